import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '#api/http/cookies.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S, localeOfPath } from '#domain/locale.ts';

/**
 * Browser-language detection, when it is on: the first visit to `/` follows the cookie, every other page sets it.
 * Gives the address to go to, or null to stay.
 */
export function followLanguageCookie(request: FastifyRequest, reply: FastifyReply): string | null {
  const chosen = readCookie(request.raw, LOCALE_COOKIE);
  const locale = localeOfPath(request.url);
  if (chosen === 'kz' && request.url === '/') return '/kz';
  if (chosen !== locale) {
    reply.header(
      'set-cookie',
      `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; SameSite=Lax`,
    );
  }
  return null;
}
