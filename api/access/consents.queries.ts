import type { Db } from '../database.ts';

export async function listConsents(db: Db, userId: number): Promise<object[]> {
  return db<object[]>`
    SELECT document, version, language, given_at AS "givenAt", withdrawn_at AS "withdrawnAt"
    FROM consents WHERE user_id = ${userId} ORDER BY id`;
}

/** With the links that were mailed to them. */
export async function forgetConsents(tx: Db, userId: number): Promise<void> {
  await tx`
    UPDATE consents SET network = '', withdrawn_at = coalesce(withdrawn_at, now()) WHERE user_id = ${userId}`;
  await tx`DELETE FROM mailed_tokens WHERE user_id = ${userId}`;
}
