/**
 * What runs beside the requests, as staff see it: the table of jobs, the queue of tasks, the health of the shop. Promises
 * words that name nobody. Relies on jobs and tasks, which alone know how they work.
 */
import type { Health, JobRun, OfficeTask } from '#contract/office/jobs.ts';
import { findReach } from '#domain/office/rights.ts';
import type { Database, Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import { listJobRuns } from '../jobs.ts';
import { findTask, type ListedTask, listTasks, runTaskAgain, stopTask } from '../tasks/tasks.ts';
import { readDatabaseFacts } from './health.queries.ts';

/** Of those that look every second the table hears once a minute: only after two of them is a job late. */
const LATE_AFTER_SECONDS = 120;
/** Letters should leave within seconds. */
const MAIL_LATE_SECONDS = 300;
const MAIL_KIND = 'letter';

export interface OfficeJobsParts {
  db: Database;
  hasDiskSpace(): boolean;
  isIndexReady(): boolean;
  /** null: nothing is read elsewhere. */
  isReplicaRead: (() => boolean) | null;
  mailGoes: 'smtp' | 'outbox';
}

type TaskRow = NonNullable<Awaited<ReturnType<typeof findTask>>>;

export type OfficeJobs = ReturnType<typeof createOfficeJobs>;

export function createOfficeJobs({
  db,
  hasDiskSpace,
  isIndexReady,
  isReplicaRead,
  mailGoes,
}: OfficeJobsParts) {
  async function getTask(id: string): Promise<TaskRow> {
    const task = await findTask(db, Number(id));
    if (!task) throw new Refusal('job.not_found');
    return task;
  }

  async function listHealth(mail: { dead: number; oldestSeconds: number }): Promise<Health[]> {
    const facts = await readDatabaseFacts(db);
    const isCrowded = facts.connections > facts.mostConnections * 0.9;
    const isMailLate = mail.oldestSeconds > MAIL_LATE_SECONDS;
    return [
      { part: 'database', state: isCrowded ? 'troubled' : 'well', facts: { ...facts } },
      { part: 'disk', state: hasDiskSpace() ? 'well' : 'down', facts: {} },
      { part: 'index', state: isIndexReady() ? 'well' : 'down', facts: {} },
      {
        part: 'mail',
        state: isMailLate || mail.dead > 0 ? 'troubled' : 'well',
        facts: { goes: mailGoes, dead: mail.dead, oldestSeconds: Math.round(mail.oldestSeconds) },
      },
      {
        part: 'replica',
        state: isReplicaRead === null ? 'none' : isReplicaRead() ? 'well' : 'troubled',
        facts: {},
      },
    ];
  }

  return {
    async list() {
      const [runs, { kinds, tasks }] = await Promise.all([listJobRuns(db), listTasks(db)]);
      const mail = kinds.find(({ kind }) => kind === MAIL_KIND) ?? { dead: 0, oldestSeconds: 0 };
      return {
        jobs: runs.map(toJobRun),
        kinds,
        tasks: tasks.map(toOfficeTask),
        health: await listHealth(mail),
      };
    },

    /** Who asked for it follows it; all others need the right to see the jobs. */
    async get(viewer: OfficeViewer, id: string): Promise<OfficeTask> {
      const task = await getTask(id);
      if (task.askedBy !== viewer.id && findReach(viewer, 'outside', 'read') === null)
        throw new Refusal('job.not_found');
      return toOfficeTask(task);
    },

    async retry(tx: Db, id: string): Promise<OfficeTask> {
      const task = await getTask(id);
      if (task.isLeased) throw new Refusal('job.running');
      const again = await runTaskAgain(tx, task.id);
      if (again === 'missing') throw new Refusal('job.not_found');
      if (again !== 'again') throw new Refusal(again === 'done' ? 'job.done' : 'job.forgotten');
      return toOfficeTask((await findTask(tx, task.id)) ?? task);
    },

    async stop(tx: Db, id: string): Promise<OfficeTask> {
      const task = await getTask(id);
      const stopped = await stopTask(tx, task.id);
      if (stopped === 'missing') throw new Refusal('job.not_found');
      if (stopped === 'over') throw new Refusal('job.over');
      return toOfficeTask((await findTask(tx, task.id)) ?? task);
    },

    async countTroubles(): Promise<{ deadTasks: number; failingJobs: number }> {
      const [runs, { kinds }] = await Promise.all([listJobRuns(db), listTasks(db)]);
      return {
        deadTasks: kinds.reduce((sum, { dead }) => sum + dead, 0),
        failingJobs: runs.filter(({ failuresInRow }) => failuresInRow > 0).length,
      };
    },
  };
}

const ago = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(Date.now() - seconds * 1000).toISOString();

function toJobRun(run: Awaited<ReturnType<typeof listJobRuns>>[number]): JobRun {
  const everySeconds = run.everyMs / 1000;
  const nextInSeconds = Math.round(everySeconds - run.lookedSecondsAgo);
  return {
    name: run.job,
    everySeconds,
    ranAt: ago(run.ranSecondsAgo),
    tookMs: run.tookMs,
    runs: run.runs,
    failures: run.failures,
    failuresInRow: run.failuresInRow,
    failedAt: ago(run.failedSecondsAgo),
    lastError: run.failuresInRow === 0 ? null : run.lastError,
    nextInSeconds,
    isLate: nextInSeconds < -LATE_AFTER_SECONDS,
  };
}

function stateOf({ state, isLeased, isStopAsked }: TaskRow): OfficeTask['state'] {
  if (state !== 'waiting') return state;
  if (!isLeased) return 'waiting';
  return isStopAsked ? 'stopping' : 'running';
}

function toOfficeTask(task: TaskRow | ListedTask): OfficeTask {
  const state = stateOf(task);
  const isOver = state === 'dead' || state === 'stopped' || state === 'done';
  const noRetry = state === 'done' ? 'done' : task.hasPayload ? null : 'forgotten';
  return {
    id: task.id,
    kind: task.kind,
    state,
    tries: task.tries,
    dueInSeconds: Math.round(task.dueInSeconds),
    progress: (task.progress as OfficeTask['progress']) ?? null,
    lastError: task.lastError,
    askedBy: task.askedBy === null ? null : { id: task.askedBy, name: task.askedByName ?? '' },
    createdAt: task.createdAt.toISOString(),
    endedAt: task.endedAt?.toISOString() ?? null,
    whyNoRetry: state === 'running' || state === 'stopping' ? 'running' : noRetry,
    whyNoStop: isOver ? 'over' : state === 'stopping' ? 'asked' : null,
  };
}
