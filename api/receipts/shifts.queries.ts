import type { Db } from '../database.ts';

/** Any number: it only must be nobody else's. */
export const RECEIPTS_LOCK = 7_261_077;

/**
 * Whether the shift is to be closed: it is ten minutes to midnight, or its first receipt is nearly a day old. Nothing of
 * what was closed since counts. One that was forgotten for days the register itself tells of.
 */
export async function isShiftOver(db: Db, cashbox: string, now: Date): Promise<boolean> {
  const [row] = await db<{ isOver: boolean }[]>`
    WITH clock AS (SELECT ${now}::timestamptz AS at, ${now}::timestamptz AT TIME ZONE 'Asia/Almaty' AS wall),
    opened AS (
      SELECT min((fiscal->>'at')::timestamptz) AS at FROM receipts
      WHERE created_at > ${now}::timestamptz - interval '3 days' AND fiscal->>'znm' = ${cashbox} AND (fiscal->>'at')::timestamptz > coalesce(
        (SELECT max(closed_at) FROM register_shifts WHERE cashbox = ${cashbox}), '-infinity'))
    SELECT coalesce(
      (clock.wall::time >= '23:50' AND opened.at < clock.at) OR opened.at < clock.at - interval '23 hours 50 minutes',
      false) AS "isOver"
    FROM clock, opened`;
  return row?.isOver === true;
}

export async function insertClosedShift(db: Db, cashbox: string, now: Date): Promise<void> {
  await db`INSERT INTO register_shifts (cashbox, closed_at) VALUES (${cashbox}, ${now}) ON CONFLICT DO NOTHING`;
}
