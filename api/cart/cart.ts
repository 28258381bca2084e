/**
 * Carts: of logged-in users in PostgreSQL, of visitors only priced. Promises: counts are absolute; a write happens whole
 * or not at all, under the cart's own lock, with a new event id that is heard only if it commits; a write that says which
 * state it is based on and comes too late is refused; a line is never dropped but by its owner.
 * Hides the tables, the clamping of wishes, the merge after a login. Relies on the catalogue for products and stock, on
 * promotions for prices, on the club for cards, on live updates for the devices of a user.
 */
import { randomUUID } from 'node:crypto';
import type { Cart } from '#contract/cart.ts';
import { type CartCount, mergeCarts } from '#domain/login-merge.ts';
import { fitWorks, type LineWork, setWorks } from '#domain/orders/works.ts';
import { type Database, type Db, waitPatiently } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { PersonalRecords } from '../users/users.ts';
import { listDone } from '../works/works.ts';
import {
  deleteCart,
  findEventId,
  holdCarts,
  listLineRows,
  listWorkRows,
  lockCarts,
  takeLines,
  writeWorks,
} from './cart.queries.ts';
import { type CartAnswers, type CartAnswersParts, createCartAnswers } from './cart-answer.ts';
import { createCartGroups, NO_EVENT } from './cart-groups.ts';
import type { CartAsker } from './cart-prices.ts';
import { type CartWrite, toCounts } from './plan-write.ts';

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
  const writeInGroup = createCartGroups(db, publish);

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
      const wanted = { userId, eventId, write, products, done, viewer: owner.viewer };
      const written = await waitPatiently(() => writeInGroup(wanted));
      return answers.toCart(written.lines, written.works, owner, { eventId, adjusted: written.adjusted });
    },

    async calculate(items, works, asker) {
      const lines = mergeCarts([], items).map(({ productCode, count }) => ({ productCode, count }));
      return answers.toCart(lines, works, asker, { eventId: null, adjusted: [] });
    },

    async hold(tx, userId) {
      await holdCarts(tx, [userId], NO_EVENT);
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
