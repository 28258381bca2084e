import { useState } from 'react';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { DateField } from '../../design/date-field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';

/** Whole days as they are counted in Kazakhstan. */
const dayStart = (day: string): string => new Date(`${day}T00:00:00+05:00`).toISOString();
const dayEnd = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00+05:00`) + 24 * 60 * 60 * 1000).toISOString();

/** Sends everything of some days again: the receiver knows what it has had by the ids. */
export function ReplayForm({ id, whyNot }: { id: string; whyNot: string | null }) {
  const { t } = useWords();
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const replay = useAct('POST /office/api/v1/webhooks/{id}/replay/', {
    renews: ['GET /office/api/v1/webhooks/{id}/'],
  });
  return (
    <form
      className={page.form}
      onSubmit={(event) => {
        event.preventDefault();
        replay.mutate(
          { params: { id }, body: { since: dayStart(first), until: dayEnd(last || first) } },
          { onSuccess: ({ data }) => toasts.show(t('webhooks.replayed', { count: data.count })) },
        );
      }}
    >
      <p className={page.quiet}>{t('webhooks.replayLead')}</p>
      {replay.error ? <Note tone="bad">{sayFailure(replay.error, t('state.noAnswer'))}</Note> : null}
      <DateField label={t('webhooks.firstDay')} value={first} onChange={setFirst} />
      <DateField label={t('webhooks.lastDay')} value={last} onChange={setLast} />
      <div className={page.row}>
        <Button
          type="submit"
          look="plain"
          isBusy={replay.isPending}
          whyNot={whyNot ?? (first === '' ? t('webhooks.dayNeeded') : null)}
        >
          {t('webhooks.sendAgain')}
        </Button>
      </div>
    </form>
  );
}
