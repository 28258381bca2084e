/**
 * The second factor: six digits made of a secret and the time (RFC 6238: HMAC-SHA-1, steps of 30 seconds), as every
 * authenticator reads them. Pure: the time is given, and who asks remembers the step of the last code that was taken.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** As long as the hash (RFC 4226, section 4). */
const SECRET_BYTES = 20;
/** A phone's clock may be a little off, and nobody types at once. */
const STEPS_BESIDE = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const makeTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Base32 of RFC 4648 without padding: what is typed where no picture can be taken. */
export function toBase32(bytes: Uint8Array): string {
  let bits = 0;
  let value = 0;
  let text = '';
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(value >>> bits) & 31];
      value &= (1 << bits) - 1;
    }
  }
  return bits === 0 ? text : text + ALPHABET[(value << (5 - bits)) & 31];
}

/** The code of a step (RFC 4226: a moving part of the HMAC, shortened). */
export function totpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hmac = createHmac('sha1', secret).update(counter).digest();
  const number = hmac.readUInt32BE((hmac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const totpStep = (seconds: number): number => Math.floor(seconds / STEP_SECONDS);

/** The step that a code is of: this one, the one before or the next, and later than the last that was taken; or null. */
export function findTotpStep(
  secret: Uint8Array,
  typed: string,
  { seconds, lastStep }: { seconds: number; lastStep: number },
): number | null {
  // Of other letters and lengths nothing can be compared.
  if (!/^[0-9]{6}$/.test(typed)) return null;
  const now = totpStep(seconds);
  let found: number | null = null;
  // All of them are compared, whichever fits: time tells nothing.
  for (let step = now - STEPS_BESIDE; step <= now + STEPS_BESIDE; step++)
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(typed)) && step > lastStep)
      found ??= step;
  return found;
}

/** What a picture for an authenticator says. */
export function totpAddress(secret: Uint8Array, { email, shop }: { email: string; shop: string }): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(email)}`;
  const parts = new URLSearchParams({
    secret: toBase32(secret),
    issuer: shop,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  });
  // Some authenticators show a plus sign where a space is meant.
  return `otpauth://totp/${label}?${parts.toString().replaceAll('+', '%20')}`;
}
