/** Saves edits as a set of changes; what collided or is wrong stays on the page with its words, the rest is written. */
import { useState } from 'react';
import type { ChangeItem } from '#contract/office/changes.ts';
import type { Json } from '#domain/office/changes.ts';
import { useAct } from '../../calls/use-call.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';

export interface Edit {
  subject: string;
  id: number;
  field: string;
  from: Json;
  to: Json;
}

const RENEWS = { renews: ['GET /office/api/v1/settings/', 'GET /office/api/v1/log/'] } as const;
const isFault = ({ state }: ChangeItem) => state === 'conflict' || state === 'wrong' || state === 'held';

export function useSaving(onSaved: () => void) {
  const { t } = useWords();
  const [faults, setFaults] = useState<readonly ChangeItem[]>([]);
  const make = useAct('POST /office/api/v1/changes/', RENEWS);
  const undo = useAct('POST /office/api/v1/changes/{id}/undo/', RENEWS);

  function save(edits: readonly Edit[]): void {
    make.mutate(
      { body: { title: t('settings.title'), items: [...edits], apply: true } },
      {
        onSuccess(answer) {
          // A second person is asked: the server says so in its own words.
          if (!('data' in answer) || 'code' in answer) {
            toasts.show(String((answer as { message?: string }).message ?? ''));
            return onSaved();
          }
          const set = answer.data;
          const left = set.items.filter(isFault);
          setFaults(left);
          if (left.length > 0) return;
          onSaved();
          const back = () => undo.mutate({ params: { id: String(set.id) }, body: { apply: true } });
          toasts.show(t('settings.saved'), { act: { label: t('settings.undo'), run: back } });
        },
      },
    );
  }

  return {
    save,
    faults,
    error: make.error ?? undo.error,
    isBusy: make.isPending,
    forget: () => setFaults([]),
    faultOf: (subject: string, id: number, field: string): string | null =>
      faults.find((item) => item.subject === subject && item.id === id && item.field === field)?.why?.words ??
      null,
  };
}
