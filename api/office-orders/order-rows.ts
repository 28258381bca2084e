/** A row of the list as staff see it: waiting reckoned, contacts masked. */
import type { OrderRow } from '#contract/office/orders.ts';
import { findWait, type Wait } from '#domain/office/order-wait.ts';
import { isUnconfirmed } from '#domain/orders/unconfirmed.ts';
import { maskPhone } from '#domain/phone.ts';
import type { ListedRow } from './order-list.queries.ts';

export const toWait = (wait: Wait | null) => wait && { ...wait, at: wait.at.toISOString() };

/** Of somebody who was forgotten nothing is left to mask. */
export const toMasked = (phone: string): string => (phone === '' ? '' : maskPhone(phone));

export const toName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

export function toRow(row: ListedRow, now: Date): OrderRow {
  const { recipient, promisedOn, promisedFrom, promisedTo, workerId, workerName } = row;
  return {
    id: row.id,
    number: row.number,
    createdAt: row.createdAt.toISOString(),
    channel: row.channel,
    status: row.status,
    buyer: {
      name: toName(recipient),
      phone: toMasked(recipient.phone),
      language: row.language,
      organization: row.organization,
    },
    method: row.method,
    place: row.place,
    promised: promisedOn === null ? null : { date: promisedOn, from: promisedFrom, to: promisedTo },
    total: row.total,
    lines: row.lines,
    weightKg: row.weightKg,
    payment: row.payment,
    paymentStatus: row.paymentStatus,
    isCancelRequested: row.cancelRequestedAt !== null && row.status !== 'cancelled',
    isUnconfirmed: isUnconfirmed(row),
    isPricedByHand: row.isPricedByHand,
    isReplacementOffered: row.isReplacementOffered,
    wait: toWait(findWait(row, now)),
    worker: workerId === null ? null : { id: workerId, name: workerName ?? '' },
    present: row.present,
  };
}
