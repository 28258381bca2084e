/** What a page request says of its visitor, read from its cookies and headers with distrust. */
import type { IncomingMessage } from 'node:http';
import { readCookie, readRawCookie } from '#api/http/cookies.ts';
import { CITY_COOKIE, parseCityCookie } from '#domain/city.ts';
import { stripLocale } from '#domain/locale.ts';
import { LEAVE_OLD_APPLICATION } from '#domain/navigation.ts';
import {
  PLAIN_CART_COOKIE,
  PLAIN_NOTE_COOKIE,
  type PlainVisit,
  parsePlainCart,
  parsePlainNote,
} from '#domain/plain-cart.ts';

export interface Visit {
  /** As the cookie says, known or not; null without a usable cookie. */
  askedCity: string | null;
  hasToken: boolean;
  /** The old application's cookie sends its users to a notice (spec 2). */
  isOldApplication: boolean;
  isBot: boolean;
}

/** The notice's own button: whoever presses it is in the shop from now on. */
export const hasLeftOldApplication = (url: string): boolean =>
  new URLSearchParams(url.replace(/^[^?]*/, '')).has(LEAVE_OLD_APPLICATION);

export const NO_PLAIN_NOTE_COOKIE = `${PLAIN_NOTE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
export const NO_MOBILE_COOKIE = 'mobile=; Path=/; Max-Age=0; SameSite=Lax';

/** Robots that name themselves. A person's browser with one of these words in its name loses nothing but a picture. */
const BOT =
  /bot\b|crawl|spider|slurp|yandex(?!search app)|bingpreview|facebookexternalhit|whatsapp|telegrambot|mail\.ru/i;

export function readVisit(request: Pick<IncomingMessage, 'headers'>): Visit {
  return {
    // Raw: one whose escapes are broken is no absent one (spec 5), and the domain decodes it.
    askedCity: parseCityCookie(readRawCookie(request, CITY_COOKIE))?.code ?? null,
    hasToken: hasTokenCookie(request),
    isOldApplication: readCookie(request, 'mobile') === '1',
    isBot: BOT.test(request.headers['user-agent'] ?? ''),
  };
}

/** The cart's page of a browser without the script is that visitor's own: no cache answers it. */
export const hasOwnCart = (request: Pick<IncomingMessage, 'headers' | 'url'>): boolean =>
  (request.headers.cookie?.includes(`${PLAIN_CART_COOKIE}=`) ||
    request.headers.cookie?.includes(`${PLAIN_NOTE_COOKIE}=`)) === true &&
  /^\/cart\/?(?:\?|$)/.test(stripLocale(request.url ?? '/'));

export const readPlain = (request: Pick<IncomingMessage, 'headers'>): PlainVisit => ({
  cart: parsePlainCart(readCookie(request, PLAIN_CART_COOKIE)),
  note: parsePlainNote(readCookie(request, PLAIN_NOTE_COOKIE)),
});

function hasTokenCookie(request: Pick<IncomingMessage, 'headers'>): boolean {
  return request.headers.cookie?.includes('token=') === true && (readCookie(request, 'token') ?? '') !== '';
}
