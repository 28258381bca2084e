import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/call.ts';
import { Refusal } from './refusal.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** A known address asked in a way it does not know is 405 with what it does know, not 404. */
export function registerMethodRefusals(
  app: FastifyInstance,
  calls: readonly Pick<Call, 'method' | 'path'>[],
): void {
  for (const [path, ofPath] of Map.groupBy(calls, (call) => call.path)) {
    const known = new Set<string>(ofPath.map((call) => call.method));
    const allow = [...known].join(', ');
    app.route({
      method: METHODS.filter((method) => !known.has(method)),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      // Refused before the body is read: what it holds does not matter.
      onRequest: async (_request, reply) => {
        reply.header('allow', allow);
        throw new Refusal('request.method_not_allowed');
      },
      handler: async () => undefined,
    });
  }
}
