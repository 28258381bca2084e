import type { Take } from '#domain/orders/stock-plan.ts';
import type { Db } from '../../database.ts';
import type { StoredLine } from '../stored/stored-order.queries.ts';

export type LineInPlace = Omit<StoredLine, 'line' | 'isGift' | 'returnedCount'>;

/** The line becomes another one, and the sums of its order follow by the difference. */
export async function writeLine(
  tx: Db,
  { orderId, line, takes }: { orderId: number; line: number; takes: readonly Take[] },
  now: LineInPlace,
): Promise<void> {
  await tx`
    WITH old AS (
      SELECT regular_price * count AS base, sum, vat_sum,
             coalesce((SELECT sum((d ->> 'amount')::int) FROM jsonb_array_elements(discounts) d
                       WHERE d ->> 'reason' <> 'points'), 0) AS discount
      FROM order_lines WHERE order_id = ${orderId} AND line = ${line}
    ), goods AS (SELECT sum(sum) AS sum FROM order_lines WHERE order_id = ${orderId})
    UPDATE orders o SET
      base_sum = o.base_sum - old.base + ${now.regularPrice * now.count},
      discount_sum = o.discount_sum - old.discount + ${discountOf(now)},
      total_sum = o.total_sum - old.sum + ${now.sum},
      vat_sum = o.vat_sum - old.vat_sum + ${now.vatSum},
      points_earned = floor(o.points_earned * (goods.sum - old.sum + ${now.sum})::numeric / goods.sum),
      updated_at = now()
    FROM old, goods WHERE o.id = ${orderId}`;
  await tx`
    UPDATE order_lines SET product_id = ${now.productId}, product_code = ${now.productCode}, article = ${now.article},
      external_id = ${now.externalId}, name_ru = ${now.nameRu}, name_kz = ${now.nameKz}, unit_ru = ${now.unitRu},
      unit_kz = ${now.unitKz}, count = ${now.count}, price = ${now.price}, regular_price = ${now.regularPrice},
      discounts = ${JSON.stringify(now.discounts)}::text::jsonb, sum = ${now.sum}, vat_percent = ${now.vatPercent},
      vat_sum = ${now.vatSum}, ntin = ${now.ntin}, weight_kg = ${now.weightKg}, warranty_months = ${now.warrantyMonths}
    WHERE order_id = ${orderId} AND line = ${line}`;
  await tx`
    INSERT INTO stock_entries (order_id, line, store_id, kind, product_id, count)
    SELECT ${orderId}, ${line}, t."storeId", 'sale', t."productId", -t.count
    FROM jsonb_to_recordset(${JSON.stringify(takes)}::text::jsonb) AS t ("storeId" smallint, "productId" int, count int)`;
}

const discountOf = ({ discounts }: LineInPlace): number =>
  discounts.reduce((sum, { reason, amount }) => sum + (reason === 'points' ? 0 : amount), 0);

/** A debt by contract falls with what it is for. */
export async function lowerBill(tx: Db, orderId: number): Promise<void> {
  await tx`
    UPDATE wholesale_bills b SET sum = o.total_sum FROM orders o
    WHERE o.id = ${orderId} AND b.number = o.number AND b.sum > o.total_sum AND b.paid <= o.total_sum`;
}
