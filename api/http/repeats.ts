/**
 * Idempotency-Key: a client that does not know whether its request arrived sends it again with the same key, and gets
 * the first answer without anything being done twice. Kept a day, per call and caller; a failed request keeps nothing,
 * so that it can be tried again. Hides the table.
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database.ts';
import { Refusal } from './refusal.ts';
import { claimKey, giveUpKey, keepAnswer } from './repeats.queries.ts';

/** Visible ASCII: anything else was cut or garbled on its way. */
const KEY_SHAPE = /^[\x21-\x7E]{1,200}$/;
const KEPT_SECONDS = 24 * 60 * 60;
/** A worker that died in the middle holds its key no longer than this. */
const WORKING_SECONDS = 60;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

export async function answerOnce<T>(
  db: Db,
  request: FastifyRequest,
  { call, who, body }: { call: string; who: string | number; body: unknown },
  answer: () => Promise<T>,
): Promise<T> {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return answer();
  if (typeof given !== 'string' || !KEY_SHAPE.test(given)) throw new Refusal('request.malformed');
  const key = digest(JSON.stringify([call, who, given]));
  const requestDigest = digest(JSON.stringify([request.params, body]));
  const known = await claimKey(db, { key, requestDigest, workingSeconds: WORKING_SECONDS });
  if (known) {
    if (known.requestDigest !== requestDigest) throw new Refusal('request.key_reused');
    if (known.answer === null) throw new Refusal('request.in_progress');
    return known.answer as T;
  }
  try {
    const made = await answer();
    await keepAnswer(db, key, JSON.stringify(made), KEPT_SECONDS);
    return made;
  } catch (error) {
    // A key that cannot be given up now is free again in a minute; the caller must hear of the failure itself.
    await giveUpKey(db, key).catch(() => undefined);
    throw error;
  }
}
