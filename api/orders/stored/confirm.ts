/** An order that waited for the shop's word takes its goods at that moment, all of them or none. */
import { planStock } from '#domain/orders/stock-plan.ts';
import { almatyDate } from '#domain/time.ts';
import type { Db } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import { endWaiting, insertExport } from './status.queries.ts';
import type { StoredOrder } from './stored-order.queries.ts';
import { insertTakes, listRankedStock, lockStock, takeStock } from './take-stock.queries.ts';

const DAY_MS = 86_400_000;
const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(almatyDate(to)) - Date.parse(almatyDate(from))) / DAY_MS);

/** With the order held. Refuses in words that name the lines for which there is too little; prices stay as agreed. */
export async function confirmWaiting(tx: Db, order: StoredOrder): Promise<void> {
  const ids = [...new Set(order.lines.map(({ productId }) => productId))];
  await lockStock(tx, ids);
  const stock = await listRankedStock(tx, ids, order);
  const ranks = new Map(stock.map(({ storeId, rank }) => [storeId, rank]));
  const { takes, short } = planStock(order.lines, stock, (storeId) => ranks.get(storeId) ?? 2);
  if (short.length > 0) throw new Refusal('order.too_little_to_confirm', { lines: sayShort(order, short) });
  if (!(await takeStock(tx, takes))) throw new Error('stock that is held was taken');
  await insertTakes(
    tx,
    takes.map((take) => ({ orderId: order.id, ...take })),
  );
  // An hour was kept meanwhile; a day without one is later by the days that it waited.
  await endWaiting(tx, order.id, order.slot ? 0 : daysBetween(order.createdAt, new Date()));
  await insertExport(tx, order.id, 'created');
}

/** «Грунтовка: нужно 10, есть 7» */
const sayShort = ({ lines }: StoredOrder, short: readonly { line: number; available: number }[]): string =>
  short
    .flatMap(({ line, available }) => {
      const lacking = lines.find((each) => each.line === line);
      return lacking ? [`${lacking.nameRu}: ${lacking.count} > ${available}`] : [];
    })
    .join('; ');
