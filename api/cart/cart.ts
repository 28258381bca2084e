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
import { fitWorks, type LineWork, mergeWorks, setWorks } from '#domain/orders/works.ts';
import { priceView, userType } from '#domain/price.ts';
import { commitBehind, type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { PersonalRecords } from '../users/users.ts';
import { listDone } from '../works/works.ts';
import {
  deleteCart,
  findEventId,
  type LineRow,
  listLineRows,
  listWorkRows,
  lockCart,
  lockCarts,
  takeLines,
  writeLines,
  writeWorks,
} from './cart.queries.ts';
import { type CartAnswers, type CartAnswersParts, createCartAnswers } from './cart-answer.ts';
import type { CartAsker } from './cart-prices.ts';

export { listEventIds as listCartEventIds, listLineRows as listCartLines } from './cart.queries.ts';

export const cartRecords: PersonalRecords = {
  name: 'cart',
  tables: ['carts', 'cart_items', 'cart_works'],
  list: async (db, userId) => ({
    lines: await listLineRows(db, userId),
    works: await listWorkRows(db, userId),
  }),
  forget: deleteCart,
  // What is laid together for one purchase is not added to another.
  move: deleteCart,
};

/** Of a cart that was never written. */
const NO_EVENT = '0';

export interface CartWrite {
  items: readonly CartCount[];
  /** Work on the lines; those that are not named stay. */
  works?: readonly LineWork[];
  /** The cart collected before the login: per product the larger count stays. */
  registrationBefore?: boolean;
  /** The state the writer knew. */
  eventId?: string | undefined;
}

type Owner = CartAsker & { viewer: NonNullable<CartAsker['viewer']> };

/** What a user has ordered. */
export interface Ordered {
  userId: number;
  items: readonly CartCount[];
  works: readonly LineWork[];
}

export interface Carts {
  get(owner: Owner): Promise<Cart>;
  write(write: CartWrite, owner: Owner): Promise<Cart>;
  calculate(items: readonly CartCount[], works: readonly LineWork[], asker: CartAsker): Promise<Cart>;
  /** Until the end of the transaction nobody else writes to it. */
  hold(tx: Db, userId: number): Promise<void>;
  /** What was ordered leaves the carts, in the orders' own transaction; the rest stays. A user is named once. */
  takeOut(tx: Db, orders: readonly Ordered[]): Promise<void>;
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
      const [lines, works, eventId] = await Promise.all([
        listLineRows(db, userId),
        listWorkRows(db, userId),
        findEventId(db, userId),
      ]);
      return answers.toCart(lines, works, owner, { eventId: eventId ?? NO_EVENT, adjusted: [] });
    },

    async write(write, owner) {
      const userId = owner.viewer.id;
      // Before the transaction: it holds its connection, and must not wait for a second one.
      const codes = [...new Set(write.items.map(({ productCode }) => productCode))];
      const products = await catalog.listProducts(codes, owner);
      const { works = [] } = write;
      const wished = works.filter(({ count }) => count > 0);
      const done = await listDone(db, wished);
      // What was collected before a login may be done no longer: it is left out, and the cart shows it.
      if (!write.registrationBefore && done.length < wished.length)
        throw new Refusal('order.service_not_offered');
      const eventId = randomUUID();
      const written = await transaction(db, async (tx) => {
        // One behind the other: each is read once the cart is held.
        const [known, lines, held] = await Promise.all([
          lockCart(tx, userId, NO_EVENT),
          listLineRows(tx, userId),
          listWorkRows(tx, userId),
        ]);
        if (write.eventId !== undefined && write.eventId !== known) throw new Refusal('cart.overtaken');
        const plan = planWrite(lines, write, products, owner);
        const chosen = write.registrationBefore ? mergeWorks(held, done) : setWorks(held, works);
        const fitting = fitWorks(chosen, toCounts(plan.lines));
        publish(tx, userId, eventId);
        const isWritten = writeLines(tx, userId, eventId, plan);
        if (held.length + fitting.length === 0) await commitBehind(tx, [isWritten]);
        else await Promise.all([isWritten, writeWorks(tx, userId, fitting)]);
        return { ...plan, works: fitting };
      });
      return answers.toCart(written.lines, written.works, owner, { eventId, adjusted: written.adjusted });
    },

    async calculate(items, works, asker) {
      const lines = mergeCarts([], items).map(({ productCode, count }) => ({ productCode, count }));
      return answers.toCart(lines, works, asker, { eventId: null, adjusted: [] });
    },

    async hold(tx, userId) {
      await lockCart(tx, userId, NO_EVENT);
    },

    async takeOut(tx, orders) {
      const carts = orders.map(({ userId }) => ({ userId, eventId: randomUUID() }));
      const items = orders.flatMap((order) => order.items.map((item) => ({ ...item, userId: order.userId })));
      // Sent one behind the other, so that whoever writes more after this does not wait for it.
      await Promise.all([lockCarts(tx, carts), takeLines(tx, items)]);
      for (const { userId, works } of orders) {
        const held = works.length > 0 ? await listWorkRows(tx, userId) : [];
        if (held.length === 0) continue;
        const left = withoutOrdered(held, works);
        await writeWorks(tx, userId, fitWorks(left, toCounts(await listLineRows(tx, userId))));
      }
      for (const { userId, eventId } of carts) publish(tx, userId, eventId);
    },
  };
}

const toCounts = (lines: readonly CartCount[]): ReadonlyMap<string, number> =>
  new Map(lines.map(({ productCode, count }) => [productCode, count]));

/** Of more than was ordered the rest stays, as of lines. */
const withoutOrdered = (held: readonly LineWork[], ordered: readonly LineWork[]): LineWork[] =>
  setWorks(
    held,
    held.map((work) => {
      const taken = ordered.find(
        ({ productCode, kind, detail }) =>
          productCode === work.productCode && kind === work.kind && detail === work.detail,
      );
      return { ...work, count: Math.max(0, work.count - (taken?.count ?? 0)) };
    }),
  );

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
