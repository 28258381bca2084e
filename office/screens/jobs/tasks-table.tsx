import type { OfficeTask } from '#contract/office/jobs.ts';
import type { IconName } from '#storefront/design/icon.tsx';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Empty, sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag, type TagTone } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { type Translate, useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './jobs.module.css';
import { percentOf, sayKind, saySpan, sayTaskFailure } from './say-jobs.ts';

const TONES: Readonly<Record<OfficeTask['state'], [TagTone, IconName]>> = {
  waiting: ['plain', 'clock'],
  running: ['tint', 'refresh'],
  stopping: ['warn', 'clock'],
  dead: ['bad', 'error'],
  stopped: ['plain', 'close'],
  done: ['good', 'check'],
};
const RENEWS = { renews: ['GET /office/api/v1/jobs/', 'GET /office/api/v1/notices/'] } as const;

/** What must be done once: each with how far it is, what it failed of, and what can be done about it. */
export function TasksTable({ tasks, whyNot }: { tasks: readonly OfficeTask[]; whyNot: string | null }) {
  const words = useWords();
  const { t } = words;
  const retry = useAct('POST /office/api/v1/jobs/{id}/retry/', RENEWS);
  const stop = useAct('POST /office/api/v1/jobs/{id}/stop/', RENEWS);
  const error = retry.error ?? stop.error;
  if (tasks.length === 0) return <Empty icon="success" title={t('jobs.noTasks')} />;
  return (
    <>
      {error ? (
        <div className={styles.note}>
          <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note>
        </div>
      ) : null}
      <div className={styles.wide}>
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t('task.what')}</th>
              <th>{t('task.state')}</th>
              <th>{t('task.progress')}</th>
              <th className={table.number}>{t('task.tries')}</th>
              <th>{t('task.askedBy')}</th>
              <th>{t('task.since')}</th>
              <th>
                <span className="visually-hidden">{t('acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {tasks.map((task) => (
              <tr key={task.id}>
                <td className={styles.name}>
                  {sayKind(task.kind, t)}
                  <span className={table.second}>№ {task.id}</span>
                </td>
                <td>
                  <State task={task} t={t} />
                </td>
                <td data-label={t('task.progress')}>
                  <Progress task={task} />
                </td>
                <td className={table.number} data-label={t('task.tries')}>
                  {task.tries}
                </td>
                <td data-label={t('task.askedBy')}>{task.askedBy?.name ?? t('task.shop')}</td>
                <td data-label={t('task.since')}>{sayWhen(task.endedAt ?? task.createdAt, words)}</td>
                <td>
                  <div className={page.row}>
                    <Button
                      look="plain"
                      size="small"
                      whyNot={whyNot ?? (task.whyNoRetry && t(`task.noRetry.${task.whyNoRetry}`))}
                      onClick={() =>
                        retry.mutate(
                          { params: { id: String(task.id) } },
                          { onSuccess: () => toasts.show(t('task.again')) },
                        )
                      }
                      aria-label={t('task.retryOf', { id: task.id })}
                    >
                      {t('task.retry')}
                    </Button>
                    <Button
                      look="danger"
                      size="small"
                      whyNot={whyNot ?? (task.whyNoStop && t(`task.noStop.${task.whyNoStop}`))}
                      onClick={() => stop.mutate({ params: { id: String(task.id) } })}
                      aria-label={t('task.stopOf', { id: task.id })}
                    >
                      {t('task.stop')}
                    </Button>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function State({ task, t }: { task: OfficeTask; t: Translate }) {
  const [tone, icon] = TONES[task.state];
  const isPut = task.state === 'waiting' && task.dueInSeconds > 1;
  return (
    <>
      <Tag tone={tone} icon={icon}>
        {t(`task.state.${task.state}`)}
      </Tag>
      {task.lastError === null ? null : (
        <span className={table.second}>{sayTaskFailure(task.lastError, t)}</span>
      )}
      {isPut ? (
        <span className={table.second}>{t('task.dueIn', { span: saySpan(task.dueInSeconds, t) })}</span>
      ) : null}
    </>
  );
}

function Progress({ task }: { task: OfficeTask }) {
  const { t } = useWords();
  const { progress } = task;
  if (progress === null) return <span className={table.second}>—</span>;
  const percent = percentOf(progress);
  if (percent === null || progress.of === null) return <>{t('task.done', { done: progress.done })}</>;
  return (
    <div className={styles.progress}>
      <progress max={progress.of} value={progress.done} aria-label={t('task.progressOf', { id: task.id })} />
      <span className="tabular">{t('task.doneOf', { done: progress.done, of: progress.of, percent })}</span>
    </div>
  );
}
