import { randomUUID } from 'node:crypto';
import { register } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#tests/app.ts';
import { openPaymentBench, type PaymentBench, SECRET, WEBHOOK } from '#tests/payment-bench.ts';
import { buildApp } from '../app.ts';
import { transaction } from '../database.ts';
import { confirmRefundsByOperator, takeByOperator } from './by-operators.ts';
import { leavePayments, requestRefund, takeMoney } from './payments.ts';
import { sign } from './sandbox/signature.ts';

let bench: PaymentBench;
let shop: TestApp;
beforeAll(async () => {
  bench = await openPaymentBench();
  ({ shop } = bench);
});
afterAll(() => shop.close());

describe('a refund', () => {
  const refundOf = (orderId: number, key: string, amountTenge?: number) =>
    transaction(shop.db, (tx) =>
      requestRefund(tx, { orderId, key, ...(amountTenge === undefined ? {} : { amountTenge }) }),
    );
  test('asked for by many at once is given once, never more than came, with a receipt of its own', async () => {
    const { id, reference, total } = await bench.pay();
    const asked = await Promise.all(Array.from({ length: 5 }, () => refundOf(id, `cancel:${id}`)));
    expect(asked.filter((amount) => amount > 0)).toEqual([total]);
    await Promise.all([shop.settleMoney(), shop.settleMoney()]);
    await shop.settleMoney();
    expect(await bench.standing(id)).toMatchObject({ status: 'refunded', receipts: 2 });
    const [bank] = await shop.db`SELECT refunded FROM sandbox_payments WHERE reference = ${reference}`;
    expect(bank).toEqual({ refunded: total });
    expect(await refundOf(id, `again:${id}`)).toBe(0);
  });

  test('of a part leaves the rest, and the parts together are the whole', async () => {
    const { id, total } = await bench.pay();
    expect(await refundOf(id, `return:${id}:1`, 1000)).toBe(1000);
    await shop.settleMoney();
    await shop.settleMoney();
    expect(await bench.standing(id)).toMatchObject({ status: 'partly_refunded' });
    expect(await refundOf(id, `return:${id}:2`, total)).toBe(total - 1000);
    await shop.settleMoney();
    await shop.settleMoney();
    expect(await bench.standing(id)).toMatchObject({ status: 'refunded', receipts: 3 });
  });

  test('of what was never paid is nothing', async () => {
    expect(await refundOf(await bench.anOrder(), 'nothing')).toBe(0);
  });
});

describe('money that people take', () => {
  const take = (orderId: number) => transaction(shop.db, (tx) => takeMoney(tx, orderId));

  test('at the till counts once and gets a receipt', async () => {
    const id = await bench.anOrder({ paymentMethod: 'cash_on_receipt', paymentStatus: 'none' });
    expect([await take(id), await take(id)]).toEqual([true, false]);
    expect(await bench.standing(id)).toEqual({ status: 'paid', receipts: 1, exports: 1 });
  });

  test('on an invoice has the bank’s papers, and goes back when the bookkeeper says so', async () => {
    const id = await bench.anOrder({ paymentMethod: 'invoice', organization: { name: 'ДЕМО', form: 'ТОО' } });
    expect(await bench.ask(id)).toMatchObject({
      canPay: false,
      invoiceUrl: `/api/v1/orders/${id}/documents/invoice/`,
    });
    await expect(takeByOperator(shop.db, 'P-000000-00000')).rejects.toThrow('order.not_found');
    await takeByOperator(shop.db, String(id));
    await expect(takeByOperator(shop.db, String(id))).rejects.toThrow('order.cannot_pay');
    expect(await bench.standing(id)).toMatchObject({ status: 'paid', receipts: 0 });
    await transaction(shop.db, (tx) => requestRefund(tx, { orderId: id, key: `cancel:${id}` }));
    await shop.settleMoney();
    expect(await bench.standing(id)).toMatchObject({ status: 'refund_pending' });
    expect(await confirmRefundsByOperator(shop.db, String(id))).toBe(1);
    expect(await confirmRefundsByOperator(shop.db, String(id))).toBe(0);
    expect(await bench.standing(id)).toMatchObject({ status: 'refunded', receipts: 0 });
  });
});

test('an order that ends leaves nothing to pay', async () => {
  const { id } = await bench.begin();
  await transaction(shop.db, async (tx) => {
    await tx`UPDATE orders SET status = 'cancelled' WHERE id = ${id}`;
    await leavePayments(tx, id);
  });
  expect(await bench.ask(id)).toMatchObject({ canPay: false, redirectUrl: null });
});

test('what became of the messages is counted by its reason', async () => {
  const counted = async () => {
    const { values = [] } = (await register.getSingleMetric('payment_messages_total')?.get()) ?? {};
    // Other files of one process hear messages of other providers.
    const heard = values.filter(({ labels }) => labels.provider === 'sandbox');
    return Object.fromEntries(heard.map(({ labels, value }) => [labels.result, value]));
  };
  const before = await counted();
  const { reference, total } = await bench.begin();
  await bench.tell({ reference, kind: 'paid', amount: total }, new Date(), 'x'.repeat(40));
  await bench.tell({ reference, kind: 'paid', amount: total - 1 });
  await bench.tell({ reference: 'x'.repeat(24), kind: 'paid', amount: 1 });
  await bench.tell({ reference, kind: 'paid', amount: total });
  const after = await counted();
  for (const result of ['bad_signature', 'wrong_amount', 'not_found', 'taken'])
    expect([result, Number(after[result]) - Number(before[result] ?? 0)]).toEqual([result, 1]);
});

test('with PAYMENTS_ALLOW messages from elsewhere are refused, however they are signed', async () => {
  const paymentsAllow = ['203.0.113.0/24'];
  const { app } = await buildApp({ config: { ...bench.shop.config, paymentsAllow }, db: bench.shop.db });
  const { reference, total } = await bench.begin();
  const body = JSON.stringify({
    eventId: randomUUID(),
    reference,
    kind: 'paid',
    amount: total,
    refundKey: null,
  });
  const tellFrom = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: WEBHOOK,
      remoteAddress,
      headers: {
        'content-type': 'application/json',
        'x-sandbox-signature': sign(SECRET, Buffer.from(body), new Date()),
      },
      payload: body,
    });
  expect((await tellFrom('198.51.100.7')).json().code).toBe('payment.provider_not_found');
  expect((await tellFrom('203.0.113.9')).statusCode).toBe(200);
  await app.close();
});
