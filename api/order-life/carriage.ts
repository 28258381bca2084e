/** Carriage that a manager counts: once its price is agreed with the buyer, the order has a sum and may be paid. */
import { vatIncluded } from '#domain/money.ts';
import { type Database, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { awaitMoney } from '../payments/payments.ts';
import { setCarriage } from './carriage.queries.ts';

const SERVICE_VAT_PERCENT = 16;

export function agreeOnCarriage(db: Database, orderId: number, sum: number): Promise<void> {
  if (!Number.isSafeInteger(sum) || sum < 0) throw new RangeError('carriage costs whole tenge');
  return transaction(db, async (tx) => {
    const vat = vatIncluded(sum, SERVICE_VAT_PERCENT);
    if (!(await setCarriage(tx, orderId, { sum, vat }))) throw new Refusal('order.wrong_step');
    await awaitMoney(tx, orderId, 'operator');
  });
}
