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

export interface AnswerFacts {
  method: string;
  /** The pattern, never the address. */
  route: string;
  status: number;
  ms: number;
}

export function noteAnswer({ method, route, status, ms }: AnswerFacts): void {
  seconds.observe({ method, route }, ms / 1000);
  answers.inc({ method, route, status });
}

export function registerMetrics(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    noteAnswer({ method, route, status: reply.statusCode, ms: reply.elapsedTime });
  });
}
