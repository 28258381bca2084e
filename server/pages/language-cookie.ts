/**
 * The language that a visitor has chosen, and where it leads. The cookie is set by a choice alone: the switch, or an
 * address with its prefix that somebody opens. A link without a prefix says nothing of a language, so that it never undoes
 * a choice; where detection is on it follows the cookie.
 */
import type { IncomingMessage } from 'node:http';
import { readCookie } from '#api/http/cookies.ts';
import {
  LOCALE_COOKIE,
  LOCALE_COOKIE_MAX_AGE_S,
  type Locale,
  localeOfPath,
  localePath,
} from '#domain/locale.ts';

type PageRequest = Pick<IncomingMessage, 'headers' | 'url'>;

interface Followed {
  /** The address to go to instead. */
  target: string | null;
  /** The cookie to set. */
  cookie: string | null;
}

const NOTHING: Followed = { target: null, cookie: null };

/** Nothing to follow and nothing to keep: a page of the cache may be the answer. */
export function isLanguageSettled(request: PageRequest, isDetected: boolean): boolean {
  const { target, cookie } = followLanguage(request, isDetected);
  return target === null && cookie === null;
}

export function followLanguage(request: PageRequest, isDetected: boolean): Followed {
  const { url = '/', headers } = request;
  const asked = localeOfPath(url);
  const chosen = readCookie({ headers }, LOCALE_COOKIE);
  if (chosen === asked || (chosen === undefined && asked === 'ru') || !isDocument(request)) return NOTHING;
  const before = languageBefore(request);
  if (before !== null) return before === asked ? NOTHING : keep(asked);
  const isLinked = /^(cross|same)-site$/.test(String(headers['sec-fetch-site']));
  if (asked === 'kz') return isLinked && chosen === 'ru' ? NOTHING : keep('kz');
  return isDetected && chosen === 'kz' ? { target: localePath(url, 'kz'), cookie: null } : NOTHING;
}

const keep = (locale: Locale): Followed => ({
  target: null,
  cookie: `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; SameSite=Lax`,
});

/** What a script fetches, and pictures and files, are no pages that somebody opens. */
function isDocument({ url = '/', headers }: PageRequest): boolean {
  const kind = headers['sec-fetch-dest'];
  return (kind === undefined || kind === 'document') && !/\/_(payload|shell)\.json(\?|$)/.test(url);
}

/** The language of the page of ours whose link was followed; null when it was none of ours, unknown when it hides. */
function languageBefore({ headers }: PageRequest): Locale | 'unknown' | null {
  const referrer = URL.parse(headers.referer ?? '');
  if (referrer && referrer.host === headers.host) return localeOfPath(referrer.pathname);
  return headers['sec-fetch-site'] === 'same-origin' ? 'unknown' : null;
}
