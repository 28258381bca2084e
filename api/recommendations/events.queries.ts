import type { EventKind } from '#contract/events.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export interface SeenEvent {
  kind: EventKind;
  productCode: string;
  count: number;
}

/** One statement for the whole batch; events of products nobody knows are left out. Tells how many were noted. */
export async function insertEvents(
  db: Db,
  events: readonly SeenEvent[],
  { visitor, cityCode, language }: { visitor: Buffer; cityCode: string; language: Locale },
): Promise<number> {
  const { count } = await db`
    INSERT INTO shop_events (visitor, kind, product_id, city_id, count, language)
    SELECT ${visitor}, e.kind, p.id, c.id, e.count, ${language}
    FROM unnest(${events.map(({ kind }) => kind)}::text[], ${events.map(({ productCode }) => productCode)}::text[],
                ${events.map(({ count: each }) => each)}::int[]) WITH ORDINALITY AS e (kind, code, count, place)
    JOIN products p ON p.code = e.code JOIN cities c ON c.code = ${cityCode}
    ORDER BY e.place`;
  return count;
}

export interface EventFigures {
  day: string;
  view: number;
  add: number;
  remove: number;
  begin: number;
  purchase: number;
  visitors: number;
}

/** By day of Kazakhstan, the newest first: products looked at, put in, taken out, checked out, bought. */
export function listEventFigures(db: Db, days: number): Promise<EventFigures[]> {
  return db<EventFigures[]>`
    SELECT (at AT TIME ZONE 'Asia/Almaty')::date::text AS day,
           count(*) FILTER (WHERE kind = 'view')::int AS view, count(*) FILTER (WHERE kind = 'add')::int AS add,
           count(*) FILTER (WHERE kind = 'remove')::int AS remove, count(*) FILTER (WHERE kind = 'begin')::int AS begin,
           count(*) FILTER (WHERE kind = 'purchase')::int AS purchase, count(DISTINCT visitor)::int AS visitors
    FROM shop_events WHERE at > now() - make_interval(days => ${days}) GROUP BY 1 ORDER BY 1 DESC`;
}
