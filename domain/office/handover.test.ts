import { expect, test } from 'vitest';
import { dueOnReceipt } from './handover.ts';

test.each([
  ['cash_on_receipt', 'none', 4000],
  ['card_on_receipt', 'none', 4000],
  ['card_online', 'paid', 0],
  ['cash_on_receipt', 'paid', 0],
  ['card_online', 'partly_refunded', 0],
  // By contract: the bill is paid later.
  ['deferred', 'none', 0],
  ['card_online', 'none', null],
  ['kaspi_pay', 'pending', null],
  ['invoice', 'expired', null],
] as const)('%s that is %s: %s', (paymentMethod, paymentStatus, due) => {
  expect(dueOnReceipt({ paymentMethod, paymentStatus, totalTenge: 4000 })).toBe(due);
});
