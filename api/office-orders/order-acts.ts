/**
 * What staff do with an order: the very functions of the command line, each within the transaction that has its entry in the
 * log. Promises that a step is taken from the state that was seen, by whoever has its right in one of the order's stores.
 */
import type { z } from 'zod';
import type { stepOrder } from '#contract/office/order-acts.ts';
import { listSteps, stepRight } from '#domain/office/order-rights.ts';
import { findReach, isWithinReach } from '#domain/office/rights.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import type { LogFacts, OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { OfficeLive } from '../office-company/office-company.ts';
import { goOnWithOrder, takeStep } from '../order-life/order-life.ts';
import { findOrder } from '../orders/orders.ts';
import { findContacts, insertNote, listColleagues, setHands } from './order-acts.queries.ts';
import { findOrderStores } from './order-list.queries.ts';

type StepWish = Omit<z.output<typeof stepOrder.body>, 'from'> & {
  /** null: whatever it is now. */
  from: OrderStatus | null;
};

const aboutOrder = (id: number, facts: LogFacts = {}): LogFacts => ({
  subject: 'order',
  subjectId: id,
  ...facts,
});

export type OrderActs = ReturnType<typeof createOrderActs>;

export function createOrderActs({ live }: { live: OfficeLive }) {
  /** All who may see orders look again, once it is done. */
  const tell = (tx: Db, id: number) => live.tellReaders(tx, 'orders.read', 'orders', id);

  const requireStores = async (tx: Db, id: number): Promise<number[]> => {
    const stores = await findOrderStores(tx, id);
    if (stores === null) throw new Refusal('order.not_found');
    return stores;
  };

  /** Who may read the order by the right that is named; anybody else cannot be called or given it. */
  async function requireColleagues(
    tx: Db,
    ids: readonly number[],
    orderId: number,
    right: 'orders.read' | 'orders.work',
  ): Promise<void> {
    const wanted = new Set(ids);
    if (wanted.size === 0) return;
    const stores = await requireStores(tx, orderId);
    const able = (await listColleagues(tx, [...wanted])).filter((each) => {
      const reach = findReach(each, right, right === 'orders.read' ? 'read' : 'write');
      return reach !== null && isWithinReach(reach, stores);
    });
    if (able.length < wanted.size) throw new Refusal('note.unknown_colleague');
  }

  return {
    async step(id: number, wish: StepWish, viewer: OfficeViewer, write: OfficeWrite): Promise<void> {
      await write(
        async (tx) => {
          const order = await findOrder(tx, id, { isLocked: true });
          if (!order) throw new Refusal('order.not_found');
          if (wish.from !== null && order.status !== wish.from) throw new Refusal('order.wrong_step');
          const reach = findReach(viewer, stepRight(order.status, wish.to), 'write');
          const stores = await requireStores(tx, id);
          // Whose step it is not hears of no order, as with any other right.
          if (reach === null || !isWithinReach(reach, stores)) throw new Refusal('order.not_found');
          if (!listSteps(order.status, viewer, stores).includes(wish.to))
            throw new Refusal('order.wrong_step');
          const reason = wish.to === 'cancelled' ? { reason: wish.reason ?? 'no_stock' } : {};
          await takeStep(tx, id, { to: wish.to, actor: 'operator', comment: wish.comment, ...reason });
          await tell(tx, id);
          return order.status;
        },
        (from) => aboutOrder(id, { right: stepRight(from, wish.to), words: { from, to: wish.to } }),
      );
    },

    async goOn(id: number, comment: string, write: OfficeWrite): Promise<void> {
      await write(async (tx) => {
        await goOnWithOrder(tx, id, comment);
        await tell(tx, id);
      }, aboutOrder(id));
    },

    note: (
      id: number,
      { text, mentions }: { text: string; mentions: readonly number[] },
      viewer: OfficeViewer,
      write: OfficeWrite,
    ): Promise<number> =>
      write(
        async (tx) => {
          await requireColleagues(tx, mentions, id, 'orders.read');
          const note = await insertNote(tx, {
            orderId: id,
            staffId: viewer.id,
            text,
            mentions: [...new Set(mentions)],
          });
          await tell(tx, id);
          return note;
        },
        (note) => aboutOrder(id, { words: { note } }),
      ),

    async assign(id: number, staffId: number | null, write: OfficeWrite): Promise<void> {
      await write(
        async (tx) => {
          await requireStores(tx, id);
          const [colleague] = staffId === null ? [] : await listColleagues(tx, [staffId]);
          if (staffId !== null) await requireColleagues(tx, [staffId], id, 'orders.work');
          await setHands(tx, id, staffId);
          await tell(tx, id);
          return colleague?.name ?? '';
        },
        (to) => aboutOrder(id, { words: { to } }),
      );
    },

    /** The log keeps who looked and why, never what they saw. */
    reveal: (id: number, { reason, comment }: { reason: string; comment: string }, write: OfficeWrite) =>
      write(
        async (tx) => {
          const contacts = await findContacts(tx, id);
          if (!contacts) throw new Refusal('order.not_found');
          await tell(tx, id);
          return contacts;
        },
        aboutOrder(id, { words: { reason, comment } }),
      ),

    /** Whoever may see orders can be called; `canWork`: can be given one. */
    async listColleagues(db: Db): Promise<{ id: number; name: string; canWork: boolean }[]> {
      return (await listColleagues(db))
        .filter((each) => findReach(each, 'orders.read', 'read') !== null)
        .map((each) => ({
          id: each.id,
          name: each.name,
          canWork: findReach(each, 'orders.work', 'write') !== null,
        }));
    },
  };
}
