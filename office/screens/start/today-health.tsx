import type { RightsOf } from '#domain/office/rights.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { HealthPanel } from '../../figures/health-panel.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './start.module.css';

const LOOK_MS = 60_000;

/** Whether everything runs, and the ways to whatever does not. */
export function TodayHealth({ rights }: { rights: RightsOf }) {
  const { t } = useWords();
  const jobs = useCallWith('GET /office/api/v1/jobs/', { refetchInterval: LOOK_MS });
  const troubled = jobs.data?.data.jobs.filter(
    ({ failuresInRow, isLate }) => failuresInRow > 0 || isLate,
  ).length;
  const dead = jobs.data?.data.kinds.reduce((sum, kind) => sum + kind.dead, 0);
  const isWell = troubled === 0 && dead === 0;
  const ways = [
    ['/exchange', t('exchange.title')],
    ['/feeds', t('feeds.title')],
    ['/keys', t('keys.title')],
    ...(rights.payments?.read === undefined ? [] : [['/payments', t('payments.title')]]),
  ] as [string, string][];
  return (
    <Panel
      title={t('start.health')}
      end={
        jobs.data ? (
          <OfficeLink className={styles.way} to="/jobs">
            <Tag tone={isWell ? 'good' : 'warn'} icon={isWell ? 'check' : 'warning'}>
              {isWell
                ? t('start.jobsWell')
                : t('start.jobsTroubled', { count: (troubled ?? 0) + (dead ?? 0) })}
            </Tag>
          </OfficeLink>
        ) : undefined
      }
    >
      <Answered of={jobs}>{({ data }) => <HealthPanel health={data.health} />}</Answered>
      <p className={styles.ways}>
        {ways.map(([to, title]) => (
          <OfficeLink key={to} className={styles.way} to={to}>
            {title}
          </OfficeLink>
        ))}
      </p>
    </Panel>
  );
}
