/** What the shop's people do with orders, by the command line now and by a back office later: the same functions. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatNumber, formatTenge } from '#domain/money.ts';
import type { ShopCancelReason } from '#domain/orders/cancel-reasons.ts';
import { listNext, type OrderStatus } from '#domain/orders/order-status.ts';
import { formatPhone } from '#domain/phone.ts';
import { almatyDate, almatyTime } from '#domain/time.ts';
import { type Database, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findOrder, listHistory, type StoredOrder } from '../orders/orders.ts';
import { findOrderId, listOrdersOfStatus } from './operators.queries.ts';
import { listReturns } from './order-view.queries.ts';
import { listReplacements } from './replacements.queries.ts';
import { offerReplacement, type ReplacementOffer } from './replacements.ts';
import { findPhoto } from './returns.queries.ts';
import { decideOnReturn, type ReturnDecision } from './returns.ts';
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

/** Gives a line about what has changed. */
export async function moveByOperator(db: Database, named: string, step: OperatorStep): Promise<string> {
  const { id } = await getOrder(db, named);
  const before = await transaction(db, (tx) => takeStep(tx, id, { ...step, actor: 'operator' }));
  return `${before.number}: ${before.status} → ${step.to}`;
}

/** Another product for a line that cannot be collected; the buyer is told and decides. */
export async function offerByOperator(db: Database, named: string, offer: ReplacementOffer): Promise<string> {
  const { id, number } = await getOrder(db, named);
  const sum = await offerReplacement(db, id, offer);
  return `${number}: ${offer.product} is offered for line ${offer.line} at ${formatTenge(sum)}, for 24 hours`;
}

/** The buyer has asked to stop an order that is being worked on: the shop stops it (cancel) or goes on. */
export async function decideOnCancelRequest(db: Database, named: string, comment: string): Promise<string> {
  const { id, number, status } = await getOrder(db, named);
  const isDeclined = await transaction(db, (tx) => declineCancel(tx, id, comment));
  if (!isDeclined) throw new Refusal('order.wrong_step');
  return `${number}: the order goes on, ${status}`;
}

export async function decideOnReturnByOperator(
  db: Database,
  named: string,
  decision: ReturnDecision,
): Promise<string> {
  const { id, number } = await getOrder(db, named);
  const refund = await decideOnReturn(db, id, decision);
  const after = await findOrder(db, id);
  return `${number}: ${after?.status}, ${decision.isAccepted ? `${formatTenge(refund)} go back` : 'declined'}`;
}

/** Writes the pictures of all its returns into a folder; gives their names. */
export async function savePhotos(db: Database, named: string, folder: string): Promise<string[]> {
  const { id, number } = await getOrder(db, named);
  await mkdir(folder, { recursive: true });
  const saved: string[] = [];
  for (const each of await listReturns(db, id)) {
    for (const photo of each.photos) {
      const picture = await findPhoto(db, id, photo);
      if (!picture) continue;
      const file = join(folder, `${number}-${photo}.webp`);
      await writeFile(file, picture);
      saved.push(file);
    }
  }
  return saved;
}

/** Everything that is needed to work on an order, as lines of text. */
export async function describeOrder(db: Database, named: string): Promise<string> {
  const order = await getOrder(db, named);
  const [history, returns, replacements] = await Promise.all([
    listHistory(db, order.id),
    listReturns(db, order.id),
    listReplacements(db, order.id),
  ]);
  const { recipient, address } = order;
  const place = address
    ? [address.cityName, address.street, address.house, address.flat].filter(Boolean).join(', ')
    : `store ${order.storeId}, code ${order.pickupCode ?? '-'}`;
  const when = order.slot
    ? `${order.slot.date} ${order.slot.from}–${order.slot.to}`
    : (order.promisedOn ?? '-');
  return [
    `${order.number} (${order.id})  ${order.status}  ${order.paymentMethod}: ${order.paymentStatus}`,
    `made ${sayMoment(order.createdAt)}, ${order.method}, ${place}, promised ${when}`,
    `recipient ${recipient.firstName} ${recipient.lastName}`.trim() +
      (recipient.phone === '' ? '' : `, ${formatPhone(recipient.phone)}`),
    ...(order.comment === '' ? [] : [`comment: ${order.comment}`]),
    ...(order.cancelRequestedAt ? [`THE BUYER ASKS TO CANCEL: ${order.cancelReason}`] : []),
    ...(order.status === 'cancelled' ? [`cancelled: ${order.cancelReason}`] : []),
    '',
    ...order.lines.map(
      ({ line, article, nameRu, unitRu, count, sum, returnedCount }) =>
        `${String(line).padStart(3)}  ${article}  ${formatNumber(count)} ${unitRu}  ${formatTenge(sum)}  ${nameRu}` +
        (returnedCount > 0 ? `  (returned ${returnedCount})` : ''),
    ),
    ...order.services.map(
      ({ nameRu, unitRu, count, sum }) =>
        `  +  ${nameRu}  ${formatNumber(count)} ${unitRu}  ${formatTenge(sum)}`,
    ),
    `     delivery ${formatTenge(order.deliverySum + order.slotSum + order.liftSum)}, total ${formatTenge(order.totalSum)}, ${order.weightKg} kg`,
    '',
    ...history.map(
      ({ status, actor, at, comment }) =>
        `${sayMoment(at)}  ${status}  ${actor}${comment ? `  ${comment}` : ''}`,
    ),
    ...replacements.map(
      ({ line, productCode, count, sum, status, isOver }) =>
        `line ${line}: ${productCode} × ${count} for ${formatTenge(sum)}, ` +
        (status === 'offered' && isOver ? 'no answer in time' : status),
    ),
    ...returns.map(
      ({ id, status, reason, comment, refundTo, lines, photos }) =>
        `return ${id}: ${status}, ${reason}, money to ${refundTo}, ` +
        `${lines.map((each) => `${each.count} of line ${each.id}`).join(', ')}, ${photos.length} photos` +
        (comment === '' ? '' : `, «${comment}»`),
    ),
    `next: ${listNext(order.status, 'operator').join(', ') || 'nothing'}`,
  ].join('\n');
}

const sayMoment = (at: Date): string => `${almatyDate(at)} ${almatyTime(at)}`;

/** The oldest first: what waits longest is done first. */
export async function listForOperators(db: Database, status: OrderStatus | null): Promise<string> {
  const orders = await listOrdersOfStatus(db, status);
  if (orders.length === 0) return 'No such orders.';
  return orders
    .map(({ id, number, status: stands, paymentStatus, method, total, createdAt, isCancelRequested }) =>
      [
        String(id).padStart(6),
        number,
        stands.padEnd(18),
        paymentStatus.padEnd(15),
        method.padEnd(9),
        formatTenge(total).padStart(14),
        sayMoment(createdAt),
        isCancelRequested ? 'ASKS TO CANCEL' : '',
      ].join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}
