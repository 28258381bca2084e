import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#tests/app.ts';
import type { OrderWish } from '#tests/order-rows.ts';
import { openPaymentBench, type PaymentBench, SECRET, WEBHOOK } from '#tests/payment-bench.ts';
import { createBegin } from './begin-payment.ts';
import type { PaymentProvider } from './provider.ts';
import { sign } from './sandbox/signature.ts';

let bench: PaymentBench;
let shop: TestApp;
beforeAll(async () => {
  bench = await openPaymentBench();
  ({ shop } = bench);
});
afterAll(() => shop.close());
const begun = (wish?: Partial<OrderWish>) => bench.begin(wish);
const anOrder = (wish?: Partial<OrderWish>) => bench.anOrder(wish);
const retry = (orderId: number, payment: string) => bench.retry(orderId, payment);
const tell = (...message: Parameters<PaymentBench['tell']>) => bench.tell(...message);
const standing = (orderId: number) => bench.standing(orderId);
const history = (orderId: number) => bench.history(orderId);
const ask = (orderId: number) => bench.ask(orderId);

describe('a message of the provider', () => {
  test('that is signed pays the order once, however often it comes', async () => {
    const { id, reference, total } = await begun();
    const message = { eventId: randomUUID(), reference, kind: 'paid', amount: total };
    const answers = await Promise.all([tell(message), tell(message), tell(message)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await standing(id)).toEqual({ status: 'paid', receipts: 1, exports: 1 });
    await tell({ ...message, eventId: randomUUID() });
    expect(await standing(id)).toEqual({ status: 'paid', receipts: 1, exports: 1 });
    expect(await history(id)).toEqual(['paid']);
  });

  test.each([
    ['another key', 0, 'x'.repeat(40)],
    ['an old moment', -305, SECRET],
    ['a moment to come', 305, SECRET],
  ])('signed with %s is refused and changes nothing', async (_name, seconds, secret) => {
    const at = new Date(Date.now() + seconds * 1000);
    const { id, reference, total } = await begun();
    const answer = await tell({ reference, kind: 'paid', amount: total }, at, secret);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'payment.bad_signature']);
    expect(await standing(id)).toMatchObject({ status: 'pending' });
  });

  test('whose body was changed on its way is refused', async () => {
    const { id, reference, total } = await begun();
    const body = JSON.stringify({ eventId: 'e', reference, kind: 'paid', amount: total, refundKey: null });
    const answer = await shop.app.inject({
      method: 'POST',
      url: WEBHOOK,
      headers: {
        'content-type': 'application/json',
        'x-sandbox-signature': sign(SECRET, Buffer.from(body), new Date()),
      },
      payload: body.replace(String(total), '1'),
    });
    expect(answer.statusCode).toBe(400);
    expect(await standing(id)).toMatchObject({ status: 'pending' });
  });

  test('of another amount is refused, and the right one still counts', async () => {
    const { id, reference, total } = await begun();
    const eventId = randomUUID();
    const wrong = await tell({ eventId, reference, kind: 'paid', amount: total - 1 });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'payment.wrong_amount']);
    expect(await standing(id)).toMatchObject({ status: 'pending' });
    await tell({ eventId, reference, kind: 'paid', amount: total });
    expect(await standing(id)).toMatchObject({ status: 'paid' });
  });

  test.each([
    [['paid', 'failed'], 'paid'],
    [['failed', 'paid'], 'paid'],
    [['expired', 'paid'], 'paid'],
    [['paid', 'expired', 'failed'], 'paid'],
    [['failed', 'expired'], 'failed'],
  ])('%j, in this order, leaves the money %s', async (kinds, status) => {
    const { id, reference, total } = await begun();
    for (const kind of kinds) await tell({ reference, kind, amount: total });
    expect(await standing(id)).toMatchObject({ status });
  });

  test('of nobody’s payment or an unknown provider is refused', async () => {
    expect((await tell({ reference: 'x'.repeat(24), kind: 'paid', amount: 1 })).statusCode).toBe(404);
    for (const name of ['bank', 'invoice', 'on_receipt']) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/api/v1/payments/${name}/webhook/`,
        payload: {},
      });
      expect(answer.json().code).toBe('payment.provider_not_found');
    }
  });
});

describe('money that comes too late', () => {
  test('for a cancelled order goes back and never stays', async () => {
    const { id, reference, total } = await begun();
    await tell({ reference, kind: 'expired', amount: total });
    await shop.db`UPDATE orders SET status = 'cancelled' WHERE id = ${id}`;
    // The sandbox itself must know the money, to give it back.
    await shop.db`UPDATE sandbox_payments SET status = 'paid' WHERE reference = ${reference}`;
    await tell({ reference, kind: 'paid', amount: total });
    expect(await standing(id)).toMatchObject({ status: 'refund_pending', receipts: 0 });
    await shop.settleMoney();
    await shop.settleMoney();
    expect(await standing(id)).toMatchObject({ status: 'refunded', receipts: 0 });
    expect(await history(id)).toEqual(['expired', 'paid', 'refund_pending', 'refunded']);
  });

  test('for an order that was paid another way goes back, and the order stays paid', async () => {
    const first = await begun();
    const { data } = (await retry(first.id, 'kaspi_pay')).json();
    const second = data.redirectUrl.split('/').pop();
    expect(data).toMatchObject({ method: 'kaspi_pay', qr: data.redirectUrl, status: 'pending' });
    await tell({ reference: second, kind: 'paid', amount: first.total });
    await shop.db`UPDATE sandbox_payments SET status = 'paid' WHERE reference = ${first.reference}`;
    await tell({ reference: first.reference, kind: 'paid', amount: first.total });
    await shop.settleMoney();
    expect(await standing(first.id)).toMatchObject({ status: 'paid', receipts: 1 });
    const [refund] = await shop.db`
      SELECT r.amount, r.is_surplus, s.refunded FROM refunds r JOIN payments p ON p.id = r.payment_id
      JOIN sandbox_payments s ON s.reference = p.reference WHERE p.reference = ${first.reference}`;
    expect(refund).toEqual({ amount: first.total, is_surplus: true, refunded: first.total });
  });

  test('is waited for no longer than was told, and a message that was lost is asked for', async () => {
    const lost = await begun();
    const unpaid = await begun();
    await shop.db`UPDATE payments SET expires_at = now() - interval '1 minute'
                  WHERE reference IN (${lost.reference}, ${unpaid.reference})`;
    await shop.db`
      INSERT INTO sandbox_messages (event_id, reference, kind, amount, delivered_at)
      VALUES ('lost on its way', ${lost.reference}, 'paid', ${lost.total}, now())`;
    await shop.settleMoney();
    expect(await standing(lost.id)).toMatchObject({ status: 'paid' });
    expect(await standing(unpaid.id)).toMatchObject({ status: 'expired' });
    expect(await ask(unpaid.id)).toMatchObject({ canPay: true, redirectUrl: null });
  });
});

describe('a payment on the site', () => {
  test('tells where to pay, the same place until another way is chosen', async () => {
    const { id, reference } = await begun();
    expect(await ask(id)).toMatchObject({
      method: 'card_online',
      status: 'pending',
      canPay: true,
      redirectUrl: `http://localhost:3000/payments/sandbox/${reference}`,
      invoiceUrl: null,
    });
    expect((await retry(id, 'card_online')).json().data.redirectUrl).toContain(reference);
    const { data } = (await retry(id, 'cash_on_receipt')).json();
    expect(data).toMatchObject({
      method: 'cash_on_receipt',
      status: 'none',
      canPay: false,
      redirectUrl: null,
    });
  });

  test('keeps the goods no longer than the slowest way to pay, however often it is tried', async () => {
    const days = (count: number) => count * 24 * 60 * 60_000;
    const createdAt = new Date(Date.now() - days(4.5));
    const { data } = (await retry(await anOrder({ paymentStatus: 'failed', createdAt }), 'kaspi_pay')).json();
    expect(Date.parse(data.payUntil)).toBe(createdAt.getTime() + days(5));
    const old = await anOrder({ paymentStatus: 'failed', createdAt: new Date(Date.now() - days(5)) });
    expect((await retry(old, 'kaspi_pay')).json().code).toBe('order.cannot_pay');
  });

  test('is not begun for what is paid, over or not allowed', async () => {
    const { id, reference, total } = await begun();
    expect((await retry(id, 'invoice')).json().code).toBe('order.payment_not_allowed');
    expect((await retry(id, 'deferred')).json().code).toBe('order.payment_not_allowed');
    await tell({ reference, kind: 'paid', amount: total });
    expect((await retry(id, 'card_online')).json().code).toBe('order.cannot_pay');
    const over = await anOrder({ status: 'cancelled' });
    expect((await retry(over, 'card_online')).json().code).toBe('order.cannot_pay');
  });

  test('on the page of the sandbox fails, then succeeds, in the buyer’s language and without script', async () => {
    const { id, reference } = await begun();
    const page = (path: string) => shop.app.inject({ url: `/payments/sandbox/${reference}${path}` });
    const press = (answer: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/payments/sandbox/${reference}/${answer}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      });
    const shown = await page('');
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    for (const words of ['Тестовая оплата', 'Оплатить', 'Отказ банка', 'Закрыть']) {
      expect(shown.body).toContain(words);
    }
    expect(shown.body).not.toMatch(/<script|style="/);
    const kazakh = await page('?language=kz');
    for (const words of ['Сынақ төлемі', 'Төлеу', 'Банк бас тартты', 'Жабу']) {
      expect(kazakh.body).toContain(words);
    }
    const left = await press('close');
    expect([left.statusCode, left.headers.location]).toEqual([
      303,
      expect.stringMatching(/^http:\/\/localhost:3000\/order-created\?number=P-/),
    ]);
    expect(await standing(id)).toMatchObject({ status: 'pending' });
    await press('decline');
    expect(await standing(id)).toMatchObject({ status: 'failed' });
    expect((await page('')).body).toContain('Банк отказал');
    await press('pay');
    expect(await standing(id)).toMatchObject({ status: 'paid', receipts: 1 });
    await press('decline');
    expect(await standing(id)).toMatchObject({ status: 'paid' });
    expect((await page('')).body).toContain('Заказ оплачен');
  });

  test('has no page for what the sandbox does not know', async () => {
    for (const path of ['nothing', 'x'.repeat(24), '..%2f..%2fetc']) {
      expect((await shop.app.inject({ url: `/payments/sandbox/${path}` })).json().code).toBe(
        'payment.not_found',
      );
    }
  });
});

