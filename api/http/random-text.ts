import { randomFillSync } from 'node:crypto';

/** Asked of the system for hundreds of them at once: asking for each takes longer than the rest of a kept page. */
const pool = Buffer.allocUnsafeSlow(6144);
let used = pool.length;

/** So many random bytes as base64url. */
export function randomText(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString('base64url', used - bytes, used);
}
