import type { Db } from '../database.ts';

interface SeenMoment {
  since: Date | null;
  bornAgoMs: number;
  seenAgoMs: number;
}

/** Gives the end of the newest one that was noted; null: there was none. Who is later moves the moment on. */
export async function noteSeen(db: Db, { since, bornAgoMs, seenAgoMs }: SeenMoment): Promise<Date | null> {
  const rows = await db<{ endedAt: Date }[]>`
    WITH moment AS (SELECT now() - make_interval(secs => ${seenAgoMs / 1000}) AS seen)
    UPDATE exchange_packages SET seen_at = greatest(seen_at, moment.seen) FROM moment
    WHERE ended_at > coalesce(${since}, now() - make_interval(secs => ${bornAgoMs / 1000})) AND state = 'applied'
      AND created_at <= moment.seen RETURNING ended_at AS "endedAt"`;
  if (rows.length === 0) return null;
  // A Date is coarser than the database's moment: the same one would be found again.
  return new Date(Math.max(...rows.map(({ endedAt }) => endedAt.getTime())) + 1);
}
