/** The tasks of a page's main thread after its first paint, read off a trace of Chromium. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds; `tdur` is the thread's processor time. */
  ts: number;
  dur?: number;
  tdur?: number;
}

export interface Task {
  cpuMs: number;
  /** What took the most of it. */
  what: readonly string[];
}

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
/** A phone against the machine that looks, as Lighthouse reckons; the promise that a press waits no longer. */
const SLOWER = 4;
const ANSWER_MS = 50;
const WORTH_TELLING_MS = 1;

const cpuOf = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

export function findTasks(events: readonly TraceEvent[]): Task[] {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('nothing was painted');
  const own = events
    .filter(
      ({ pid, tid, ts, dur = 0 }) =>
        pid === painted.pid && tid === painted.tid && ts >= painted.ts && dur > 0,
    )
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const tasks: Task[] = [];
  let end = 0;
  for (const task of own.filter(({ name }) => TASKS.has(name))) {
    // A task within a task is told with the outer one.
    if (task.ts < end) continue;
    end = task.ts + (task.dur ?? 0);
    const within = own.filter(
      (each) =>
        !TASKS.has(each.name) && each.ts >= task.ts && each.ts < end && cpuOf(each) > WORTH_TELLING_MS,
    );
    tasks.push({
      cpuMs: cpuOf(task),
      what: within.slice(0, 4).map((each) => `${each.name} ${cpuOf(each).toFixed(1)}`),
    });
  }
  return tasks;
}

/** What of each task is longer than an answer may take, on a phone. */
export const blockingOf = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { cpuMs }) => sum + Math.max(0, SLOWER * cpuMs - ANSWER_MS), 0);
