/**
 * Carriage that a manager counts, or one that was priced by the farthest zone: once its price is agreed with the buyer,
 * the order has a sum and may be paid. Of what was paid already the difference goes back.
 */
import { vatIncluded } from '#domain/money.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findOrder } from '../orders/orders.ts';
import { awaitMoney } from '../payments/payments.ts';
import { setCarriage } from './carriage.queries.ts';
import { settleDifference } from './order-money.ts';

const SERVICE_VAT_PERCENT = 16;
const vatOf = (sum: number): number => vatIncluded(sum, SERVICE_VAT_PERCENT);

/** Within the caller's transaction. */
export async function agreeOnCarriage(tx: Db, orderId: number, sum: number): Promise<void> {
  if (!Number.isSafeInteger(sum) || sum < 0) throw new RangeError('carriage costs whole tenge');
  const order = await findOrder(tx, orderId, { isLocked: true });
  if (!order) throw new Refusal('order.not_found');
  const carriage = { sum, vat: vatOf(sum), oldVat: vatOf(order.deliverySum) };
  if (!(await setCarriage(tx, orderId, carriage))) throw new Refusal('order.wrong_step');
  const totalTenge = order.totalSum - order.deliverySum + sum;
  await settleDifference(tx, order, { key: `carriage-${orderId}`, totalTenge });
  await awaitMoney(tx, orderId, 'operator');
}
