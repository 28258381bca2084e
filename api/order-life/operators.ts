/** What the shop's people do with orders, by the command line now and by a back office later: the same functions. */
import type { ShopCancelReason } from '#domain/orders/cancel-reasons.ts';
import { listNext, type OrderStatus } from '#domain/orders/order-status.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findOrder, listHistory, type StoredOrder } from '../orders/orders.ts';
import { agreeOnCarriage } from './carriage.ts';
import { findOrderId, listOrdersOfStatus } from './operators.queries.ts';
import { listReturns } from './order-view.queries.ts';
import { listReplacements } from './replacements.queries.ts';
import { offerReplacement, type ReplacementOffer } from './replacements.ts';
import { findPhoto } from './returns.queries.ts';
import { decideOnReturn, type GivenBack, type ReturnDecision } from './returns.ts';
import { declineCancel } from './steps.queries.ts';
import { takeStep } from './steps.ts';

/** By its id or by its number. */
async function getOrder(db: Database, named: string): Promise<StoredOrder> {
  const id = await findOrderId(db, named);
  const order = id === null ? null : await findOrder(db, id);
  if (!order) throw new Refusal('order.not_found');
  return order;
}

export interface OperatorStep {
  to: OrderStatus;
  comment: string;
  reason?: ShopCancelReason;
}

/** Gives the state that it leaves. */
export async function moveByOperator(
  db: Database,
  named: string,
  step: OperatorStep,
): Promise<{ number: string; from: OrderStatus }> {
  const { id } = await getOrder(db, named);
  const { number, status } = await transaction(db, (tx) => takeStep(tx, id, { ...step, actor: 'operator' }));
  return { number, from: status };
}

/** Another product for a line that cannot be collected; the buyer is told and decides. */
export async function offerByOperator(
  db: Database,
  named: string,
  offer: ReplacementOffer,
): Promise<{ number: string; sum: number }> {
  const { id, number } = await getOrder(db, named);
  return { number, sum: await transaction(db, (tx) => offerReplacement(tx, id, offer)) };
}

/** What bringing it costs, agreed with the buyer; gives what the order comes to. */
export async function agreeOnCarriageByOperator(
  db: Database,
  named: string,
  sum: number,
): Promise<{ number: string; total: number }> {
  const { id } = await getOrder(db, named);
  await transaction(db, (tx) => agreeOnCarriage(tx, id, sum));
  const { number, totalSum } = await getOrder(db, named);
  return { number, total: totalSum };
}

/** Within the caller's transaction; refuses where nobody has asked to stop it. */
export async function goOnWithOrder(tx: Db, orderId: number, comment: string): Promise<void> {
  if (!(await declineCancel(tx, orderId, comment))) throw new Refusal('order.wrong_step');
}

/** The buyer has asked to stop an order that is being worked on: the shop stops it (cancel) or goes on. */
export async function decideOnCancelRequest(
  db: Database,
  named: string,
  comment: string,
): Promise<{ number: string; status: OrderStatus }> {
  const { id, number, status } = await getOrder(db, named);
  await transaction(db, (tx) => goOnWithOrder(tx, id, comment));
  return { number, status };
}

export async function decideOnReturnByOperator(
  db: Database,
  named: string,
  decision: ReturnDecision,
): Promise<GivenBack & { number: string; status: OrderStatus }> {
  const { id, number } = await getOrder(db, named);
  const given = await transaction(db, (tx) => decideOnReturn(tx, id, decision));
  const { status } = await getOrder(db, String(id));
  return { number, status, ...given };
}

/** The pictures of all its returns. */
export async function listReturnPhotos(
  db: Database,
  named: string,
): Promise<{ number: string; photos: { photo: number; picture: Buffer }[] }> {
  const { id, number } = await getOrder(db, named);
  const photos: { photo: number; picture: Buffer }[] = [];
  for (const photo of (await listReturns(db, id)).flatMap((each) => each.photos)) {
    const picture = await findPhoto(db, id, photo);
    if (picture) photos.push({ photo, picture });
  }
  return { number, photos };
}

/** Everything that is needed to work on an order. */
export interface OrderForOperators {
  order: StoredOrder;
  history: Awaited<ReturnType<typeof listHistory>>;
  returns: Awaited<ReturnType<typeof listReturns>>;
  replacements: Awaited<ReturnType<typeof listReplacements>>;
  /** the states that an operator may lead it to */
  next: readonly OrderStatus[];
}

export async function getOrderForOperators(db: Database, named: string): Promise<OrderForOperators> {
  const order = await getOrder(db, named);
  const [history, returns, replacements] = await Promise.all([
    listHistory(db, order.id),
    listReturns(db, order.id),
    listReplacements(db, order.id),
  ]);
  return { order, history, returns, replacements, next: listNext(order.status, 'operator') };
}

/** The oldest first: what waits longest is done first. */
export type { ListedOrder } from './operators.queries.ts';
export const listOrdersForOperators = listOrdersOfStatus;
