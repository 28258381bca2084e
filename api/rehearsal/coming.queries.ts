import type { ComingMoment } from '#contract/office/rehearsal.ts';
import type { Db } from '../database.ts';

/** Beginnings and ends of promotions and of blocks of the home page, and texts that wait for their day. */
export async function listComing(db: Db, limit: number): Promise<ComingMoment[]> {
  const rows = await db<(Omit<ComingMoment, 'at'> & { at: Date })[]>`
    SELECT at, what, "titleRu", "titleKz" FROM (
      SELECT starts_at AS at, 'promotion_begins' AS what, title_ru AS "titleRu", title_kz AS "titleKz"
      FROM promotions WHERE state = 'live'
      UNION ALL
      SELECT ends_at + interval '1 second', 'promotion_ends', title_ru, title_kz FROM promotions WHERE state = 'live'
      UNION ALL
      SELECT starts_at, 'block_begins', coalesce(nullif(title_ru, ''), kind), coalesce(nullif(title_kz, ''), kind)
      FROM home_blocks WHERE is_active
      UNION ALL
      SELECT ends_at, 'block_ends', coalesce(nullif(title_ru, ''), kind), coalesce(nullif(title_kz, ''), kind)
      FROM home_blocks WHERE is_active
      UNION ALL
      SELECT published_at, 'text', path, path FROM texts) coming
    WHERE at > now() ORDER BY at, what LIMIT ${limit}`;
  return rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
}
