/** What goes back for the goods that are taken, and the decision; above the limits it is asked for. */
import { useState } from 'react';
import type { OfficeReturn } from '#contract/office/returns.ts';
import { formatTenge } from '#domain/money.ts';
import { useAct, useCallWith } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import type { TakenLine } from './return-lines.tsx';
import styles from './returns.module.css';

const RENEWS = {
  renews: [
    'GET /office/api/v1/returns/',
    'GET /office/api/v1/returns/{id}/',
    'GET /office/api/v1/orders/',
    'GET /office/api/v1/orders/{id}/',
    'GET /office/api/v1/orders/counts/',
  ],
} as const;

export function DecisionPanel({ of, taken }: { of: OfficeReturn; taken: readonly TakenLine[] }) {
  const { t } = useWords();
  const [comment, setComment] = useState('');
  const params = { id: String(of.id) };
  const lines = [...taken];
  const isSome = taken.some(({ count }) => count > 0);
  const quote = useCallWith(
    'POST /office/api/v1/returns/{id}/quote/',
    { enabled: isSome },
    { params, body: { lines } },
  );
  const decide = useAct('POST /office/api/v1/returns/{id}/', RENEWS);
  const shown = isSome ? quote.data?.data : undefined;
  const isAsked = decide.error?.code === 'office.needs_approval';
  const error = isAsked ? null : (decide.error ?? quote.error);
  return (
    <Panel title={t('returns.whole')}>
      <div className={page.form}>
        {isAsked ? <Note tone="good">{t('order.asked')}</Note> : null}
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        <p className={styles.refund}>{formatTenge(shown?.refund ?? 0)}</p>
        {shown && shown.pointsBack > 0 ? (
          <p className={page.quiet}>{`${t('returns.pointsBack')}: ${shown.pointsBack}`}</p>
        ) : null}
        {shown && shown.pointsTaken > 0 ? (
          <p className={page.quiet}>{`${t('returns.pointsTaken')}: ${shown.pointsTaken}`}</p>
        ) : null}
        <TextField
          label={t('returns.words')}
          value={comment}
          maxLength={500}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <div className={page.row}>
          <Button
            icon="check"
            isBusy={decide.isPending}
            whyNot={shown ? null : t('returns.take')}
            onClick={() =>
              decide.mutate(
                { params, body: { decision: 'accept', lines, refund: shown?.refund ?? 0, comment } },
                { onSuccess: () => toasts.show(t('returns.doneAccepted')) },
              )
            }
          >
            {t('returns.accept', { sum: formatTenge(shown?.refund ?? 0) })}
          </Button>
          <Button
            look="danger"
            isBusy={decide.isPending}
            whyNot={comment.trim() === '' ? t('returns.wordsNeeded') : null}
            onClick={() =>
              decide.mutate(
                { params, body: { decision: 'decline', comment } },
                { onSuccess: () => toasts.show(t('returns.doneDeclined')) },
              )
            }
          >
            {t('returns.decline')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
