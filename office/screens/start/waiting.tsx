import type { RightsOf } from '#domain/office/rights.ts';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import { useCall, useCallWith } from '../../calls/use-call.ts';
import { isToLookAt } from '../../changes/left-out.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './start.module.css';

/** What needs hands. A thing of which there is none is not shown; what could not be counted is said. */
export function Waiting({ rights }: { rights: RightsOf }) {
  const { t } = useWords();
  const mayManage = rights.staff?.write !== undefined;
  const approvals = useCall('GET /office/api/v1/approvals/', { query: { state: 'waiting' } });
  const staff = useCallWith('GET /office/api/v1/staff/', { enabled: mayManage });
  const sets = useCall('GET /office/api/v1/changes/', { query: { of: 'mine' } });
  const leftOut = sets.data?.items.filter((set) => isToLookAt(set, Date.now())).length ?? 0;
  return (
    <Panel title={t('start.waiting')} isFlush>
      <Answered of={approvals}>
        {({ items }) => {
          const mine = items.filter(({ canDecide }) => canDecide).length;
          if (!mayManage) return <Lines counts={{ approvals: mine, leftOut, locked: 0, invited: 0 }} />;
          return (
            <Answered of={staff}>
              {({ items: members }) => (
                <Lines
                  counts={{
                    approvals: mine,
                    leftOut,
                    locked: members.filter(({ state }) => state === 'locked').length,
                    invited: members.filter(({ state }) => state === 'invited').length,
                  }}
                />
              )}
            </Answered>
          );
        }}
      </Answered>
    </Panel>
  );
}

type Counts = Readonly<Record<'approvals' | 'leftOut' | 'locked' | 'invited', number>>;

function Lines({ counts }: { counts: Counts }) {
  const { t } = useWords();
  const { approvals, leftOut, locked, invited } = counts;
  if (approvals + leftOut + locked + invited === 0)
    return <Empty icon="success" title={t('start.nothing')} />;
  return (
    <ul className={styles.list}>
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
  count: number;
  isUrgent?: boolean;
}

function Line({ to, icon, words, count, isUrgent = false }: LineProps) {
  if (count === 0) return null;
  return (
    <li>
      <OfficeLink className={styles.line} to={to}>
        <Icon name={icon} size={20} />
        <span className={styles.words}>{words}</span>
        <span className={styles.count} data-urgent={isUrgent || undefined}>
          {count}
        </span>
      </OfficeLink>
    </li>
  );
}
