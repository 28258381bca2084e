/**
 * The table that letters waited in before there was one queue for everything. Older shops still write and send there; what
 * is due in it is moved into `tasks`. Goes with the table, a version after 0.2.0.
 */
import type { Db } from '../database.ts';

/** A letter that was sent from there is not sent again from here. */
export async function isInOldQueue(db: Db, dedupeKey: string): Promise<boolean> {
  const rows = await db`SELECT FROM mails WHERE dedupe_key = ${dedupeKey}`;
  return rows.length > 0;
}

/** Moves what is due and nobody's, sealed as it is; gives how many letters. */
export async function moveOldMails(db: Db, limit: number): Promise<number> {
  const moved = await db`
    WITH due AS (
      SELECT * FROM mails WHERE state = 'waiting' AND due_at <= now()
      ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    put AS (
      INSERT INTO tasks (kind, key, payload, due_at, tries, created_at)
      SELECT 'letter', kind || ':' || dedupe_key, sealed, due_at, attempts, created_at FROM due
      ON CONFLICT (kind, key) DO NOTHING)
    UPDATE mails SET state = 'sent', sealed = NULL, ended_at = now() WHERE id IN (SELECT id FROM due) RETURNING id`;
  return moved.length;
}

export async function deleteOldMails(db: Db, days: number): Promise<void> {
  await db`
    DELETE FROM mails WHERE id IN (
      SELECT id FROM mails WHERE state <> 'waiting' AND ended_at < now() - make_interval(days => ${days}) LIMIT 500)`;
}
