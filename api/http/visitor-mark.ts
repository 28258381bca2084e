/**
 * The mark of a visitor: a cookie `v` that the shop gives with the first page, `{issued}.{96 random bits}.{signature}`.
 * There is no person behind it; it tells one browser of a carrier's address from the next, so that limits hit the right
 * one. It is checked without the database, and nobody but the shop can make one. What is signed fills one block of AES and
 * never more, so that the block itself under a secret key is the signature: a twelfth of the time of an HMAC.
 */
import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readRawCookie } from './cookies.ts';
import { randomText } from './random-text.ts';

const MARK_COOKIE = 'v';
const MARK_SECONDS = 90 * 24 * 60 * 60;
/** A younger one is counted with those who have none: a fresh cookie for every call buys nothing. */
const SETTLED_MS = 3000;
/** What four bytes hold: until 2106. */
const MAX_ISSUED = 0xff_ff_ff_ff;
/** Made at once: one call of the cipher costs what the rest of a kept page's own work does, whatever it signs. */
const AT_ONCE = 32;
const BLOCK_BYTES = 16;
const SHAPE = /^([0-9a-z]{1,9})\.([\w-]{16})\.([\w-]{22})$/;

export interface VisitorMark {
  id: string;
  isSettled: boolean;
}

export type VisitorMarks = ReturnType<typeof createVisitorMarks>;

export function createVisitorMarks(secret: string, now: () => number = Date.now) {
  const keyOf = (name: string) => createHmac('sha256', secret).update(name).digest();
  const key = keyOf('visitor marks');
  // Kept open: blocks of this mode know nothing of each other.
  const cipher = createCipheriv('aes-128-ecb', keyOf('visitor marks as blocks').subarray(0, 16), null);
  cipher.setAutoPadding(false);
  const blocks = Buffer.alloc(BLOCK_BYTES * AT_ONCE);

  /** The moment in four bytes, the random bits in twelve: a signature after the other. */
  function sign(issued: number, ids: readonly string[]): Buffer {
    for (const [at, id] of ids.entries()) {
      blocks.writeUInt32BE(issued, at * BLOCK_BYTES);
      blocks.write(id, at * BLOCK_BYTES + 4, 'base64url');
    }
    return cipher.update(blocks.subarray(0, ids.length * BLOCK_BYTES));
  }

  let made: string[] = [];
  let madeAt = 0;
  /** Never given twice, and never one of an earlier second. */
  function takeNew(issued: number): string {
    const left = issued === madeAt ? made.pop() : undefined;
    if (left !== undefined) return left;
    const ids = Array.from({ length: AT_ONCE }, () => randomText(12));
    const signed = sign(issued, ids);
    madeAt = issued;
    made = ids.map((id, at) => {
      const signature = signed.toString('base64url', at * BLOCK_BYTES, (at + 1) * BLOCK_BYTES);
      return `${issued.toString(36)}.${id}.${signature}`;
    });
    return made.pop() ?? '';
  }

  /** As marks were signed before: browsers keep them for three months. */
  const signAsBefore = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16);

  function find(request: Pick<IncomingMessage, 'headers'>): VisitorMark | null {
    const [, issued = '', id = '', signature = ''] =
      SHAPE.exec(readRawCookie(request, MARK_COOKIE) ?? '') ?? [];
    if (id === '') return null;
    const issuedAt = Number.parseInt(issued, 36);
    if (issuedAt > MAX_ISSUED) return null;
    const sent = Buffer.from(signature, 'base64url');
    if (
      !timingSafeEqual(sent, sign(issuedAt, [id])) &&
      !timingSafeEqual(sent, signAsBefore(`${issued}.${id}`))
    )
      return null;
    const ageMs = now() - issuedAt * 1000;
    return ageMs > MARK_SECONDS * 1000 ? null : { id, isSettled: ageMs >= SETTLED_MS };
  }

  return {
    find,
    /** What a page sets in a browser that has no mark of ours; null where it has one. */
    cookieFor(request: Pick<IncomingMessage, 'headers'>): string | null {
      if (find(request)) return null;
      return `${MARK_COOKIE}=${takeNew(Math.floor(now() / 1000))}; Path=/; Max-Age=${MARK_SECONDS}; Secure; HttpOnly; SameSite=Lax`;
    },
  };
}
