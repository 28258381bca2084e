import type { Db } from '../database.ts';

/** Takes a key for a request: null when it is now ours, otherwise what is known under it. */
export async function claimKey(
  db: Db,
  claim: { key: string; requestDigest: string; workingSeconds: number },
): Promise<{ requestDigest: string; answer: unknown } | null> {
  // A few of the old ones leave with every new one: the table never outgrows a day.
  await db`
    DELETE FROM repeatable_answers WHERE key IN (
      SELECT key FROM repeatable_answers WHERE expires_at < now() LIMIT 20 FOR UPDATE SKIP LOCKED)`;
  const [ours] = await db<{ key: string }[]>`
    INSERT INTO repeatable_answers AS kept (key, request_digest, expires_at)
    VALUES (${claim.key}, ${claim.requestDigest}, now() + make_interval(secs => ${claim.workingSeconds}))
    ON CONFLICT (key) DO UPDATE
      SET request_digest = excluded.request_digest, answer = NULL, expires_at = excluded.expires_at
      WHERE kept.expires_at <= now()
    RETURNING key`;
  if (ours) return null;
  const [known] = await db<{ requestDigest: string; answer: unknown }[]>`
    SELECT request_digest AS "requestDigest", answer FROM repeatable_answers WHERE key = ${claim.key}`;
  // Given up in the meantime by the request that failed: to the caller it is still on its way.
  return known ?? { requestDigest: claim.requestDigest, answer: null };
}

export async function keepAnswer(db: Db, key: string, answer: string, keptSeconds: number): Promise<void> {
  await db`
    UPDATE repeatable_answers
    SET answer = ${answer}::text::jsonb, expires_at = now() + make_interval(secs => ${keptSeconds})
    WHERE key = ${key}`;
}

export async function giveUpKey(db: Db, key: string): Promise<void> {
  await db`DELETE FROM repeatable_answers WHERE key = ${key} AND answer IS NULL`;
}
