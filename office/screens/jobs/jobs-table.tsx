import type { JobRun } from '#contract/office/jobs.ts';
import { formatNumber } from '#domain/money.ts';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './jobs.module.css';
import { sayJob, saySpan } from './say-jobs.ts';

/** Those in trouble first. */
const rankOf = ({ failuresInRow, isLate }: JobRun): number => (failuresInRow > 0 ? 0 : isLate ? 1 : 2);

export function JobsTable({ jobs }: { jobs: readonly JobRun[] }) {
  const words = useWords();
  const { t } = words;
  if (jobs.length === 0) return <Empty icon="clock" title={t('jobs.none')} />;
  return (
    <div className={styles.wide}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('jobs.name')}</th>
            <th>{t('task.state')}</th>
            <th>{t('jobs.every')}</th>
            <th>{t('jobs.lastRun')}</th>
            <th className={table.number}>{t('jobs.took')}</th>
            <th className={table.number}>{t('jobs.runs')}</th>
            <th className={table.number}>{t('jobs.failures')}</th>
            <th>{t('jobs.next')}</th>
          </tr>
        </thead>
        <tbody>
          {jobs
            .toSorted((one, other) => rankOf(one) - rankOf(other))
            .map((job) => (
              <tr key={job.name}>
                <td className={styles.name}>{sayJob(job.name, t)}</td>
                <td>
                  <JobState job={job} />
                </td>
                <td data-label={t('jobs.every')}>{saySpan(job.everySeconds, t)}</td>
                <td data-label={t('jobs.lastRun')}>
                  {job.ranAt === null ? t('jobs.idle') : sayWhen(job.ranAt, words)}
                </td>
                <td className={table.number} data-label={t('jobs.took')}>
                  {job.tookMs === null ? '—' : t('jobs.ms', { count: formatNumber(job.tookMs) })}
                </td>
                <td className={table.number} data-label={t('jobs.runs')}>
                  {formatNumber(job.runs)}
                </td>
                <td className={table.number} data-label={t('jobs.failures')}>
                  {formatNumber(job.failures)}
                </td>
                <td data-label={t('jobs.next')}>
                  {job.nextInSeconds > 0
                    ? t('task.dueIn', { span: saySpan(job.nextInSeconds, t) })
                    : t('jobs.now')}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function JobState({ job }: { job: JobRun }) {
  const { t } = useWords();
  if (job.failuresInRow > 0)
    return (
      <>
        <Tag tone="bad" icon="error">
          {t('jobs.failing', { count: job.failuresInRow })}
        </Tag>
        {job.lastError === null ? null : <span className={table.second}>{job.lastError}</span>}
      </>
    );
  if (job.isLate)
    return (
      <Tag tone="warn" icon="warning">
        {t('jobs.late')}
      </Tag>
    );
  return (
    <Tag tone="good" icon="check">
      {t('jobs.well')}
    </Tag>
  );
}
