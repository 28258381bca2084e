import type { PickEventKind } from '#domain/office/pick.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '../database.ts';

/** One list with its order, whether somebody has taken it or not. */
export interface ListRow {
  orderId: number;
  storeId: number;
  number: string;
  status: OrderStatus;
  method: 'pickup' | 'delivery' | 'express' | 'transport';
  pickupStoreId: number | null;
  promisedOn: string | null;
  promisedFrom: string | null;
  slotDay: string | null;
  slotFrom: string | null;
  slotTo: string | null;
  isCancelRequested: boolean;
  comment: string;
  pickerId: number | null;
  pickerName: string | null;
  packedAt: Date | null;
}

/** What each store still has to give of each line; goods that others took the place of are nowhere. */
const shares = (db: Db) => db`
  SELECT e.order_id, e.store_id, e.line, -sum(e.count)::int AS wanted
  FROM stock_entries e JOIN order_lines l ON l.order_id = e.order_id AND l.line = e.line AND l.product_id = e.product_id
  GROUP BY e.order_id, e.store_id, e.line HAVING sum(e.count) < 0`;

const columns = (db: Db) => db`
  o.id::float8 AS "orderId", list.store_id::int AS "storeId", o.number, o.status, o.method,
  o.store_id::int AS "pickupStoreId", o.promised_on::text AS "promisedOn", o.promised_from AS "promisedFrom",
  o.slot_day::text AS "slotDay", o.slot_from AS "slotFrom", o.slot_to AS "slotTo",
  o.cancel_requested_at IS NOT NULL AS "isCancelRequested", o.comment,
  p.picker_id::float8 AS "pickerId", s.name AS "pickerName", p.packed_at AS "packedAt"`;

/** Every list of the orders that are being collected; `stores` null: of all stores. */
export const listOpenLists = (db: Db, stores: readonly number[] | null): Promise<ListRow[]> => db<ListRow[]>`
  WITH open AS (SELECT * FROM orders WHERE status IN ('confirmed', 'assembling')), list AS (
    SELECT o.id AS order_id, o.store_id FROM open o WHERE o.store_id IS NOT NULL
    UNION SELECT e.order_id, e.store_id FROM open o JOIN stock_entries e ON e.order_id = o.id
    JOIN order_lines l ON l.order_id = e.order_id AND l.line = e.line AND l.product_id = e.product_id
    GROUP BY e.order_id, e.store_id, e.line HAVING sum(e.count) < 0
  )
  SELECT ${columns(db)} FROM list JOIN open o ON o.id = list.order_id
  LEFT JOIN pick_lists p ON p.order_id = list.order_id AND p.store_id = list.store_id LEFT JOIN staff s ON s.id = p.picker_id
  WHERE p.packed_at IS NULL AND (${stores === null} OR list.store_id = ANY(${[...(stores ?? [])]}::smallint[]))
  ORDER BY o.promised_on NULLS LAST, o.promised_from NULLS LAST, o.id LIMIT 500`;

/** Whatever has become of its order: a phone that was silent may come late. */
export async function findList(db: Db, orderId: number, storeId: number): Promise<ListRow | null> {
  const [row] = await db<ListRow[]>`
    SELECT ${columns(db)} FROM orders o CROSS JOIN (SELECT ${storeId}::smallint AS store_id) list
    LEFT JOIN pick_lists p ON p.order_id = o.id AND p.store_id = list.store_id LEFT JOIN staff s ON s.id = p.picker_id
    WHERE o.id = ${orderId} AND (o.store_id = list.store_id OR p.order_id IS NOT NULL OR EXISTS (
      SELECT FROM stock_entries e WHERE e.order_id = o.id AND e.store_id = list.store_id))`;
  return row ?? null;
}

export interface ShareRow {
  orderId: number;
  storeId: number;
  line: number;
  wanted: number;
  weightKg: number;
  product: string;
}

export const listShares = (db: Db, orderIds: readonly number[]): Promise<ShareRow[]> => db<ShareRow[]>`
  SELECT g.order_id::float8 AS "orderId", g.store_id::int AS "storeId", g.line::int AS line, g.wanted,
         l.weight_kg::float8 AS "weightKg", l.product_code AS product
  FROM (${shares(db)}) g JOIN order_lines l ON l.order_id = g.order_id AND l.line = g.line
  WHERE g.order_id = ANY(${[...orderIds]}::bigint[]) ORDER BY g.order_id, g.line`;

