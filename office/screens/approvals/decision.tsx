import { useState } from 'react';
import type { Approval } from '#contract/office/approvals.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './approval-card.module.css';

/** What was seen is what is done: the digest of this very preview goes along. */
export function Decision({ approval }: { approval: Approval }) {
  const { t } = useWords();
  const [comment, setComment] = useState('');
  const decide = useAct('POST /office/api/v1/approvals/{id}/', {
    renews: ['GET /office/api/v1/approvals/', 'GET /office/api/v1/staff/', 'GET /office/api/v1/tree/'],
  });
  const say = (decision: 'approve' | 'decline' | 'withdraw') =>
    decide.mutate(
      { params: { id: String(approval.id) }, body: { decision, digest: approval.digest, comment } },
      { onSuccess: () => toasts.show(t(`approvals.done.${decision}`)) },
    );
  return (
    <div className={styles.decision}>
      {decide.error ? <Note tone="bad">{sayFailure(decide.error, t('state.noAnswer'))}</Note> : null}
      {approval.canDecide ? (
        <>
          <TextField
            label={t('approvals.comment')}
            value={comment}
            maxLength={500}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <div className={page.row}>
            <Button icon="check" isBusy={decide.isPending} onClick={() => say('approve')}>
              {t('approvals.approve')}
            </Button>
            <Button
              look="danger"
              whyNot={comment.trim() === '' ? t('approvals.commentNeeded') : null}
              isBusy={decide.isPending}
              onClick={() => say('decline')}
            >
              {t('approvals.decline')}
            </Button>
          </div>
        </>
      ) : null}
      {approval.canWithdraw ? (
        <div className={page.row}>
          <Button look="plain" icon="undo" isBusy={decide.isPending} onClick={() => say('withdraw')}>
            {t('approvals.withdraw')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
