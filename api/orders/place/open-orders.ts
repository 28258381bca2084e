/** Refuses an order beyond what one buyer may hold unpaid, and names whom to call. */
import { formatNumber } from '#domain/money.ts';
import { findOpenBreach } from '#domain/orders/open-orders.ts';
import type { Db } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Quote } from '../quote/quote.ts';
import { countOpenOrders, listHeldGoods, lockBuyer, type OpenBuyer } from './open-orders.queries.ts';

/** Before any goods are taken, of a new order or a changed one. Whoever has a contract is bounded by it. */
export async function requireWithinOpenBounds(
  tx: Db,
  { lines, stock, totals, contract, rules }: Quote,
  buyer: OpenBuyer & { language: 'ru' | 'kz' },
): Promise<void> {
  const bounds = rules.openBounds;
  if (!bounds || contract) return;
  // A change holds its stock already: it would wait in a circle with an order that waits for that stock.
  if (buyer.changedOrderId === undefined) await lockBuyer(tx, buyer);
  const open = await countOpenOrders(tx, buyer);
  const held = await listHeldGoods(
    tx,
    buyer,
    lines.map(({ row }) => row.id),
  );
  const breach = findOpenBreach(bounds, open, {
    sum: totals.total,
    lines: lines.map(({ row, count }) => ({
      name: buyer.language === 'kz' ? row.nameKz : row.nameRu,
      wanted: count,
      held: held.get(row.id) ?? 0,
      inStock: stock.reduce((sum, each) => sum + (each.productId === row.id ? each.count : 0), 0),
    })),
  });
  if (!breach) return;
  const { phone } = rules.seller;
  if (breach.kind === 'orders') throw new Refusal('order.too_many_unpaid', { most: breach.most, phone });
  if (breach.kind === 'sum')
    throw new Refusal('order.too_much_unpaid', { most: formatNumber(breach.most), phone });
  throw new Refusal('order.too_much_of_stock', { name: breach.name, percent: breach.percent, phone });
}
