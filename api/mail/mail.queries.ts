import type { Db } from '../database.ts';

export interface NewMail {
  dedupeKey: string;
  kind: string;
  messageId: string;
  sealed: Buffer;
}

/** The same letter asked for twice is one. */
export async function insertMail(db: Db, { dedupeKey, kind, messageId, sealed }: NewMail): Promise<void> {
  await db`
    INSERT INTO mails (dedupe_key, kind, message_id, sealed)
    VALUES (${dedupeKey}, ${kind}, ${messageId}, ${sealed})
    ON CONFLICT (dedupe_key) DO NOTHING`;
}

export interface ClaimedMail {
  id: number;
  kind: string;
  messageId: string;
  sealed: Buffer;
  attempts: number;
  createdAt: Date;
}

/** The next letter that is due, for this process alone until the lease ends; then another may try. */
export async function claimMail(db: Db, leaseSeconds: number): Promise<ClaimedMail | null> {
  const [mail] = await db<ClaimedMail[]>`
    UPDATE mails SET attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
    WHERE id = (
      SELECT id FROM mails WHERE state = 'waiting' AND due_at <= now()
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, message_id AS "messageId", sealed, attempts, created_at AS "createdAt"`;
  return mail ?? null;
}

export async function endMail(db: Db, id: number, state: 'sent' | 'dead'): Promise<void> {
  await db`
    UPDATE mails SET state = ${state}, sealed = NULL, ended_at = now() WHERE id = ${id} AND state = 'waiting'`;
}

export async function postponeMail(db: Db, id: number, seconds: number): Promise<void> {
  await db`
    UPDATE mails SET due_at = now() + make_interval(secs => ${seconds}) WHERE id = ${id} AND state = 'waiting'`;
}

export async function deleteOldMails(db: Db, days: number): Promise<void> {
  await db`
    DELETE FROM mails WHERE id IN (
      SELECT id FROM mails WHERE state <> 'waiting' AND ended_at < now() - make_interval(days => ${days}) LIMIT 500)`;
}
