import { Counter, Gauge, Histogram, register } from 'prom-client';

/** Registered once per process; the supervisor adds up what its workers count, and takes the worst of the gauges. */
const known = <T>(name: string, make: () => T): T =>
  (register.getSingleMetric(name) as T | undefined) ?? make();
const labelNames = ['job'] as const;

const seconds = known(
  'job_seconds',
  () =>
    new Histogram({
      name: 'job_seconds',
      help: 'Time a job took, by job',
      labelNames,
      buckets: [0.01, 0.1, 1, 10, 60],
    }),
);
const failures = known(
  'job_failures_total',
  () => new Counter({ name: 'job_failures_total', help: 'Runs of a job that failed', labelNames }),
);
const inRow = known(
  'job_failures_in_row',
  () =>
    new Gauge({
      name: 'job_failures_in_row',
      help: 'How often a job has failed since it last went well',
      labelNames,
      aggregator: 'max',
    }),
);
const lookedAt = known(
  'job_last_look_seconds',
  () =>
    new Gauge({
      name: 'job_last_look_seconds',
      help: 'When a job was last seen to, due or not, in Unix time',
      labelNames,
      aggregator: 'max',
    }),
);

interface Look {
  /** null when there was nothing to do */
  tookMs: number | null;
  isFailure: boolean;
  failuresInRow: number;
}

export function noteMetrics(job: string, { tookMs, isFailure, failuresInRow }: Look): void {
  lookedAt.set({ job }, Date.now() / 1000);
  inRow.set({ job }, failuresInRow);
  if (tookMs !== null) seconds.observe({ job }, tookMs / 1000);
  if (isFailure) failures.inc({ job });
}
