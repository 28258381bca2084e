/**
 * Did the shop's own page make this request? Browsers tell by Sec-Fetch-Site; older ones by Origin.
 * It guards the cookie only: a request with a Bearer token, or with no cookie, proves itself or needs no proof.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isOwnOrigin(request: Pick<FastifyRequest, 'headers' | 'method'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return SAFE_METHODS.has(request.method);
  return URL.parse(origin)?.host === request.headers.host;
}

/** For calls that log somebody in: another site must not do that to a visitor, with or without a cookie of ours. */
export function requireNotForeign(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === undefined && origin === undefined) return;
  if (!isOwnOrigin(request)) throw new Refusal('request.foreign_origin');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Programs speak here, by a cookie that no browser ever gets. */
    hasOwnSession?: true;
  }
}

/** A state-changing request with a cookie must come from the shop's own page (cross-site request forgery). */
export function registerOriginRule(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.hasOwnSession) return;
    if (request.headers.cookie === undefined || request.headers.authorization !== undefined) return;
    if (!isOwnOrigin(request)) throw new Refusal('request.foreign_origin');
  });
}
