/**
 * What is left of an order's money is one figure, whoever tells it: the order's page, the office that gives back by hand, an
 * offer of other goods, and the refund that is made. After random payments, part refunds and goods that came to less.
 */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundOrder } from '#contract/office/order-edit.ts';
import { getOfficeOrder, type OfficeOrder } from '#contract/office/order-page.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOfficeOrder } from '#tests/office-orders.ts';
import { transaction } from '../database.ts';
import { applyEvent } from '../payments/apply-event.ts';
import { insertPayment } from '../payments/payments.queries.ts';
import {
  findMoneyLeft,
  holdMoneyLeft,
  refundDifference,
  requestRefund,
  takeMoney,
} from '../payments/payments.ts';

let shop: TestApp;
let dana: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestOffice();
  dana = await aStaffSession(shop, { email: 'dana@sheber.test', roles: ['operator'] });
});
afterAll(() => shop.close());

const TOTAL = 3000;
const sum = fc.integer({ min: 1, max: 1700 });
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ what: fc.constant('pay' as const), sum: fc.constant(TOTAL) }) },
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constantFrom('hand', 'return', 'replacement', 'settle'), sum }),
  },
);

async function pay(orderId: number): Promise<void> {
  await transaction(shop.db, async (tx) => {
    // A try whose page was open all the while: what comes by it is the order's, or has come twice.
    const reference = randomUUID();
    await insertPayment(tx, {
      orderId,
      method: 'card_online',
      provider: 'sandbox',
      reference,
      amountTenge: TOTAL,
      expiresAt: new Date(Date.now() + 60_000),
    });
    await applyEvent(tx, 'sandbox', {
      eventId: randomUUID(),
      reference,
      kind: 'paid',
      amountTenge: TOTAL,
      refundKey: null,
      providerId: null,
    });
  });
}

const page = async (id: number) =>
  (await askOffice(shop, getOfficeOrder, { cookie: dana.cookie, params: { id } })).json().data as OfficeOrder;
const giveByHand = (id: number, tenge: number) =>
  askOffice(shop, refundOrder, {
    cookie: dana.cookie,
    params: { id },
    body: { sum: tenge, reason: 'скол на плитке' },
  });

async function take(id: number, { what, sum: tenge }: { what: string; sum: number }): Promise<void> {
  if (what === 'pay') await pay(id);
  else if (what === 'settle') await shop.settleMoney();
  else if (what === 'hand') {
    const before = (await page(id)).money.left;
    const { statusCode } = await giveByHand(id, tenge);
    expect(statusCode === 200, `${tenge} of ${before}: ${statusCode}`).toBe(tenge <= before);
  } else
    await transaction(shop.db, async (tx) => {
      const wish = { orderId: id, key: `${what}:${randomUUID()}`, amountTenge: tenge };
      const before = await findMoneyLeft(tx, id);
      if (what === 'replacement') await refundDifference(tx, wish);
      else expect(await requestRefund(tx, wish)).toBe(Math.min(tenge, before));
      expect(await findMoneyLeft(tx, id)).toBe(Math.max(0, before - tenge));
    });
}

test('page, office and refund agree on it after whatever happened, and all of it can be given', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (isAtDesk, steps) => {
        const id = await anOfficeOrder(shop, {
          counts: [3],
          payment: isAtDesk ? 'card_on_receipt' : 'card_online',
          paymentStatus: isAtDesk ? 'none' : 'pending',
        });
        if (isAtDesk) await transaction(shop.db, (tx) => takeMoney(tx, id));
        for (const each of steps) {
          await take(id, each);
          const { money, canRefund } = await page(id);
          const held = await transaction(shop.db, (tx) => holdMoneyLeft(tx, id, true));
          expect([money.left, canRefund]).toEqual([held?.left, money.left > 0]);
          // By the payments that the page lists, so that nobody keeps what came twice.
          const asked = money.refunds.reduce((all, refund) => all + refund.sum, 0);
          expect(money.left).toBe(money.paid - asked);
          expect(money.left).toBeGreaterThanOrEqual(0);
        }
        const { left } = (await page(id)).money;
        expect((await giveByHand(id, left + 1)).json().code).toBe('refund.above_paid');
        if (left > 0) expect((await giveByHand(id, left)).statusCode).toBe(200);
        expect((await page(id)).money.left).toBe(0);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
