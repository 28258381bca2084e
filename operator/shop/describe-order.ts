/** Orders as lines of text. */
import type { ListedOrder, OrderForOperators } from '#api/order-life/order-life.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { isUnconfirmed } from '#domain/orders/unconfirmed.ts';
import { formatPhone } from '#domain/phone.ts';
import { almatyDate, almatyTime } from '#domain/time.ts';

const writeMoment = (at: Date): string => `${almatyDate(at)} ${almatyTime(at)}`;

/** Everything that is needed to work on an order. */
export function describeOrder({ order, history, returns, replacements, next }: OrderForOperators): string {
  const { recipient, address } = order;
  const place = address
    ? [address.cityName, address.street, address.house, address.flat].filter(Boolean).join(', ')
    : `store ${order.storeId}, code ${order.pickupCode ?? '-'}`;
  const when = order.slot
    ? `${order.slot.date} ${order.slot.from}–${order.slot.to}`
    : (order.promisedOn ?? '-');
  return [
    `${order.number} (${order.id})  ${order.status}  ${order.paymentMethod}: ${order.paymentStatus}`,
    `made ${writeMoment(order.createdAt)}, ${order.method}, ${place}, promised ${when}`,
    `recipient ${recipient.firstName} ${recipient.lastName}`.trim() +
      (recipient.phone === '' ? '' : `, ${formatPhone(recipient.phone)}`),
    ...(order.isZoneAssumed ? ['PRICED BY THE FARTHEST ZONE: look at the address, then `carriage`'] : []),
    ...(isUnconfirmed(order) && order.confirmUntil
      ? [`HOLDS NO GOODS: waits for \`confirm\` until ${writeMoment(order.confirmUntil)}`]
      : []),
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
        `${writeMoment(at)}  ${status}  ${actor}${comment ? `  ${comment}` : ''}`,
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
    `next: ${next.join(', ') || 'nothing'}`,
  ].join('\n');
}

export function describeOrders(orders: readonly ListedOrder[]): string {
  if (orders.length === 0) return 'No such orders.';
  return orders
    .map(
      ({
        id,
        number,
        status: stands,
        paymentStatus,
        method,
        total,
        createdAt,
        isCancelRequested,
        isWaiting,
      }) =>
        [
          String(id).padStart(6),
          number,
          stands.padEnd(18),
          paymentStatus.padEnd(15),
          method.padEnd(9),
          formatTenge(total).padStart(14),
          writeMoment(createdAt),
          isCancelRequested ? 'ASKS TO CANCEL' : isWaiting ? 'HOLDS NO GOODS' : '',
        ].join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}
