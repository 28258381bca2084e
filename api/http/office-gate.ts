/**
 * Where the office is to be found: nowhere, beside the storefront, or alone; on a listener, under a host and from networks of
 * its own, if the settings say so. Decided before anything else; where it is not, there is nothing.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAllowList } from '../network-list.ts';
import type { OfficeSettings } from '../office-settings.ts';
import { createServer } from '../plain-http.ts';
import { Refusal } from './refusal.ts';

const isOfficePath = (url: string): boolean => /^\/office(?:[/?]|$)/.test(url);
/** Whoever watches the process asks on either listener. */
const isServicePath = (url: string): boolean => /^\/(?:healthz|readyz)(?:[/?]|$)/.test(url);

/** Pictures of goods: the office shows the very ones that visitors see, and they are nobody's secret. */
const isPicturePath = (url: string): boolean => /^\/img\//.test(url);

/** Opens the listener of its own, for a process that serves; null: the office shares that of the shop. */
export type OpenOfficeServer = (() => Server) | null;

export function registerOfficeGate(
  app: FastifyInstance,
  settings: OfficeSettings | undefined,
): OpenOfficeServer {
  const { mode = 'off', listener = null, onlyHost = null, allow = null } = settings ?? {};
  const isAllowed = allow === null ? () => true : createAllowList(allow);
  const cameByOwnServer = new WeakSet<IncomingMessage>();

  const isOpenTo = (request: FastifyRequest): boolean =>
    mode !== 'off' &&
    (listener === null || cameByOwnServer.has(request.raw)) &&
    (onlyHost === null || request.host === onlyHost) &&
    isAllowed(request.ip);

  const isOfficeAlone = (request: FastifyRequest): boolean =>
    mode === 'only' || cameByOwnServer.has(request.raw);

  app.addHook('onRequest', async (request, reply) => {
    if (isOfficePath(request.url)) {
      reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store');
      if (!isOpenTo(request)) throw new Refusal('office.off');
    } else if (isOfficeAlone(request) && !isServicePath(request.url)) {
      if (!isPicturePath(request.url) || !isOpenTo(request)) throw new Refusal('call.not_found');
    }
  });

  if (mode === 'off' || listener === null) return null;
  return () =>
    createServer((request, response) => {
      cameByOwnServer.add(request);
      app.routing(request, response);
    });
}
