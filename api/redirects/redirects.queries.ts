import type { Db } from '../database.ts';

/** Nobody reads more of a day, and nobody can fill the disk by asking for nonsense. */
const MOST_OF_A_DAY = 5000;
const KEPT_DAYS = 90;

export async function addMissed(db: Db, rows: readonly { path: string; times: number }[]): Promise<void> {
  await db`
    INSERT INTO missed_addresses (day, path, times)
    SELECT almaty_day(now()), m.path, m.times
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS m(path text, times int)
    WHERE (SELECT count(*) FROM missed_addresses WHERE day = almaty_day(now())) < ${MOST_OF_A_DAY}
    ORDER BY m.path
    ON CONFLICT (day, path) DO UPDATE SET times = missed_addresses.times + excluded.times`;
}

export async function forgetOldMissed(db: Db): Promise<void> {
  await db`DELETE FROM missed_addresses WHERE day < almaty_day(now()) - ${KEPT_DAYS}::int`;
}

/** The commonest first; what leads somewhere by now is no longer missed. */
export const listMissed = (
  db: Db,
  { days, limit }: { days: number; limit: number },
): Promise<{ path: string; times: number; lastOn: string }[]> => db<
  { path: string; times: number; lastOn: string }[]
>`
  SELECT path, sum(times)::int AS times, max(day)::text AS "lastOn" FROM missed_addresses m
  WHERE day > almaty_day(now()) - ${days}::int
    AND NOT EXISTS (SELECT FROM redirects r WHERE r.is_active AND r."from" = m.path)
  GROUP BY path ORDER BY times DESC, path LIMIT ${limit}`;

export interface RedirectRow {
  id: number;
  from: string;
  to: string;
  is_active: boolean;
  isByHand: boolean;
  madeOn: string;
}

/** Those that are asked for, or all of them, the newest first. */
export const listRedirectRows = (db: Db, ids: readonly number[] | null = null): Promise<RedirectRow[]> => db<
  RedirectRow[]
>`
  SELECT id, "from", "to", is_active, is_by_hand AS "isByHand", almaty_day(at)::text AS "madeOn" FROM redirects
  WHERE ${ids === null} OR id = ANY(${[...(ids ?? [])]}::int[]) ORDER BY is_active DESC, id DESC`;

/** One after another: two that are sound alone may lead in a circle together. */
export async function lockRedirects(tx: Db): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('redirects'))`;
}

/** An ended one of the same address is that one. */
export async function putRedirect(tx: Db, from: string, to: string): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO redirects ("from", "to", is_by_hand) VALUES (${from}, ${to}, true)
    ON CONFLICT ("from") DO UPDATE SET "to" = excluded."to", is_by_hand = true, is_active = true
      WHERE NOT redirects.is_active
    RETURNING id`;
  return row?.id ?? null;
}

export async function updateRedirect(
  tx: Db,
  { id, to, is_active }: Pick<RedirectRow, 'id' | 'to' | 'is_active'>,
): Promise<void> {
  await tx`UPDATE redirects SET "to" = ${to}, is_active = ${is_active} WHERE id = ${id}`;
}

export const listActiveRedirects = (db: Db): Promise<{ from: string; to: string; isByHand: boolean }[]> =>
  db<
    { from: string; to: string; isByHand: boolean }[]
  >`SELECT "from", "to", is_by_hand AS "isByHand" FROM redirects WHERE is_active`;
