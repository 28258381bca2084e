import type { Db } from '../database.ts';

/** Waits for whoever is writing an entry right now: of the hours that are over, none comes after this. */
export async function awaitWriters(tx: Db): Promise<void> {
  await tx`LOCK TABLE office_log IN SHARE MODE`;
}

export interface Seal {
  hour: Date;
  rows: number;
  hash: Buffer;
  previous: Buffer;
}

/** In order. */
export async function listSeals(db: Db): Promise<Seal[]> {
  return db<Seal[]>`SELECT hour, rows, hash, previous FROM office_log_seals ORDER BY hour`;
}

export async function findLastSeal(db: Db): Promise<Seal | null> {
  const [row] = await db<Seal[]>`
    SELECT hour, rows, hash, previous FROM office_log_seals ORDER BY hour DESC LIMIT 1`;
  return row ?? null;
}

/** Hours with entries that are over and not sealed, the oldest first. */
export async function listUnsealedHours(db: Db): Promise<Date[]> {
  const rows = await db<{ hour: Date }[]>`
    SELECT DISTINCT date_trunc('hour', at, 'UTC') AS hour FROM office_log
    WHERE at < date_trunc('hour', clock_timestamp(), 'UTC')
      AND at >= coalesce((SELECT max(hour) + interval '1 hour' FROM office_log_seals), '-infinity')
    ORDER BY hour`;
  return rows.map(({ hour }) => hour);
}

/** False when another process was sooner. */
export async function insertSeal(db: Db, { hour, rows, hash, previous }: Seal): Promise<boolean> {
  const inserted = await db`
    INSERT INTO office_log_seals (hour, rows, hash, previous) VALUES (${hour}, ${rows}, ${hash}, ${previous})
    ON CONFLICT (hour) DO NOTHING RETURNING hour`;
  return inserted.length > 0;
}

/** The entries of an hour as texts that are always the same: by column, and times as UTC whatever the session's zone. */
export async function listEntryTexts(
  db: Db,
  hour: Date,
  after: number,
  limit: number,
): Promise<{ id: number; text: string }[]> {
  return db<{ id: number; text: string }[]>`
    SELECT id, jsonb_build_array(id, at AT TIME ZONE 'UTC', staff_id, call, "right", subject, subject_id, words, request_id,
                                 change_set_id, approval_id, undo_of)::text AS text
    FROM office_log WHERE at >= ${hour} AND at < ${hour}::timestamptz + interval '1 hour' AND id > ${after}
    ORDER BY id LIMIT ${limit}`;
}

export async function listRowTexts(
  db: Db,
  logId: number,
  after: number,
  limit: number,
): Promise<{ n: number; text: string }[]> {
  return db<{ n: number; text: string }[]>`
    SELECT n, jsonb_build_array(n, tbl, pk, before, after)::text AS text FROM row_changes
    WHERE log_id = ${logId} AND n > ${after} ORDER BY n LIMIT ${limit}`;
}

/** The first entry in an hour that the seals have passed over; null: there is none. */
export async function findEntryBetweenSeals(db: Db): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    SELECT l.id FROM office_log l
    WHERE l.at < (SELECT max(hour) + interval '1 hour' FROM office_log_seals)
      AND NOT EXISTS (SELECT FROM office_log_seals s WHERE s.hour = date_trunc('hour', l.at, 'UTC'))
    ORDER BY l.id LIMIT 1`;
  return row?.id ?? null;
}
