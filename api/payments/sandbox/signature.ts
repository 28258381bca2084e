/**
 * How the sandbox signs its messages: `t=<seconds>,v1=<hex>` over the moment and the bytes of the body, so that neither
 * can be changed, and a message that was overheard is worth nothing a few minutes later.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-sandbox-signature';
const TOLERANCE_SECONDS = 300;

const digest = (secret: string, at: number, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest();

export function sign(secret: string, body: Buffer, now: Date): string {
  const at = Math.floor(now.getTime() / 1000);
  return `t=${at},v1=${digest(secret, at, body).toString('hex')}`;
}

export function isSigned(secret: string, header: unknown, body: Buffer, now: Date): boolean {
  const [, moment, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (moment === undefined || signature === undefined) return false;
  const at = Number(moment);
  if (Math.abs(now.getTime() / 1000 - at) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), digest(secret, at, body));
}
