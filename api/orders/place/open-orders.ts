/**
 * What one buyer may hold unpaid. An order beyond it waits for the shop's word and holds no goods (ADR 95); a change beyond
 * it, and one order too many that waits, are refused in words that name the bound and whom to call.
 */
import { formatNumber } from '#domain/money.ts';
import { findOpenBreach, type OpenBreach } from '#domain/orders/open-orders.ts';
import type { Db } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Quote } from '../quote/quote.ts';
import { type HeldBuyer, listOpenStates, type OpenBuyer, type OpenState } from './open-orders.queries.ts';

type Buyer = OpenBuyer & { language: 'ru' | 'kz' };

interface Judged {
  quote: Quote;
  buyer: Buyer;
}

/** Whoever has a contract is bounded by it. */
const isBounded = ({ rules, contract }: Quote): boolean => rules.openBounds !== undefined && !contract;

const toAsked = ({ quote: { lines }, buyer }: Judged) => ({
  buyer,
  productIds: lines.map(({ row }) => row.id),
});

/** Whose orders follow one another: the account's, and where they are bounded those for the same phone. */
export const toHeld = ({ quote, buyer: { userId, phone } }: Judged): HeldBuyer => ({
  userId,
  phone: isBounded(quote) ? phone : null,
});

/**
 * Before any goods of new orders are taken: whether one of them takes its own only once the shop has confirmed it. The buyers are
 * held by then.
 */
export async function judgeOpenOrders<Order extends Judged>(
  tx: Db,
  orders: readonly Order[],
): Promise<(order: Order) => boolean> {
  const bounded = orders.filter(({ quote }) => isBounded(quote));
  if (bounded.length === 0) return () => false;
  const states = await listOpenStates(tx, bounded.map(toAsked));
  return (order) => {
    const state = states[bounded.indexOf(order)];
    return state !== undefined && mustWait(order, state);
  };
}

function mustWait({ quote, buyer }: Judged, state: OpenState): boolean {
  const { openBounds, seller } = quote.rules;
  const breach = toBreach(quote, buyer, state);
  if (breach && state.waiting >= (openBounds?.waiting ?? 0)) refuse(breach, seller);
  return breach !== null;
}

/** Of a change, which holds its stock already: with the lock it would wait in a circle with an order that waits for it. */
export async function requireWithinOpenBounds(tx: Db, quote: Quote, buyer: Buyer): Promise<void> {
  const breach = await findBreach(tx, quote, buyer);
  if (breach) refuse(breach, quote.rules.seller);
}

/** The bound that this order would break. */
export async function findBreach(db: Db, quote: Quote, buyer: Buyer): Promise<OpenBreach | null> {
  if (!isBounded(quote)) return null;
  const [state] = await listOpenStates(db, [toAsked({ quote, buyer })]);
  return state ? toBreach(quote, buyer, state) : null;
}

function toBreach(
  { lines, stock, totals, rules }: Quote,
  { language }: Buyer,
  state: OpenState,
): OpenBreach | null {
  if (!rules.openBounds) return null;
  return findOpenBreach(rules.openBounds, state, {
    sum: totals.total,
    lines: lines.map(({ row, count }) => ({
      name: language === 'kz' ? row.nameKz : row.nameRu,
      wanted: count,
      held: state.held.get(row.id) ?? 0,
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
