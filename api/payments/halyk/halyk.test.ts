/** Source of what the stand does and these tests hold on to: epayment.kz, documents in ru, en and kk (docs/partners/halyk.md). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payment } from '#operator/shop/payment.ts';
import type { TestApp } from '#tests/app.ts';
import { tryMoneySequences } from '#tests/money-sequences.ts';
import type { PaymentBench } from '#tests/payment-bench.ts';
import { openHalykBench } from '#tests/stands/halyk/halyk-bench.ts';
import { type HalykCall, type HalykStand, TERMINAL } from '#tests/stands/halyk/halyk-stand.ts';
import { transaction } from '../../database.ts';
import { requestRefund } from '../payments.ts';

let own: Awaited<ReturnType<typeof openHalykBench>>;
let bench: PaymentBench;
let shop: TestApp;
let stand: HalykStand;
beforeAll(async () => {
  own = await openHalykBench();
  ({ bench, stand } = own);
  ({ shop } = bench);
});
afterAll(() => own.close());

const refund = (orderId: number, key: string, amountTenge: number) =>
  transaction(shop.db, (tx) => requestRefund(tx, { orderId, key, amountTenge }));
const formOf = async (reference: string): Promise<HalykCall> => {
  const call = await own.openForm(reference);
  if (!call) throw new Error('there is no form');
  return call;
};
const paid = async () => {
  const order = await bench.begin();
  stand.pay(await formOf(order.reference));
  await stand.post.carry();
  return order;
};
const given = () => stand.transactions.at(-1)?.refunded;

describe('Halyk ePay', () => {
  test('is called from a page of ours that lets in the bank and nothing else', async () => {
    const { reference, url, total } = await bench.begin();
    expect(url).toBe(`http://localhost:3000/pay/${reference}`);
    const page = await shop.app.inject({ url: `/pay/${reference}` });
    expect(page.headers['content-security-policy']).toMatch(
      new RegExp(
        `^default-src 'none'; script-src ${stand.url} 'sha256-[^']+'; style-src ${stand.url} 'sha256-[^']+'; frame-src ${stand.url}; connect-src ${stand.url}; img-src ${stand.url}; font-src ${stand.url}; form-action ${stand.url}; frame-ancestors 'none'; base-uri 'none'$`,
      ),
    );
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain(`<script src="${stand.url}/payform/payment-api.js">`);
    expect(await formOf(reference)).toMatchObject({
      invoiceId: expect.stringMatching(/^1\d{12}$/),
      amount: total,
      currency: 'KZT',
      terminal: TERMINAL,
      language: 'rus',
      postLink: `http://localhost:3000/api/v1/payments/halyk/webhook/?reference=${reference}`,
    });
  });

  test('has no page for what is nobody’s, another provider’s, or no longer to be paid', async () => {
    expect((await shop.app.inject({ url: `/pay/${'x'.repeat(24)}` })).json().code).toBe('payment.not_found');
    expect((await shop.app.inject({ url: '/pay/..%2fetc' })).json().code).toBe('payment.not_found');
    const { id, reference } = await bench.begin();
    stand.fail('5xx');
    expect((await shop.app.inject({ url: `/pay/${reference}` })).json().code).toBe('payment.unavailable');
    await bench.expire(id);
    const page = await shop.app.inject({ url: `/pay/${reference}` });
    expect([page.statusCode, page.headers.location]).toEqual([
      303,
      expect.stringContaining('/order-created?number='),
    ]);
  });

  test.each(['once', 'twice', 'out of order'] as const)(
    'hints %s at a payment: it counts once',
    async (how) => {
      const { id, reference } = await bench.begin();
      stand.pay(await formOf(reference), false);
      stand.pay(await formOf(reference));
      expect(new Set(await stand.post.carry(how))).toEqual(new Set(['200']));
      expect(await bench.standing(id)).toEqual({ status: 'paid', receipts: 1, exports: 1 });
      expect((await bench.lastTry(id))?.providerId).toBe(stand.transactions.at(-1)?.id);
    },
  );

  test('is believed only when it is asked: a hint of its own hash pays for nothing by itself', async () => {
    const { id, reference, total } = await bench.begin();
    const call = await formOf(reference);
    const sent = Object.fromEntries(new URLSearchParams(String(stand.asked.at(-1)?.body)));
    const hint = {
      code: 'ok',
      invoiceId: call.invoiceId,
      id: 'x',
      amount: total,
      secret_hash: sent.secret_hash,
    };
    const tell = (body: object, link = call.postLink) => own.tell(link, JSON.stringify(body));
    expect(await tell(hint)).toBe('200');
    expect(await bench.standing(id)).toMatchObject({ status: 'pending' });
    const asked = stand.asked.length;
    expect(await tell({ ...hint, secret_hash: 'a stranger’s' })).toBe('400');
    expect(await tell({ ...hint, amount: 1 })).toBe('400');
    expect(await tell({ ...hint, invoiceId: '1000000000001' })).toBe('400');
    expect(await tell(hint, call.postLink.replace(reference, 'another'))).toBe('400');
    // Strangers do not make the shop ask the bank.
    expect(stand.asked).toHaveLength(asked);
    stand.pay(await formOf(reference));
    stand.fail('none', '5xx');
    expect(await tell(hint)).toBe('503');
    expect(await stand.post.carry()).toEqual(['200']);
    expect(await bench.standing(id)).toMatchObject({ status: 'paid' });
  });

  test('says why it declined a card, once the bank itself has said that it did', async () => {
    const { id, reference } = await bench.begin();
    stand.pay(await formOf(reference), false);
    await stand.post.carry();
    const { data } = (await bench.get(`/api/v1/orders/${id}/`)).json();
    expect(data).toMatchObject({ paymentStatus: 'failed', paymentDecline: 'funds' });
  });

  test('is asked before a payment expires, and silence concludes nothing', async () => {
    await shop.settleMoney();
    const lost = await bench.begin();
    stand.pay(await formOf(lost.reference));
    await stand.post.carry('lost');
    await bench.expire(lost.id);
    stand.fail('none', 'html');
    await shop.settleMoney();
    expect(await bench.standing(lost.id)).toMatchObject({ status: 'pending' });
    await bench.expire(lost.id);
    await shop.settleMoney();
    expect(await bench.standing(lost.id)).toMatchObject({ status: 'paid' });
  });

  test('gives back in parts and by hand below ten tenge; a token that was not given leaves no doubt', async () => {
    const { id, total } = await paid();
    await refund(id, `return:${id}:1`, 1000);
    stand.fail('5xx');
    await shop.settleMoney();
    expect(given()).toBe(0);
    await bench.hurry();
    await shop.settleMoney();
    expect([given(), (await bench.standing(id))?.status]).toEqual([1000, 'partly_refunded']);
    await refund(id, `return:${id}:2`, total - 1009);
    await shop.settleMoney();
    await refund(id, `return:${id}:3`, 9);
    await shop.settleMoney();
    expect([given(), (await bench.standing(id))?.status]).toEqual([total - 9, 'refund_pending']);
    await shop.db`UPDATE refunds SET status = 'done' WHERE status = 'waiting'`;
  });

  test('whose answer to a refund was lost says of the whole that it was given, of a part nothing', async () => {
    const whole = await paid();
    await refund(whole.id, `cancel:${whole.id}`, whole.total);
    stand.fail('none', 'lost answer');
    await shop.settleMoney();
    await bench.hurry();
    await shop.settleMoney();
    expect([given(), (await bench.standing(whole.id))?.status]).toEqual([whole.total, 'refunded']);
    const part = await paid();
    await refund(part.id, `return:${part.id}`, 500);
    stand.fail('none', 'lost answer');
    for (let i = 0; i < 3; i++) {
      await shop.settleMoney();
      await bench.hurry();
    }
    expect([given(), (await bench.standing(part.id))?.status]).toEqual([500, 'refund_pending']);
    // People look it up: of the first it was given, of the second not.
    const doubt = () =>
      shop.db`UPDATE refunds SET first_tried_at = now() - interval '2 hours' WHERE status = 'waiting'`;
    const operator = (word: string) => payment.run(shop.db, [String(part.id), word]);
    expect(await operator('not-refunded')).toContain('no refund that is in doubt');
    await doubt();
    expect(await operator('refunded')).toContain('has left');
    expect(await bench.standing(part.id)).toMatchObject({ status: 'partly_refunded' });
    await refund(part.id, `return:${part.id}:2`, 600);
    stand.fail('none', 'cut');
    await shop.settleMoney();
    await doubt();
    expect(await operator('not-refunded')).toContain('is asked for again');
    await shop.settleMoney();
    expect([given(), (await bench.standing(part.id))?.status]).toEqual([1100, 'partly_refunded']);
  });

  test('and every other order of things ends with the money where it belongs', async () => {
    await tryMoneySequences(bench, own.money, 4);
  }, 60_000);
});
