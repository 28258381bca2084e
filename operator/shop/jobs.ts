import { listJobRuns } from '#api/jobs.ts';
import type { Subject } from './subject.ts';

type JobRun = Awaited<ReturnType<typeof listJobRuns>>[number];

/** Of those that look every second the table hears once a minute: only after two of them is a job late. */
const WRITTEN_EVERY_SECONDS = 60;

/** How the work beside the requests is doing, as the workers of all machines have written it down. */
export const jobs: Subject = {
  usage: ['jobs'],

  async run(db) {
    const runs = await listJobRuns(db);
    if (runs.length === 0) return 'No job has run yet: is the shop open?';
    const lines = [['job', 'every', 'last run', 'took', 'runs', 'failed', 'next', ''], ...runs.map(toLine)];
    const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? [];
    return lines
      .map((line) =>
        line
          .map((word, at) => word.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n');
  },
};

function toLine(run: JobRun): string[] {
  const { job, everyMs, ranSecondsAgo, tookMs, runs, failures, failuresInRow, lastError } = run;
  return [
    job,
    toTime(everyMs / 1000),
    ranSecondsAgo === null ? 'nothing to do yet' : `${toTime(ranSecondsAgo)} ago`,
    tookMs === null ? '' : `${tookMs} ms`,
    String(runs),
    failuresInRow === 0 ? String(failures) : `${failures}, the last ${failuresInRow} in a row`,
    toNext(run),
    failuresInRow === 0 ? '' : (lastError ?? ''),
  ];
}

function toNext({ everyMs, lookedSecondsAgo }: JobRun): string {
  const left = everyMs / 1000 - lookedSecondsAgo;
  if (left >= 0) return `in ${toTime(left)}`;
  return -left <= 2 * WRITTEN_EVERY_SECONDS
    ? 'now'
    : `LATE: nobody has looked for ${toTime(lookedSecondsAgo)}`;
}

function toTime(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
