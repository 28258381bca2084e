/** Handing over in a store: who has the code gets the goods, and what is paid on receipt is taken in the same step. */
import type { WaitingOrder } from '#contract/office/handover.ts';
import type { Locale } from '#domain/locale.ts';
import { dueOnReceipt } from '#domain/office/handover.ts';
import { maskPhone, parsePhone } from '#domain/phone.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { takeStep } from '../order-life/order-life.ts';
import { findOrder } from '../orders/orders.ts';
import { findPickupStore, listWaiting, type WaitingRow } from './handover.queries.ts';

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
    paymentMethod: row.paymentMethod,
    whyNot: due === null ? 'not_paid' : isCancelRequested ? 'cancel_requested' : null,
  };
}

/** Within the caller's transaction. The sum that was taken is the one that was shown: another is shown again. */
export async function handOrderOver(
  tx: Db,
  orderId: number,
  { code, takenTenge }: { code: string | null; takenTenge: number },
): Promise<{ orderId: number; number: string; takenTenge: number }> {
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
