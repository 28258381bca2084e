/** A line of a demo order as it stands in the books: what was sold, and what left the shelves and came back. */
import type postgres from 'postgres';
import { vatIncluded } from '#domain/money.ts';
import type { DemoOrder } from '../orders.ts';
import type { DemoLine } from './order-lines.ts';

type Tx = postgres.TransactionSql;

/** Whose shelves the goods come from that are brought to a door. */
export const DELIVERED_FROM = 1;

export type SoldLine = DemoLine & { points: number; paid: number };

export async function insertLine(
  db: Tx,
  { id, storeId, steps, isFirstPartBack = false }: DemoOrder,
  { goods, count, discount, points, paid, part, line }: SoldLine & { line: number },
  at: (daysAgo: number) => Date,
): Promise<void> {
  const isBack = isFirstPartBack && part === 0;
  const discounts = [
    ...(discount > 0
      ? [
          {
            reason: 'promotion',
            code: null,
            title: { ru: 'Цена недели', kz: 'Апта бағасы' },
            amount: discount,
          },
        ]
      : []),
    ...(points > 0
      ? [{ reason: 'points', code: null, title: { ru: 'Баллы', kz: 'Ұпай' }, amount: points }]
      : []),
  ];
  await db`
    INSERT INTO order_lines ${db({
      order_id: id,
      line,
      product_id: goods.id,
      product_code: goods.code,
      article: goods.article,
      external_id: goods.externalId,
      name_ru: goods.nameRu,
      name_kz: goods.nameKz,
      unit_ru: goods.unitRu,
      unit_kz: goods.unitKz,
      count,
      price: goods.price,
      regular_price: goods.price,
      discounts: db.json(discounts),
      sum: paid,
      vat_percent: goods.vatPercent,
      vat_sum: vatIncluded(paid, goods.vatPercent),
      ntin: goods.ntin,
      weight_kg: goods.weightKg,
      warranty_months: goods.warrantyMonths,
      returned_count: isBack ? count : 0,
    })}`;
  const book = (kind: string, sign: number, daysAgo: number, part = 0) => db`
    INSERT INTO stock_entries (order_id, line, store_id, kind, product_id, count, booked_at, part)
    VALUES (${id}, ${line}, ${storeId ?? DELIVERED_FROM}, ${kind}, ${goods.id}, ${sign * count}, ${at(daysAgo)}, ${part})`;
  await book('sale', -1, steps[0]?.[1] ?? 0);
  const end = steps.at(-1);
  if (end?.[0] === 'cancelled') await book('release', 1, end[1]);
  if (isBack) await book('return', 1, end?.[1] ?? 0, 1);
}
