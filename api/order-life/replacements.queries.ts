import type { Db } from '../database.ts';
import type { StoredLine } from '../orders/orders.ts';

export type ReplacementStatus = 'offered' | 'accepted' | 'declined' | 'withdrawn';

/** What stands in the place of a line, in the words of a line. */
type Offered = Pick<
  StoredLine,
  | 'line'
  | 'productId'
  | 'productCode'
  | 'externalId'
  | 'nameRu'
  | 'nameKz'
  | 'unitRu'
  | 'unitKz'
  | 'count'
  | 'price'
  | 'sum'
>;

export interface ReplacementRow extends Offered {
  id: number;
  orderId: number;
  comment: string;
  status: ReplacementStatus;
  until: Date;
  /** The day is over. */
  isOver: boolean;
}

export function listReplacements(db: Db, orderId: number): Promise<ReplacementRow[]> {
  return db<ReplacementRow[]>`
    SELECT r.id, r.order_id AS "orderId", r.line, p.id AS "productId", p.code AS "productCode",
           p.external_id AS "externalId", p.name_ru AS "nameRu", coalesce(p.name_kz, p.name_ru) AS "nameKz", u.name_ru AS "unitRu",
           u.name_kz AS "unitKz", r.count, r.price, r.sum, r.comment, r.status, r.until, r.until <= now() AS "isOver"
    FROM order_replacements r JOIN products p ON p.id = r.product_id
    JOIN units u ON u.code = p.units -> 0 ->> 'unit'
    WHERE r.order_id = ${orderId} ORDER BY r.id`;
}

export interface OfferedGoods {
  id: number;
  code: string;
  nameRu: string;
  nameKz: string;
  /** as the buyer of such an order is asked for */
  price: number;
  stock: number;
}

/** By its code or article; null: not sold. */
export async function findOfferedGoods(
  db: Db,
  named: string,
  isWholesale: boolean,
): Promise<OfferedGoods | null> {
  const [row] = await db<OfferedGoods[]>`
    SELECT p.id, p.code, p.name_ru AS "nameRu", coalesce(p.name_kz, p.name_ru) AS "nameKz", least(coalesce(r.discount_price, r.price),
             CASE WHEN ${isWholesale} THEN r.wholesale_price END) AS price,
           coalesce((SELECT sum(s.count) FROM stocks s WHERE s.product_id = p.id), 0)::int AS stock
    FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE (p.code = ${named} OR p.product_code = ${named}) AND p.active AND NOT p.on_order AND NOT p.is_offline`;
  return row ?? null;
}

/** Goods leave a store for a line once: what the line has had, or has been replaced by, cannot come again. */
export async function hasLineHad(
  db: Db,
  { orderId, line, productId }: { orderId: number; line: number; productId: number },
): Promise<boolean> {
  const [row] = await db<{ isHad: boolean }[]>`
    SELECT EXISTS (SELECT FROM order_lines WHERE order_id = ${orderId} AND line = ${line} AND product_id = ${productId})
        OR EXISTS (SELECT FROM stock_entries
                   WHERE order_id = ${orderId} AND line = ${line} AND product_id = ${productId}) AS "isHad"`;
  return row?.isHad === true;
}

interface NewReplacement extends Pick<Offered, 'line' | 'productId' | 'count' | 'price' | 'sum'> {
  orderId: number;
  comment: string;
}

/** Takes the place of an open offer for the same line; the history tells of it. */
export async function insertReplacement(tx: Db, offer: NewReplacement): Promise<void> {
  const { orderId, line, productId, count, price, sum, comment } = offer;
  await tx`
    UPDATE order_replacements SET status = 'withdrawn', decided_at = now()
    WHERE order_id = ${orderId} AND line = ${line} AND status = 'offered'`;
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO order_replacements (order_id, line, product_id, count, price, sum, comment)
    VALUES (${orderId}, ${line}, ${productId}, ${count}, ${price}, ${sum}, ${comment}) RETURNING id`;
  await insertReplacementStep(tx, { orderId, id: row?.id ?? 0, actor: 'operator', comment });
}

/** False: it was decided on, or never was. */
export async function withdrawOffer(tx: Db, orderId: number, id: number): Promise<boolean> {
  const { count } = await tx`
    UPDATE order_replacements SET status = 'withdrawn', decided_at = now()
    WHERE id = ${id} AND order_id = ${orderId} AND status = 'offered'`;
  return count > 0;
}

export async function decideReplacement(
  tx: Db,
  id: number,
  status: 'accepted' | 'declined',
  replaced: StoredLine | null,
): Promise<void> {
  await tx`
    UPDATE order_replacements SET status = ${status}, decided_at = now(),
      replaced = ${replaced === null ? null : JSON.stringify(replaced)}::text::jsonb
    WHERE id = ${id}`;
}

/** A line of the history beside the states: the order stays where it is. */
export async function insertReplacementStep(
  tx: Db,
  step: { orderId: number; id: number; actor: 'operator' | 'buyer'; comment?: string },
): Promise<void> {
  await tx`
    INSERT INTO order_history (order_id, status, actor, comment, replacement_id)
    SELECT id, status, ${step.actor}, ${step.comment || null}, ${step.id} FROM orders WHERE id = ${step.orderId}`;
}
