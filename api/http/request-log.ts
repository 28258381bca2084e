/**
 * One line per request: method, the route's pattern, status, time, request id. Never the URL itself, headers,
 * address or body: queries carry card numbers and searches, headers carry tokens.
 */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerFacts } from './metrics.ts';
import { randomText } from './random-text.ts';

export const makeRequestId = (): string => randomText(9);

/** What is logged of an error: PostgreSQL's details and a query's values may be a person's, and are left out. */
export function toLoggedError(error: Error & { code?: unknown }): {
  type: string;
  message: string;
  stack: string;
  code?: string | number;
} {
  const { code } = error;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
  };
}

/** The same line for what is answered before the application is entered. */
export function logAnswer(log: FastifyBaseLogger, reqId: string, { ms, ...facts }: AnswerFacts): void {
  log.info({ reqId, ...facts, ms: Math.round(ms * 10) / 10 }, 'request');
}

export function registerRequestLog(
  app: FastifyInstance,
  findTraceId: (request: FastifyRequest) => string | null = () => null,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const trace = findTraceId(request);
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(trace === null ? {} : { trace }),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
  });
}
