import type { Db } from '../database.ts';

export async function listLettersOf(db: Db, userId: number): Promise<unknown[]> {
  const rows = await db`
    SELECT kind, sent_at AS "sentAt", opened_at AS "openedAt" FROM wanted_letters WHERE user_id = ${userId}
    UNION ALL SELECT 'refused ' || kind, refused_at, NULL FROM letter_refusals WHERE user_id = ${userId} ORDER BY 2`;
  return [...rows];
}

/** The figures go on counting the letter. */
export async function forgetLetters(db: Db, userId: number): Promise<void> {
  await db`UPDATE wanted_letters SET user_id = NULL WHERE user_id = ${userId}`;
  await db`DELETE FROM letter_refusals WHERE user_id = ${userId}`;
}

/** What one of them has refused, both have. */
export async function moveLetters(db: Db, fromId: number, intoId: number): Promise<void> {
  await db`UPDATE wanted_letters SET user_id = ${intoId} WHERE user_id = ${fromId}`;
  await db`
    INSERT INTO letter_refusals (user_id, kind, refused_at)
    SELECT ${intoId}, kind, refused_at FROM letter_refusals WHERE user_id = ${fromId} ON CONFLICT DO NOTHING`;
  await db`DELETE FROM letter_refusals WHERE user_id = ${fromId}`;
}
