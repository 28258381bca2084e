import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

/** Nobody reads more of a day, and nobody can fill the disk by asking nonsense. */
const MOST_OF_A_DAY = 20_000;
const KEPT_DAYS = 90;

export interface CountedRow {
  language: Locale;
  query: string;
  times: number;
  found: number;
}

export async function addQueryCounts(db: Db, rows: readonly CountedRow[]): Promise<void> {
  await db`
    INSERT INTO search_queries (day, language, query, times, found)
    SELECT almaty_day(now()), q.language, q.query, q.times, q.found
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS q(language text, query text, times int, found int)
    WHERE (SELECT count(*) FROM search_queries WHERE day = almaty_day(now())) < ${MOST_OF_A_DAY}
    ORDER BY q.language, q.query
    ON CONFLICT (day, language, query) DO UPDATE SET times = search_queries.times + excluded.times, found = excluded.found`;
}

export async function forgetOldQueries(db: Db): Promise<void> {
  await db`DELETE FROM search_queries WHERE day < almaty_day(now()) - ${KEPT_DAYS}::int`;
}

/** The commonest first; how much a query found is what it found the last time. */
export const listAskedQueries = (
  db: Db,
  { days, isAll, limit }: { days: number; isAll: boolean; limit: number },
): Promise<CountedRow[]> => db<CountedRow[]>`
  SELECT language, query, times, found FROM (
    SELECT language, query, sum(times)::int AS times, (array_agg(found ORDER BY day DESC))[1] AS found
    FROM search_queries WHERE day > almaty_day(now()) - ${days}::int GROUP BY 1, 2) asked
  WHERE ${isAll} OR found = 0
  ORDER BY times DESC, query LIMIT ${limit}`;

export interface JudgedRow {
  id: number;
  language: Locale;
  query: string;
  sectionId: number;
  section: string;
  namePart: string;
  isActive: boolean;
}

export const listJudgedRows = (db: Db, language: Locale): Promise<JudgedRow[]> => db<JudgedRow[]>`
  SELECT j.id, j.language, j.query, j.section_id AS "sectionId", ${language === 'kz' ? db`s.name_kz` : db`s.name_ru`} AS section,
         j.name_part AS "namePart", j.is_active AS "isActive"
  FROM judged_queries j JOIN sections s ON s.id = j.section_id ORDER BY j.id DESC LIMIT 500`;

/** Their Russian names, which judgements are written by. */
export async function listRussianNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db<{ id: number; name: string }[]>`
    SELECT id, name_ru AS name FROM products WHERE id = ANY(${[...ids]}::int[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
