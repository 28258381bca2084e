import { Histogram, register } from 'prom-client';

type Label = 'to' | 'operation' | 'result';

export const outgoingSeconds =
  (register.getSingleMetric('outgoing_seconds') as Histogram<Label> | undefined) ??
  new Histogram({
    name: 'outgoing_seconds',
    help: 'Time that partners take to answer, by partner, operation and how it ended',
    labelNames: ['to', 'operation', 'result'] as const,
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
