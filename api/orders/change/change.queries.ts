import type { Take } from '#domain/orders/stock-plan.ts';
import type { Db } from '../../database.ts';
import { insertLines, type NewLine } from '../place/create.queries.ts';
import type { StoredOrder } from '../stored/stored-order.queries.ts';

/** The number of the change, under which its entries stand. What it was is written once it is known. */
export async function insertChange(tx: Db, orderId: number): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO order_changes (order_id, before, after) VALUES (${orderId}, '{}', '{}') RETURNING id`;
  if (!row) throw new Error('a change was not written');
  return Number(row.id);
}

/** Puts back all that the order holds, where it was taken from; rows are held in the order in which orders take them. */
export async function giveStockBackFor(tx: Db, orderId: number, changeId: number): Promise<void> {
  await tx`
    WITH back AS (
      INSERT INTO stock_entries (order_id, line, store_id, kind, product_id, count, part)
      SELECT order_id, line, store_id, 'release', product_id, -sum(count), ${changeId}::bigint
      FROM stock_entries WHERE order_id = ${orderId}
      GROUP BY order_id, line, store_id, product_id HAVING sum(count) < 0
      RETURNING product_id, store_id, count
    ), sums AS (
      SELECT product_id, store_id, sum(count)::int AS count FROM back GROUP BY product_id, store_id
    ), held AS (
      SELECT s.product_id, s.store_id, sums.count FROM stocks s JOIN sums USING (product_id, store_id)
      ORDER BY s.product_id, s.store_id FOR UPDATE OF s
    )
    UPDATE stocks s SET count = s.count + held.count FROM held
    WHERE s.product_id = held.product_id AND s.store_id = held.store_id`;
}

export async function listProductIds(tx: Db, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const rows = await tx<{ id: number }[]>`SELECT id FROM products WHERE code = ANY(${[...codes]}::text[])`;
  return rows.map(({ id }) => id);
}

/** The highest number that a line of the order ever had: a new line never takes an old one's. */
export async function findLastLine(tx: Db, orderId: number): Promise<number> {
  const [row] = await tx<{ last: number }[]>`
    SELECT greatest((SELECT max(line) FROM order_lines WHERE order_id = ${orderId}),
                    (SELECT max(line) FROM stock_entries WHERE order_id = ${orderId}))::int AS last`;
  return row?.last ?? 0;
}

/** The lines as they are now, and what each of them takes from where. */
export async function rewriteLines(
  tx: Db,
  { orderId, changeId }: { orderId: number; changeId: number },
  lines: readonly NewLine[],
  takes: readonly Take[],
): Promise<void> {
  await tx`DELETE FROM order_lines WHERE order_id = ${orderId}`;
  await insertLines(tx, [{ orderId, lines, takes }], changeId);
}

export type ChangedTerms = Pick<
  StoredOrder,
  | 'storeId'
  | 'slot'
  | 'vehicles'
  | 'isPricedByHand'
  | 'isZoneAssumed'
  | 'promisedOn'
  | 'promisedFrom'
  | 'contractId'
  | 'promoCode'
  | 'baseSum'
  | 'discountSum'
  | 'pointsSpent'
  | 'deliverySum'
  | 'slotSum'
  | 'liftSum'
  | 'servicesSum'
  | 'totalSum'
  | 'vatSum'
  | 'weightKg'
  | 'pointsEarned'
  | 'pointsPercent'
>;

export async function updateTerms(tx: Db, orderId: number, terms: ChangedTerms): Promise<void> {
  const { slot } = terms;
  await tx`
    UPDATE orders SET store_id = ${terms.storeId}::smallint, slot_day = ${slot?.date ?? null}::text::date,
      slot_from = ${slot?.from ?? null}, slot_to = ${slot?.to ?? null},
      vehicles = ${JSON.stringify(terms.vehicles)}::text::jsonb, is_priced_by_hand = ${terms.isPricedByHand},
      is_zone_assumed = ${terms.isZoneAssumed}, promised_on = ${terms.promisedOn}::text::date,
      promised_from = ${terms.promisedFrom}, contract_id = ${terms.contractId}, promo_code = ${terms.promoCode},
      base_sum = ${terms.baseSum}, discount_sum = ${terms.discountSum}, points_spent = ${terms.pointsSpent},
      delivery_sum = ${terms.deliverySum}, slot_sum = ${terms.slotSum}, lift_sum = ${terms.liftSum},
      services_sum = ${terms.servicesSum}, total_sum = ${terms.totalSum}, vat_sum = ${terms.vatSum},
      weight_kg = ${terms.weightKg}, points_earned = ${terms.pointsEarned},
      points_percent = ${terms.pointsPercent}::smallint, updated_at = now()
    WHERE id = ${orderId}`;
}

/** Why a buyer cannot change it alone: the shop has exchanged a line, or a bill is being paid. */
export async function isInOtherHands(tx: Db, { id, number }: StoredOrder): Promise<boolean> {
  const rows = await tx`
    SELECT FROM order_replacements WHERE order_id = ${id} UNION ALL
    SELECT FROM wholesale_bills WHERE number = ${number} AND paid > 0 LIMIT 1`;
  return rows.length > 0;
}
