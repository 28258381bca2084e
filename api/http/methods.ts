import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Call } from '#contract/call.ts';
import { Refusal } from './refusal.ts';

type Addressed = Pick<Call, 'method' | 'path'>;

/**
 * What no call answers under a prefix. A known address asked in a way it does not know is 405 with what it does know,
 * not 404; both are told before the body is read: what it holds does not matter.
 * One route for all: five more of each call's own would double what a start registers.
 */
export function registerUnknownCalls(
  app: FastifyInstance,
  prefix: '/api/' | '/office/api/',
  calls: readonly Addressed[],
): void {
  const refuse: onRequestHookHandler = async (request, reply) => {
    const path = request.url.split('?', 1)[0] as string;
    const allowed = calls.filter((call) => patternOf(call.path).test(path)).map((call) => call.method);
    if (allowed.length === 0) throw new Refusal('call.not_found');
    reply.header('allow', [...new Set(allowed)].join(', '));
    throw new Refusal('request.method_not_allowed');
  };
  app.all(`${prefix}*`, { onRequest: refuse }, async () => undefined);
}

const patterns = new Map<string, RegExp>();

/** As the router reads it: a parameter is one part of the address, the last slash does not matter. */
function patternOf(path: string): RegExp {
  let pattern = patterns.get(path);
  if (!pattern) {
    pattern = new RegExp(
      `^${path
        .replace(/\/$/, '')
        .replaceAll('.', '\\.')
        .replace(/\{\w+\}/g, '[^/]+')}/?$`,
    );
    patterns.set(path, pattern);
  }
  return pattern;
}