describe('of several providers', () => {
  const fake = (name: string, over: Partial<PaymentProvider> = {}) => {
    const asked: string[] = [];
    const provider: PaymentProvider = {
      name,
      methods: ['card_online'],
      async create({ reference }) {
        asked.push(reference);
        return { redirectUrl: `https://${name}.test/`, qr: null, providerId: null };
      },
      readWebhook: () => Promise.reject(new Error('nothing is told')),
      findStatus: async () => null,
      refund: () => Promise.reject(new Error('nothing is given')),
      ...over,
    };
    return { provider, asked };
  };
  const begin = (...online: PaymentProvider[]) =>
    createBegin({ db: shop.db, online, publicUrl: 'http://localhost:3000', warn() {} }).begin;

  test('the preferred one is asked, and whoever begins again finds the same place', async () => {
    const [first, second] = [fake('first'), fake('second')];
    const id = await anOrder();
    for (let i = 0; i < 2; i++) await begin(first.provider, second.provider)(id);
    expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
  });

  test('one that does not answer is passed over with another reference, one that is left alone is not asked', async () => {
    const silent = fake('silent', { create: () => Promise.reject(new Error('no answer')) });
    const next = fake('next');
    const id = await anOrder();
    await begin(silent.provider, next.provider)(id);
    expect(await bench.lastTry(id)).toMatchObject({
      provider: 'next',
      status: 'open',
      reference: next.asked[0],
    });
    const tries = await shop.db`SELECT status FROM payments WHERE order_id = ${id} ORDER BY id`;
    expect(tries.map(({ status }) => status)).toEqual(['left', 'open']);
    const resting = fake('resting', { isLeftAlone: () => true });
    await begin(resting.provider, next.provider)(await anOrder());
    expect([resting.asked.length, next.asked.length]).toEqual([0, 2]);
    // Nobody else is there: then it is asked all the same.
    await begin(resting.provider)(await anOrder());
    expect(resting.asked).toHaveLength(1);
    await expect(begin(silent.provider)(await anOrder())).rejects.toThrow('payment.unavailable');
  });
});

test('a shop without a provider takes no money on the site', async () => {
  const { buildApp } = await import('#api/app.ts');
  const { app } = await buildApp({ config: { ...shop.config, payments: [] }, db: shop.db });
  try {
    const id = await anOrder();
    const view = await app.inject({ url: `/api/v1/orders/${id}/payment/`, headers: bench.headers });
    expect(view.json().data).toMatchObject({ canPay: false, redirectUrl: null });
    expect((await app.inject({ url: `/payments/sandbox/${'x'.repeat(24)}` })).statusCode).toBe(404);
    const webhook = await app.inject({ method: 'POST', url: WEBHOOK, payload: {} });
    expect(webhook.json().code).toBe('payment.provider_not_found');
    const options = await app.inject({ url: '/api/v1/order/options/', headers: bench.headers });
    const offered = options.json().data.payments.map(({ code }: { code: string }) => code);
    expect(offered).toEqual(['card_on_receipt', 'cash_on_receipt', 'invoice', 'deferred']);
  } finally {
    await app.close();
  }
});
