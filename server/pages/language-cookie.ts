/**
 * Browser-language detection, when it is on: a first visit to `/` follows the cookie, every page keeps it. Whoever comes
 * to `/` from a page of the shop has chosen Russian there, with or without a script, and is not sent back.
 */
import type { IncomingMessage } from 'node:http';
import { readCookie } from '#api/http/cookies.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S, localeOfPath, localePath } from '#domain/locale.ts';

type PageRequest = Pick<IncomingMessage, 'headers' | 'url'>;

/** Nothing to follow and nothing to keep: a page of the cache may be the answer. */
export const isLanguageSettled = ({ headers, url = '/' }: PageRequest): boolean =>
  readCookie({ headers }, LOCALE_COOKIE) === localeOfPath(url);

/** Gives the address to go to, or the cookie to set, or neither. */
export function followLanguageCookie(request: PageRequest): { target: string | null; cookie: string | null } {
  const { url = '/', headers } = request;
  if (isLanguageSettled(request)) return { target: null, cookie: null };
  const isFirstVisit = headers['sec-fetch-site'] !== 'same-origin' && /^\/(?:\?|$)/.test(url);
  if (isFirstVisit && readCookie({ headers }, LOCALE_COOKIE) === 'kz') {
    return { target: localePath(url, 'kz'), cookie: null };
  }
  const cookie = `${LOCALE_COOKIE}=${localeOfPath(url)}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; SameSite=Lax`;
  return { target: null, cookie };
}