export interface EventRow {
  id: string;
  orderId: number;
  storeId: number;
  line: number;
  kind: PickEventKind;
  count: number;
  product: string | null;
}

export const listEvents = (db: Db, orderIds: readonly number[]): Promise<EventRow[]> => db<EventRow[]>`
  SELECT id, order_id::float8 AS "orderId", store_id::int AS "storeId", line::int AS line, kind, count,
         product_code AS product
  FROM pick_events WHERE order_id = ANY(${[...orderIds]}::bigint[])`;

export interface LineFacts {
  line: number;
  productCode: string;
  article: string;
  externalId: string;
  nameRu: string;
  nameKz: string;
  unitRu: string;
  unitKz: string;
  weightKg: number;
  gtin: string | null;
  hasPicture: boolean;
  row: string | null;
  place: string | null;
  free: number;
}

export const listLineFacts = (db: Db, orderId: number, storeId: number): Promise<LineFacts[]> => db<
  LineFacts[]
>`
  SELECT l.line::int AS line, l.product_code AS "productCode", l.article, l.external_id AS "externalId",
         l.name_ru AS "nameRu", l.name_kz AS "nameKz", l.unit_ru AS "unitRu", l.unit_kz AS "unitKz",
         l.weight_kg::float8 AS "weightKg", p.gtin, coalesce(cardinality(p.images) > 0, false) AS "hasPicture",
         at."row", at.place, coalesce(s.count, 0) AS free
  FROM order_lines l LEFT JOIN products p ON p.id = l.product_id
  LEFT JOIN product_places at ON at.product_id = l.product_id AND at.store_id = ${storeId}
  LEFT JOIN stocks s ON s.product_id = l.product_id AND s.store_id = ${storeId}
  WHERE l.order_id = ${orderId}`;

export interface OtherRow {
  storeId: number;
  name: string;
  isPacked: boolean;
  places: number;
}

/** The other stores that give something of this order. */
export const listOthers = (
  db: Db,
  orderId: number,
  storeId: number,
  language: string,
): Promise<OtherRow[]> => db<OtherRow[]>`
  SELECT g.store_id::int AS "storeId", CASE WHEN ${language} = 'kz' THEN s.name_kz ELSE s.name_ru END AS name,
         p.packed_at IS NOT NULL AS "isPacked",
         (SELECT count(*)::int FROM order_places w WHERE w.order_id = ${orderId} AND w.store_id = g.store_id) AS places
  FROM (SELECT DISTINCT store_id FROM (${shares(db)}) all_shares WHERE order_id = ${orderId}) g
  JOIN stores s ON s.id = g.store_id LEFT JOIN pick_lists p ON p.order_id = ${orderId} AND p.store_id = g.store_id
  WHERE g.store_id <> ${storeId} ORDER BY g.store_id`;

export const listPlaces = (
  db: Db,
  orderId: number,
  storeId: number,
): Promise<{ n: number; kg: number; gate: string }[]> => db<{ n: number; kg: number; gate: string }[]>`
  SELECT n::int AS n, kg, gate FROM order_places WHERE order_id = ${orderId} AND store_id = ${storeId} ORDER BY n`;

export const listPickStores = (
  db: Db,
  stores: readonly number[] | null,
  language: string,
): Promise<{ id: number; name: string; packedToday: number }[]> => db<
  { id: number; name: string; packedToday: number }[]
>`
  SELECT s.id::int AS id, CASE WHEN ${language} = 'kz' THEN s.name_kz ELSE s.name_ru END AS name,
         (SELECT count(*)::int FROM pick_lists p
          WHERE p.store_id = s.id AND p.packed_at > now() - interval '1 day'
            AND almaty_day(p.packed_at) = almaty_day(now())) AS "packedToday"
  FROM stores s WHERE s.is_active AND (${stores === null} OR s.id = ANY(${[...(stores ?? [])]}::smallint[])) ORDER BY s.id`;
