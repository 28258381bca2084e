/**
 * What one buyer may hold unpaid. An order beyond it waits for the shop's word and holds no goods (ADR 95); a change beyond
 * it, and one order too many that waits, are refused in words that name the bound and whom to call.
 */
import { formatNumber } from '#domain/money.ts';
import { findOpenBreach, type OpenBreach } from '#domain/orders/open-orders.ts';
import type { Db } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Quote } from '../quote/quote.ts';
import {
  countOpenOrders,
  countWaitingOrders,
  listHeldGoods,
  lockBuyer,
  type OpenBuyer,
} from './open-orders.queries.ts';

type Buyer = OpenBuyer & { language: 'ru' | 'kz' };

/** Before any goods of a new order are taken: whether it takes them only once the shop has confirmed it. */
export async function mustWait(tx: Db, quote: Quote, buyer: Buyer): Promise<boolean> {
  const { openBounds, seller } = quote.rules;
  if (!openBounds || quote.contract) return false;
  await lockBuyer(tx, buyer);
  const breach = await findBreach(tx, quote, buyer);
  if (breach && (await countWaitingOrders(tx, buyer)) >= openBounds.waiting) refuse(breach, seller);
  return breach !== null;
}

/** Of a change, which holds its stock already: with the lock it would wait in a circle with an order that waits for it. */
export async function requireWithinOpenBounds(tx: Db, quote: Quote, buyer: Buyer): Promise<void> {
  const breach = await findBreach(tx, quote, buyer);
  if (breach) refuse(breach, quote.rules.seller);
}

/** The bound that this order would break. Whoever has a contract is bounded by it. */
export async function findBreach(
  db: Db,
  { lines, stock, totals, contract, rules }: Quote,
  buyer: Buyer,
): Promise<OpenBreach | null> {
  if (!rules.openBounds || contract) return null;
  const open = await countOpenOrders(db, buyer);
  const held = await listHeldGoods(
    db,
    buyer,
    lines.map(({ row }) => row.id),
  );
  return findOpenBreach(rules.openBounds, open, {
    sum: totals.total,
    lines: lines.map(({ row, count }) => ({
      name: buyer.language === 'kz' ? row.nameKz : row.nameRu,
      wanted: count,
      held: held.get(row.id) ?? 0,
      inStock: stock.reduce((sum, each) => sum + (each.productId === row.id ? each.count : 0), 0),
    })),
  });
}

function refuse(breach: OpenBreach, { phone }: { phone: string }): never {
  if (breach.kind === 'orders') throw new Refusal('order.too_many_unpaid', { most: breach.most, phone });
  if (breach.kind === 'sum')
    throw new Refusal('order.too_much_unpaid', { most: formatNumber(breach.most), phone });
  throw new Refusal('order.too_much_of_stock', { name: breach.name, percent: breach.percent, phone });
}
