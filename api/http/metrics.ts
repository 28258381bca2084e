import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, register } from 'prom-client';

/** Registered once per process; the supervisor adds up what its workers count. */
const seconds =
  (register.getSingleMetric('http_request_seconds') as Histogram<'method' | 'route'> | undefined) ??
  new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by method and route pattern',
    labelNames: ['method', 'route'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
  });

const answers =
  (register.getSingleMetric('http_answers_total') as Counter<'method' | 'route' | 'status'> | undefined) ??
  new Counter({
    name: 'http_answers_total',
    help: 'Answers by method, route pattern and status',
    labelNames: ['method', 'route', 'status'] as const,
  });

export function registerMetrics(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown' };
    seconds.observe(labels, reply.elapsedTime / 1000);
    answers.inc({ ...labels, status: reply.statusCode });
  });
}
