/** Handing over in a store: who has the code gets the goods, and what is paid on receipt is taken in the same step. */
import type { WaitingOrder } from '#contract/office/handover.ts';
import type { Locale } from '#domain/locale.ts';
import { dueOnReceipt } from '#domain/office/handover.ts';
import { maskPhone, parsePhone } from '#domain/phone.ts';
import type { Database, Db } from '../database.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import { type OrderLife, takeStep } from '../order-life/order-life.ts';
import { findOrder, findOrderOwner } from '../orders/orders.ts';
import { findUserById } from '../users/users.ts';
import { findPickupStore, isOfOwnGoods, listWaiting, type WaitingRow } from './handover.queries.ts';

export async function findWaitingStores(db: Db, orderId: number): Promise<number[] | null> {
  const store = await findPickupStore(db, orderId);
  return store === null ? null : [store];
}

const PICKUP_CODE = /^\d{4}$/;

export async function findWaiting(
  db: Db,
  q: string,
  { stores, language }: { stores: readonly number[] | null; language: Locale },
): Promise<WaitingOrder[]> {
  const code = PICKUP_CODE.test(q) ? q : null;
  const phone = parsePhone(q)?.e164 ?? null;
  const number = q !== '' && code === null && phone === null ? q.toUpperCase() : null;
  return (await listWaiting(db, { code, phone, number, stores, language })).map(toWaiting);
}

function toWaiting({
  firstName,
  phone,
  readyAt,
  totalSum,
  isCancelRequested,
  isOwnGoods,
  ...row
}: WaitingRow): WaitingOrder {
  const due = dueOnReceipt({ ...row, totalTenge: totalSum });
  return {
    orderId: row.orderId,
    number: row.number,
    storeId: row.storeId,
    recipient: { name: firstName, phone: maskPhone(phone) },
    readyAt: readyAt?.toISOString() ?? null,
    places: row.places,
    lines: row.lines,
    totalTenge: totalSum,
    dueTenge: due ?? 0,
    canLessen: (due ?? 0) > 0 && !isCancelRequested && isOwnGoods,
    paymentMethod: row.paymentMethod,
    whyNot: due === null ? 'not_paid' : isCancelRequested ? 'cancel_requested' : null,
  };
}

interface DeskParts {
  db: Database;
  orderLife: Pick<OrderLife, 'quoteChange' | 'change'>;
}

type Left = readonly { id: number; count: number }[];

/** At the buyer's own prices, by the change that an order knows; what is left goes back to the shelf of this store. */
export function createDesk({ db, orderLife }: DeskParts) {
  async function changerOf(orderId: number, language: Locale) {
    const owner = await findOrderOwner(db, orderId);
    const viewer = owner === null ? null : await findUserById(db, owner);
    if (!viewer || !(await isOfOwnGoods(db, orderId))) throw new Refusal('order.cannot_change');
    return { viewer, language, actor: 'operator', isAtDesk: true } as const;
  }

  return {
    async quote(orderId: number, items: Left, language: Locale) {
      const by = await changerOf(orderId, language);
      const { revision, to } = await orderLife.quoteChange(orderId, { items: [...items] }, by);
      return { revision, dueTenge: to.total };
    },

    /** The change and the handing over are one: both, or neither. */
    async giveLess(
      orderId: number,
      given: { code: string | null; takenTenge: number; less: { items: Left; revision: number } },
      { language, write }: { language: Locale; write: OfficeWrite },
    ): Promise<Handed> {
      const { code, takenTenge, less } = given;
      const by = await changerOf(orderId, language);
      const change = { items: [...less.items], revision: less.revision, total: takenTenge };
      let handed: Handed | null = null;
      await orderLife.change(orderId, change, by, (work) =>
        write(
          async (tx) => {
            await work(tx);
            handed = await handOrderOver(tx, orderId, { code, takenTenge });
          },
          {
            subject: 'order',
            subjectId: orderId,
            words: { takenTenge, byCode: code !== null, less: less.items.length },
          },
        ),
      );
      if (!handed) throw new Error('an order was changed and not handed over');
      return handed;
    },
  };
}

interface Handed {
  orderId: number;
  number: string;
  takenTenge: number;
}

/** Within the caller's transaction. The sum that was taken is the one that was shown: another is shown again. */
export async function handOrderOver(
  tx: Db,
  orderId: number,
  { code, takenTenge }: { code: string | null; takenTenge: number },
): Promise<Handed> {
  const order = await findOrder(tx, orderId, { isLocked: true });
  if (!order) throw new Refusal('handover.not_found');
  if (order.status !== 'ready') throw new Refusal('handover.over');
  if (code !== null && code !== order.pickupCode) throw new Refusal('handover.wrong_code');
  const due = dueOnReceipt({ ...order, totalTenge: order.totalSum });
  if (due === null) throw new Refusal('order.not_paid');
  if (due !== takenTenge) throw new Refusal('handover.wrong_sum', { sum: due });
  await takeStep(tx, orderId, { to: 'completed', actor: 'operator' });
  return { orderId, number: order.number, takenTenge: due };
}
