import type { Health } from '#contract/office/jobs.ts';
import { useMe } from '../../access/use-me.ts';
import { useCallWith } from '../../calls/use-call.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { HealthPanel } from '../../figures/health-panel.tsx';
import { useWords } from '../../i18n/words.ts';
import { JobsTable } from './jobs-table.tsx';
import { TasksTable } from './tasks-table.tsx';

/** The stream tells at once; this is for whoever has none. */
const LOOK_EVERY_MS = 15_000;

/** What runs beside the requests, what waits and what was given up, and whether the shop is well. */
export function JobsScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const jobs = useCallWith('GET /office/api/v1/jobs/', { refetchInterval: LOOK_EVERY_MS });
  const whyNot = rights.outside?.write === undefined ? t('whyNot.right') : null;
  return (
    <>
      <PageHead
        title={t('jobs.title')}
        lead={jobs.data ? <Overall health={jobs.data.data.health} /> : undefined}
      />
      <div className={page.page}>
        <Answered of={jobs}>
          {({ data }) => (
            <>
              <Panel title={t('jobs.health')}>
                <HealthPanel health={data.health} />
              </Panel>
              <Panel title={t('jobs.tasks')} lead={t('jobs.tasksLead')} isFlush>
                <TasksTable tasks={data.tasks} whyNot={whyNot} />
              </Panel>
              <Panel title={t('jobs.jobs')} lead={t('jobs.jobsLead')} isFlush>
                <JobsTable jobs={data.jobs} />
              </Panel>
            </>
          )}
        </Answered>
      </div>
    </>
  );
}

function Overall({ health }: { health: readonly Health[] }) {
  const { t } = useWords();
  const isDown = health.some(({ state }) => state === 'down');
  const isTroubled = health.some(({ state }) => state === 'troubled');
  if (isDown)
    return (
      <Tag tone="bad" icon="error">
        {t('jobs.allDown')}
      </Tag>
    );
  if (isTroubled)
    return (
      <Tag tone="warn" icon="warning">
        {t('jobs.allTroubled')}
      </Tag>
    );
  return (
    <Tag tone="good" icon="check">
      {t('jobs.allWell')}
    </Tag>
  );
}
