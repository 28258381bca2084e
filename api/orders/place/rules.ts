/** What an order must be for the shop to take it; each rule refuses in its own words. */

import type { z } from 'zod';
import type { createOrder } from '#contract/orders.ts';
import { formatNumber } from '#domain/money.ts';
import { findExpressRefusal } from '#domain/orders/express.ts';
import { findPaymentRefusal, type PaymentMethod } from '#domain/orders/payment-methods.ts';
import { formatPhone } from '#domain/phone.ts';
import { toSaleCount } from '#domain/quantity.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Quote } from '../quote/quote.ts';
import type { FoundWay, OrderBody } from './prepare.ts';

export function requireGoods({ lines }: Quote): void {
  if (lines.length === 0) throw new Refusal('order.empty');
  for (const { row, wanted, available, isGift } of lines) {
    const rule = { step: row.step || 1, min: row.min || 1 };
    // The last ones are sold as they are.
    if (!isGift && wanted !== available && toSaleCount(wanted, rule, available) !== wanted)
      throw new Refusal('request.invalid', {}, { items: [`${row.nameRu}: × ${rule.step}`] });
  }
}

/** Work that is no longer done, or not with these goods, is never left out in silence. */
export function requireServices(
  { services, lines }: Quote,
  { services: wanted, works }: Pick<OrderBody, 'services' | 'works'>,
): void {
  // Goods that ran out are told first: their services go with them.
  if (lines.some(({ wanted: count, available }) => count > available)) return;
  const areDone = works.every(({ productCode, kind, detail, count }) =>
    services.some(
      (each) =>
        each.productCode === productCode &&
        each.code === kind &&
        each.detail === detail &&
        each.lineCount === count,
    ),
  );
  if (!areDone || wanted.some(({ code }) => !services.some((each) => each.code === code)))
    throw new Refusal('order.service_not_offered');
}

export function requireWay(way: FoundWay, quote: Quote): void {
  if (way.method === 'pickup') return;
  if (way.address === null) throw new Refusal('address.not_found');
  if (way.method === 'express') {
    const refusal = findExpressRefusal(quote.carried, way.zone?.kind ?? null);
    // A taxi takes what stands in the city.
    if (refusal !== null || quote.leadDays > 0) throw new Refusal('order.method_not_offered');
  }
}

/** Wholesale prices are for wholesale orders. */
export function requireMinimum({ contract, totals }: Quote): void {
  if (!contract || totals.goods >= contract.minOrderSum) return;
  const minimum = contract.minOrderSum;
  throw new Refusal('order.min_order', { minimum, missing: minimum - totals.goods });
}

export function requirePayment(
  method: PaymentMethod,
  { payable, debt, rules }: Pick<Quote, 'payable' | 'debt' | 'rules'>,
): void {
  const reason = findPaymentRefusal(method, payable);
  if (reason === null) return;
  if (reason === 'over_credit')
    throw new Refusal('order.over_credit', { left: payable.creditLeftTenge ?? 0 });
  if (reason === 'overdue_debt')
    throw new Refusal('order.overdue_debt', toDebtWords(debt, rules.seller.phone));
  throw new Refusal('order.payment_not_allowed', {}, undefined, { reason });
}

/** The bill that stands in the way, and who can help; without a manager of one's own the shop's line. */
function toDebtWords(debt: Quote['debt'], shopPhone: string): Record<string, string> {
  const phone = formatPhone(debt?.manager?.phone ?? shopPhone);
  return {
    bill: debt?.number ?? '',
    sum: formatNumber(debt?.left ?? 0),
    due: (debt?.due ?? '').split('-').reverse().join('.'),
    manager: debt?.manager ? `${debt.manager.name}, ${phone}, ${debt.manager.email}` : phone,
  };
}

export function requireAgreement({ agreement }: z.output<typeof createOrder.body>): void {
  if (!agreement) throw new Refusal('order.agreement_needed');
}
