/**
 * The tokens of the live updates: JWT, HS256, with the claim `mercure` of the Mercure protocol. Only what we sign
 * ourselves is read, so one algorithm is known and every other refused.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const claims = z.object({
  /** seconds with a fraction: a token of the same second as a logout must be told apart from it */
  iat: z.number(),
  exp: z.number(),
  mercure: z.object({ subscribe: z.array(z.string()) }),
});

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

export function signToken(
  key: string,
  mercure: { subscribe: string[] } | { publish: string[] },
  seconds: number,
): string {
  const iat = Date.now() / 1000;
  const unsigned = `${HEADER}.${encode({ iat, exp: iat + seconds, mercure })}`;
  return `${unsigned}.${signatureOf(key, unsigned).toString('base64url')}`;
}

/** What a token of ours allows; null when it is not ours or has expired. */
export function readToken(
  key: string,
  token: string,
): { topics: readonly string[]; issuedAtMs: number; expiresAtMs: number } | null {
  const [header, payload, signature, ...rest] = token.split('.');
  if (header !== HEADER || !payload || !signature || rest.length > 0) return null;
  const expected = signatureOf(key, `${header}.${payload}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { iat, exp, mercure } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (exp * 1000 <= Date.now()) return null;
  return { topics: mercure.subscribe, issuedAtMs: iat * 1000, expiresAtMs: exp * 1000 };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function signatureOf(key: string, unsigned: string): Buffer {
  return createHmac('sha256', key).update(unsigned).digest();
}
