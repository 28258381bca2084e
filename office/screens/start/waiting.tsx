import type { WaitingHands } from '#contract/office/figures.ts';
import type { RightsOf } from '#domain/office/rights.ts';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import { useCall, useCallWith } from '../../calls/use-call.ts';
import { isToLookAt } from '../../changes/left-out.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { saySpan } from '../../orders/say-order.ts';
import styles from './start.module.css';

const LOOK_MS = 30_000;

/** What needs hands. A thing of which there is none is not shown; what could not be counted is said. */
export function Waiting({ rights }: { rights: RightsOf }) {
  const { t } = useWords();
  const mayManage = rights.staff?.write !== undefined;
  const hands = useCallWith('GET /office/api/v1/figures/hands/', { refetchInterval: LOOK_MS });
  const approvals = useCall('GET /office/api/v1/approvals/', { query: { state: 'waiting' } });
  const staff = useCallWith('GET /office/api/v1/staff/', { enabled: mayManage });
  const sets = useCall('GET /office/api/v1/changes/', { query: { of: 'mine' } });
  const leftOut = sets.data?.items.filter((set) => isToLookAt(set, Date.now())).length ?? 0;
  const members = staff.data?.items ?? [];
  return (
    <Panel title={t('start.waiting')} isFlush>
      <Answered of={hands}>
        {({ items: waiting }) => (
          <Answered of={approvals}>
            {({ items }) => (
              <Lines
                hands={waiting}
                counts={{
                  approvals: items.filter(({ canDecide }) => canDecide).length,
                  leftOut,
                  locked: members.filter(({ state }) => state === 'locked').length,
                  invited: members.filter(({ state }) => state === 'invited').length,
                }}
              />
            )}
          </Answered>
        )}
      </Answered>
    </Panel>
  );
}

const HANDS: Readonly<Record<WaitingHands['kind'], { to: string; icon: IconName; isUrgent: boolean }>> = {
  confirm: { to: '/orders?view=confirm', icon: 'box', isUrgent: true },
  cancel: { to: '/orders?view=cancel', icon: 'error', isUrgent: true },
  returns: { to: '/returns', icon: 'undo', isUrgent: false },
  replacements: { to: '/orders', icon: 'refresh', isUrgent: false },
  callbacks: { to: '/queue?kind=callback', icon: 'phone', isUrgent: true },
  questions: { to: '/queue?kind=question', icon: 'question', isUrgent: false },
  reviews: { to: '/queue?kind=review', icon: 'star', isUrgent: false },
  wholesale: { to: '/wholesale', icon: 'document', isUrgent: false },
  breaks: { to: '/payments', icon: 'card', isUrgent: true },
};

type Counts = Readonly<Record<'approvals' | 'leftOut' | 'locked' | 'invited', number>>;

function Lines({ hands, counts }: { hands: readonly WaitingHands[]; counts: Counts }) {
  const words = useWords();
  const { t } = words;
  const { approvals, leftOut, locked, invited } = counts;
  if (hands.length + approvals + leftOut + locked + invited === 0)
    return <Empty icon="success" title={t('start.nothing')} />;
  return (
    <ul className={styles.list}>
      {hands.map(({ kind, count, since }) => (
        <Line
          key={kind}
          {...HANDS[kind]}
          words={t(`hands.${kind}`)}
          oldest={
            since === null
              ? null
              : t('hands.oldest', { time: saySpan(Date.now() - Date.parse(since), words) })
          }
          count={count}
        />
      ))}
      <Line
        to="/approvals?state=waiting"
        icon="success"
        words={t('start.approvals')}
        count={approvals}
        isUrgent
      />
      <Line to="/changes" icon="calendar" words={t('start.leftOut')} count={leftOut} isUrgent />
      <Line to="/staff?state=locked" icon="warning" words={t('start.locked')} count={locked} isUrgent />
      <Line to="/staff?state=invited" icon="mail" words={t('start.invited')} count={invited} />
    </ul>
  );
}

interface LineProps {
  to: string;
  icon: IconName;
  words: string;
  /** How long the oldest of them waits. */
  oldest?: string | null;
  count: number;
  isUrgent?: boolean;
}

function Line({ to, icon, words, oldest = null, count, isUrgent = false }: LineProps) {
  if (count === 0) return null;
  return (
    <li>
      <OfficeLink className={styles.line} to={to}>
        <Icon name={icon} size={20} />
        <span className={styles.words}>
          {words}
          {oldest === null ? null : <small>{oldest}</small>}
        </span>
        <span className={styles.count} data-urgent={isUrgent || undefined}>
          {count}
        </span>
      </OfficeLink>
    </li>
  );
}
