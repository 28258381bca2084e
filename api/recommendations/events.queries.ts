import type { EventKind } from '#contract/events.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export interface SeenEvent {
  kind: EventKind;
  productCode: string;
  count: number;
}

/** With whether it counts for what is popular. */
export type NotedEvent = SeenEvent & { isCounted: boolean };

/** One statement for the whole batch; events of products nobody knows are left out. Tells how many were noted. */
export async function insertEvents(
  db: Db,
  events: readonly NotedEvent[],
  { visitor, cityCode, language }: { visitor: Buffer; cityCode: string; language: Locale },
): Promise<number> {
  const { count } = await db`
    INSERT INTO shop_events (visitor, kind, product_id, city_id, count, language, is_counted)
    SELECT ${visitor}, e.kind, p.id, c.id, e.count, ${language}, e.counted = 1
    FROM unnest(${events.map(({ kind }) => kind)}::text[], ${events.map(({ productCode }) => productCode)}::text[],
                ${events.map(({ count: each }) => each)}::int[], ${events.map(({ isCounted }) => Number(isCounted))}::int[])
      WITH ORDINALITY AS e (kind, code, count, counted, place)
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

/** By day of Kazakhstan, the newest first: products looked at, put in, taken out, checked out; bought by the orders themselves. */
export function listEventFigures(db: Db, days: number): Promise<EventFigures[]> {
  return db<EventFigures[]>`
    WITH told AS (
      SELECT (at AT TIME ZONE 'Asia/Almaty')::date AS day,
             count(*) FILTER (WHERE kind = 'view')::int AS view, count(*) FILTER (WHERE kind = 'add')::int AS add,
             count(*) FILTER (WHERE kind = 'remove')::int AS remove, count(*) FILTER (WHERE kind = 'begin')::int AS begin,
             count(DISTINCT visitor)::int AS visitors
      FROM shop_events WHERE at > now() - make_interval(days => ${days}) GROUP BY 1
    ), bought AS (
      SELECT (o.created_at AT TIME ZONE 'Asia/Almaty')::date AS day, count(*)::int AS purchase
      FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.status <> 'cancelled' AND o.created_at > now() - make_interval(days => ${days}) GROUP BY 1
    )
    SELECT day::text, coalesce(view, 0) AS view, coalesce(add, 0) AS add, coalesce(remove, 0) AS remove,
           coalesce(begin, 0) AS begin, coalesce(purchase, 0) AS purchase, coalesce(visitors, 0) AS visitors
    FROM told FULL JOIN bought USING (day) ORDER BY 1 DESC`;
}
