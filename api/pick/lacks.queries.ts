import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import type { ListKey } from './pick-writes.queries.ts';

/** False: it is there already, or there is no such event of this list. */
export async function insertPhoto(
  tx: Db,
  { orderId, storeId }: ListKey,
  eventId: string,
  { photo, staffId }: { photo: Buffer; staffId: number },
): Promise<boolean> {
  const { count } = await tx`
    INSERT INTO pick_photos (event_id, order_id, store_id, photo, staff_id)
    SELECT e.id, e.order_id, e.store_id, ${photo}, ${staffId} FROM pick_events e
    WHERE e.id = ${eventId}::uuid AND e.order_id = ${orderId} AND e.store_id = ${storeId}
    ON CONFLICT (event_id) DO NOTHING`;
  return count > 0;
}

export async function findPhoto(
  db: Db,
  { orderId, storeId }: ListKey,
  eventId: string,
): Promise<Buffer | null> {
  const [row] = await db<{ photo: Buffer }[]>`
    SELECT photo FROM pick_photos
    WHERE event_id = ${eventId}::uuid AND order_id = ${orderId} AND store_id = ${storeId}`;
  return row?.photo ?? null;
}

export async function hasEvent(db: Db, { orderId, storeId }: ListKey, eventId: string): Promise<boolean> {
  const rows = await db`
    SELECT FROM pick_events WHERE id = ${eventId}::uuid AND order_id = ${orderId} AND store_id = ${storeId}`;
  return rows.length > 0;
}

/** Which events of a list have one, by line. */
export const listPhotos = (
  db: Db,
  { orderId, storeId }: ListKey,
): Promise<{ line: number; id: string }[]> => db<{ line: number; id: string }[]>`
  SELECT e.line::int AS line, p.event_id AS id FROM pick_photos p JOIN pick_events e ON e.id = p.event_id
  WHERE p.order_id = ${orderId} AND p.store_id = ${storeId} ORDER BY p.at`;

export interface OfferRow {
  line: number;
  status: 'offered' | 'accepted' | 'declined' | 'withdrawn';
  isOver: boolean;
  name: string;
}

/** The last offer of each line. */
export const listOffers = (db: Db, orderId: number, language: Locale): Promise<OfferRow[]> => db<OfferRow[]>`
  SELECT DISTINCT ON (r.line) r.line::int AS line, r.status, r.until <= now() AS "isOver",
         CASE WHEN ${language} = 'kz' THEN coalesce(p.name_kz, p.name_ru) ELSE p.name_ru END AS name
  FROM order_replacements r JOIN products p ON p.id = r.product_id
  WHERE r.order_id = ${orderId} ORDER BY r.line, r.id DESC`;

export interface SubstituteRow {
  productCode: string;
  article: string;
  externalId: string;
  hasPicture: boolean;
  name: string;
  priceTenge: number;
  free: number;
  row: string | null;
  place: string | null;
}

const MOST_OFFERED = 8;

/** Of the same section, enough of it in this store; nothing that the line has had. */
export const listSubstitutes = (
  db: Db,
  { orderId, storeId }: ListKey,
  line: number,
  language: Locale,
): Promise<SubstituteRow[]> => db<SubstituteRow[]>`
  SELECT p.code AS "productCode", p.product_code AS article, p.external_id AS "externalId",
         coalesce(cardinality(p.images) > 0, false) AS "hasPicture",
         CASE WHEN ${language} = 'kz' THEN coalesce(p.name_kz, p.name_ru) ELSE p.name_ru END AS name,
         coalesce(r.discount_price, r.price) AS "priceTenge", s.count AS free, at."row", at.place
  FROM order_lines l JOIN products old ON old.id = l.product_id
  JOIN products p ON p.section_id = old.section_id AND p.id <> old.id AND p.active AND NOT p.on_order AND NOT p.is_offline
  JOIN product_prices r ON r.product_id = p.id
  JOIN stocks s ON s.product_id = p.id AND s.store_id = ${storeId} AND s.count >= l.count
  LEFT JOIN product_places at ON at.product_id = p.id AND at.store_id = ${storeId}
  WHERE l.order_id = ${orderId} AND l.line = ${line} AND NOT EXISTS (
    SELECT FROM stock_entries e WHERE e.order_id = l.order_id AND e.line = l.line AND e.product_id = p.id)
  ORDER BY abs(coalesce(r.discount_price, r.price) - l.price), p.popularity DESC, p.id LIMIT ${MOST_OFFERED}`;
