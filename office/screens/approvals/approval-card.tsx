import type { Approval } from '#contract/office/approvals.ts';
import { ChangeTable } from '../../changes/change-table.tsx';
import { useCallWords } from '../../changes/office-words.ts';
import { PriceEffect } from '../../changes/price-effect.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { Tag, type TagTone } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './approval-card.module.css';
import { Decision } from './decision.tsx';

const LOOKS = {
  waiting: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'good', icon: 'check' },
  declined: { tone: 'bad', icon: 'close' },
  expired: { tone: 'plain', icon: 'clock' },
  withdrawn: { tone: 'plain', icon: 'undo' },
} as const satisfies Record<Approval['state'], { tone: TagTone; icon: string }>;

export function ApprovalCard({ approval }: { approval: Approval }) {
  const words = useWords();
  const { t } = words;
  const sayCall = useCallWords();
  const { state, askedBy, decidedBy } = approval;
  const name = approval.call === null ? t('approvals.changes') : sayCall(approval.call);
  return (
    <Panel
      title={approval.title === '' ? name : `${name}: ${approval.title}`}
      lead={`${askedBy.name}, ${sayWhen(approval.askedAt, words)}`}
      end={<Tag {...LOOKS[state]}>{t(`approvals.state.${state}`)}</Tag>}
      isFlush
    >
      <div className={styles.why}>
        <Note tone="warn">{approval.why.words}</Note>
        {decidedBy ? (
          <p className={page.quiet}>
            {decidedBy.name}
            {approval.decidedAt ? `, ${sayWhen(approval.decidedAt, words)}` : ''}
            {approval.comment === '' ? '' : `: ${approval.comment}`}
          </p>
        ) : null}
        {state === 'waiting' && approval.changeSetId !== null ? (
          <PriceEffect setId={approval.changeSetId} isAsked />
        ) : null}
      </div>
      <Lines approval={approval} />
      {approval.canDecide || approval.canWithdraw ? <Decision approval={approval} /> : null}
    </Panel>
  );
}

function Lines({ approval: { lines, count } }: { approval: Approval }) {
  const { t } = useWords();
  return (
    <>
      <ChangeTable
        changes={lines}
        keyOf={({ subject, id, field }) => `${subject} ${id} ${field}`}
        nameOf={({ name }) => name}
      />
      {count > lines.length ? (
        <p className={styles.more}>{t('approvals.more', { count: count - lines.length })}</p>
      ) : null}
    </>
  );
}
