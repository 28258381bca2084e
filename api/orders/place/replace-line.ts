/**
 * Puts another product into the place of a line, in the caller's transaction and with the order held. The goods that
 * stood there do not go back on sale: they were looked for and not found.
 */
import { planStock } from '#domain/orders/stock-plan.ts';
import type { Db } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import { listGoods } from '../quote/carried-goods.queries.ts';
import { toKeptGoods } from '../quote/carried-goods.ts';
import { insertExport } from '../stored/status.queries.ts';
import type { StoredLine, StoredOrder } from '../stored/stored-order.queries.ts';
import { listRankedStock, takeStock } from '../stored/take-stock.queries.ts';
import { type LineInPlace, lowerBill, writeLine } from './replace-line.queries.ts';

export interface NewContent {
  productCode: string;
  count: number;
  priceTenge: number;
  sumTenge: number;
  discountTenge: number;
  vatTenge: number;
}

const TITLE = { ru: 'Замена по цене заказа', kz: 'Тапсырыс бағасымен алмастыру' };

/** Gives the line as it is now. Refuses when there is too little of the other product. */
export async function replaceLine(
  tx: Db,
  order: StoredOrder,
  old: StoredLine,
  content: NewContent,
): Promise<StoredLine> {
  const [row] = await listGoods(tx, [content.productCode]);
  if (!row?.isSold) throw new Refusal('order.replacement_gone');
  const stock = await listRankedStock(tx, [row.id], order);
  const rankOf = (storeId: number) => stock.find((each) => each.storeId === storeId)?.rank ?? 2;
  const wanted = [{ line: old.line, productId: row.id, count: content.count }];
  const { takes, short } = planStock(wanted, stock, rankOf);
  if (short.length > 0 || !(await takeStock(tx, takes))) throw new Refusal('order.replacement_gone');
  const now: LineInPlace = {
    ...toKeptGoods(row),
    count: content.count,
    price: content.priceTenge,
    regularPrice: content.priceTenge,
    discounts: [
      ...old.discounts.filter(({ reason }) => reason === 'points'),
      ...(content.discountTenge > 0
        ? [{ reason: 'replacement', code: null, title: TITLE, amount: content.discountTenge }]
        : []),
    ],
    sum: content.sumTenge,
    vatPercent: old.vatPercent,
    vatSum: content.vatTenge,
  };
  await writeLine(tx, { orderId: order.id, line: old.line, takes }, now);
  await lowerBill(tx, order.id);
  await insertExport(tx, order.id, 'changed');
  return { ...old, ...now };
}
