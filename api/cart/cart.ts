/**
 * Carts: of logged-in users in PostgreSQL, of visitors only priced. Promises: counts are absolute; a write happens whole
 * or not at all, under the cart's own lock, with a new event id that is heard only if it commits; a write that says which
 * state it is based on and comes too late is refused; a line is never dropped but by its owner.
 * Hides the tables, the clamping of wishes, the merge after a login. Relies on the catalogue for products and stock, on
 * promotions for prices, on the club for cards, on live updates for the devices of a user.
 */
import { randomUUID } from 'node:crypto';
import type { Cart } from '#contract/cart.ts';
import type { Product } from '#contract/catalog.ts';
import { MAX_CART_LINES, settleIntent } from '#domain/cart.ts';
import { type CartCount, mergeCarts } from '#domain/login-merge.ts';
import { priceView, userType } from '#domain/price.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { PersonalRecords } from '../users/users.ts';
import {
  deleteCart,
  findEventId,
  type LineRow,
  listLineRows,
  lockCart,
  takeLines,
  writeLines,
} from './cart.queries.ts';
import { type CartAnswers, type CartAnswersParts, createCartAnswers } from './cart-answer.ts';
import type { CartAsker } from './cart-prices.ts';

export { listEventIds as listCartEventIds, listLineRows as listCartLines } from './cart.queries.ts';

export const cartRecords: PersonalRecords = {
  name: 'cart',
  tables: ['carts', 'cart_items'],
  list: (db, userId) => listLineRows(db, userId),
  forget: deleteCart,
};

/** Of a cart that was never written. */
const NO_EVENT = '0';

export interface CartWrite {
  items: readonly CartCount[];
  /** The cart collected before the login: per product the larger count stays. */
  registrationBefore?: boolean;
  /** The state the writer knew. */
  eventId?: string | undefined;
}

type Owner = CartAsker & { viewer: NonNullable<CartAsker['viewer']> };

export interface Carts {
  get(owner: Owner): Promise<Cart>;
  write(write: CartWrite, owner: Owner): Promise<Cart>;
  calculate(items: readonly CartCount[], asker: CartAsker): Promise<Cart>;
  /** What was ordered leaves the cart, in the order's own transaction; the rest stays. */
  takeOut(tx: Db, userId: number, items: readonly CartCount[]): Promise<void>;
}

export interface CartsParts extends Omit<CartAnswersParts, 'db'> {
  db: Database;
  /** Tells the user's devices, once the transaction has committed. */
  publish(tx: Db, userId: number, eventId: string): void;
}

export function createCarts(parts: CartsParts): Carts {
  const { db, catalog, publish } = parts;
  const answers: CartAnswers = createCartAnswers(parts);

  return {
    async get(owner) {
      const userId = owner.viewer.id;
      const [lines, eventId] = await Promise.all([listLineRows(db, userId), findEventId(db, userId)]);
      return answers.toCart(lines, owner, { eventId: eventId ?? NO_EVENT, adjusted: [] });
    },

    async write(write, owner) {
      const userId = owner.viewer.id;
      // Before the transaction: it holds its connection, and must not wait for a second one.
      const codes = [...new Set(write.items.map(({ productCode }) => productCode))];
      const products = await catalog.listProducts(codes, owner);
      const eventId = randomUUID();
      const written = await transaction(db, async (tx) => {
        const known = await lockCart(tx, userId, NO_EVENT);
        if (write.eventId !== undefined && write.eventId !== known) throw new Refusal('cart.overtaken');
        const plan = planWrite(await listLineRows(tx, userId), write, products, owner);
        await writeLines(tx, userId, eventId, plan);
        publish(tx, userId, eventId);
        return plan;
      });
      return answers.toCart(written.lines, owner, { eventId, adjusted: written.adjusted });
    },

    async calculate(items, asker) {
      const lines = mergeCarts([], items).map(({ productCode, count }) => ({ productCode, count }));
      return answers.toCart(lines, asker, { eventId: null, adjusted: [] });
    },

    async takeOut(tx, userId, items) {
      const eventId = randomUUID();
      await lockCart(tx, userId, NO_EVENT);
      await takeLines(tx, userId, eventId, items);
      publish(tx, userId, eventId);
    },
  };
}

interface Plan {
  /** The whole cart afterwards. */
  lines: LineRow[];
  put: LineRow[];
  gone: string[];
  adjusted: Cart['adjusted'];
}

function planWrite(
  held: readonly LineRow[],
  write: CartWrite,
  products: readonly Product[],
  owner: Owner,
): Plan {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const lines = new Map(held.map((line) => [line.productCode, line]));
  const put = new Map<string, LineRow>();
  const gone = new Set<string>();
  const adjusted: Cart['adjusted'] = [];
  for (const { productCode, count: wished } of write.items) {
    const product = byCode.get(productCode) ?? null;
    const line = lines.get(productCode);
    const there = line?.count ?? 0;
    // A merge lowers nothing: a count above the stock stays and is marked as such.
    const settled =
      write.registrationBefore && product
        ? { count: Math.max(there, wished), reason: null }
        : settleIntent(product, wished, there);
    const isFull = !line && settled.count > 0 && lines.size >= MAX_CART_LINES;
    const count = isFull ? 0 : settled.count;
    const reason = isFull ? ('full' as const) : settled.reason;
    if (reason !== null)
      adjusted.push({
        productCode,
        name: product?.name ?? line?.name ?? productCode,
        wished,
        count,
        reason,
      });
    put.delete(productCode);
    gone.delete(productCode);
    if (count === 0) {
      lines.delete(productCode);
      gone.add(productCode);
    } else if (line || product) {
      const row = line ? { ...line, count } : toRow(product, productCode, count, owner);
      lines.set(productCode, row);
      put.set(productCode, row);
    }
  }
  return { lines: [...lines.values()], put: [...put.values()], gone: [...gone], adjusted };
}

/** The name and the price of the moment stay with the line: what it was, should the product go. */
function toRow(product: Product | null, productCode: string, count: number, { viewer }: Owner): LineRow {
  return {
    productCode,
    count,
    name: product?.name ?? productCode,
    addedPrice: product ? priceView(product, userType(viewer)).price : 0,
  };
}
