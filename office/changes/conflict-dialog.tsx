/**
 * Two have written to one field: was, mine, theirs, word by word. Everything else of the set is saved already; here the
 * person says what the fields in question shall be, over what the other one wrote and knowing it.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Change, ChangeItem, ChangeSet } from '#contract/office/changes.ts';
import { useMe } from '../access/use-me.ts';
import { useCall } from '../calls/use-call.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { sayWhen } from '../i18n/say-when.ts';
import { useWords } from '../i18n/words.ts';
import { type Choice, toResolved } from './conflict-choice.ts';
import styles from './conflict-dialog.module.css';
import { ConflictRow } from './conflict-row.tsx';

interface ConflictDialogProps {
  set: ChangeSet;
  isBusy: boolean;
  /** What is to be written, and the fields where the other's stays. */
  onDecide: (changes: Change[], givenUp: ChangeItem[]) => void;
  onClose: () => void;
}

export function ConflictDialog({ set, isBusy, onDecide, onClose }: ConflictDialogProps) {
  const words = useWords();
  const { t } = words;
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const conflicts = set.items.filter(({ state }) => state === 'conflict');
  const saved = set.items.filter(({ state }) => state === 'applied');
  const other = useOther(conflicts[0]);
  const isDecided = conflicts.every(({ n }) => choices[n] !== undefined);
  const changes = conflicts.flatMap((item) => toResolved(item, choices[item.n]) ?? []);
  const finish = () =>
    onDecide(
      changes,
      conflicts.filter(({ n }) => choices[n]?.kind === 'theirs'),
    );
  useCtrlEnter(() => isDecided && !isBusy && finish());
  return (
    <Dialog
      size="wide"
      title={other ? t('conflict.by', { name: other.name }) : t('conflict.title')}
      lead={t('conflict.lead', { saved: saved.length })}
      onClose={onClose}
      footer={
        <>
          <p className={styles.hint}>{t('conflict.log')}</p>
          <Button look="quiet" onClick={onClose}>
            {t('save.back')}
          </Button>
          <Button
            keys="Ctrl Enter"
            isBusy={isBusy}
            whyNot={isDecided ? null : t('conflict.choose')}
            onClick={finish}
          >
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('change.field')}</th>
            <th>{t('conflict.was')}</th>
            <th>{t('conflict.mine')}</th>
            <th>{other ? `${other.name}, ${sayWhen(other.at, words)}` : t('conflict.theirs')}</th>
            <th>{t('conflict.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {[...saved, ...conflicts].map((item) => (
            <ConflictRow
              key={item.n}
              item={item}
              choice={choices[item.n]}
              onChoose={(choice) => setChoices({ ...choices, [item.n]: choice })}
            />
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

/** Who else wrote last to the thing in question, by the log; unknown where it is not for this reader. */
function useOther(item: ChangeItem | undefined): { name: string; at: string } | null {
  const me = useMe();
  const log = useCall('GET /office/api/v1/log/', {
    query: { subject: item?.subject, subjectId: item?.id ?? 0, limit: 10 },
  });
  const entry = log.data?.items.find(({ staff, rows }) => rows > 0 && staff !== null && staff.id !== me.id);
  return entry?.staff ? { name: entry.staff.name, at: entry.at } : null;
}

function useCtrlEnter(act: () => void): void {
  const press = useEffectEvent(act);
  // Keys are the document's.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') press();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
