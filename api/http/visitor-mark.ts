/**
 * The mark of a visitor: a cookie `v` that the shop gives with the first page, `{issued}.{96 random bits}.{signature}`.
 * There is no person behind it; it tells one browser of a carrier's address from the next, so that limits hit the right
 * one. It is checked without the database, and nobody but the shop can make one.
 */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readRawCookie } from './cookies.ts';
import { randomText } from './random-text.ts';

const MARK_COOKIE = 'v';
const MARK_SECONDS = 90 * 24 * 60 * 60;
/** A younger one is counted with those who have none: a fresh cookie for every call buys nothing. */
const SETTLED_MS = 3000;
const SHAPE = /^([0-9a-z]{1,9})\.([\w-]{16})\.([\w-]{22})$/;

export interface VisitorMark {
  id: string;
  isSettled: boolean;
}

export type VisitorMarks = ReturnType<typeof createVisitorMarks>;

export function createVisitorMarks(secret: string, now: () => number = Date.now) {
  // As a key that OpenSSL knows already: bytes would be made one with every page, at six times the cost of the signature.
  const key = createSecretKey(createHmac('sha256', secret).update('visitor marks').digest());
  const sign = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16);

  function find(request: Pick<IncomingMessage, 'headers'>): VisitorMark | null {
    const [, issued = '', id = '', signature = ''] =
      SHAPE.exec(readRawCookie(request, MARK_COOKIE) ?? '') ?? [];
    if (id === '') return null;
    const sent = Buffer.from(signature, 'base64url');
    if (!timingSafeEqual(sent, sign(`${issued}.${id}`))) return null;
    const ageMs = now() - Number.parseInt(issued, 36) * 1000;
    return ageMs > MARK_SECONDS * 1000 ? null : { id, isSettled: ageMs >= SETTLED_MS };
  }

  return {
    find,
    /** What a page sets in a browser that has no mark of ours; null where it has one. */
    cookieFor(request: Pick<IncomingMessage, 'headers'>): string | null {
      if (find(request)) return null;
      const text = `${Math.floor(now() / 1000).toString(36)}.${randomText(12)}`;
      const value = `${text}.${sign(text).toString('base64url')}`;
      return `${MARK_COOKIE}=${value}; Path=/; Max-Age=${MARK_SECONDS}; Secure; HttpOnly; SameSite=Lax`;
    },
  };
}
