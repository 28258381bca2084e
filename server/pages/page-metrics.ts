import { Counter, register } from 'prom-client';

/** Pages by where they came from: hit, stale (shown while renewed), rescue (database away), miss, uncached, class (of a price class, with a name put in). */
export const pageAnswers =
  (register.getSingleMetric('page_answers_total') as Counter<'cache'> | undefined) ??
  new Counter({ name: 'page_answers_total', help: 'Pages by cache outcome', labelNames: ['cache'] as const });
