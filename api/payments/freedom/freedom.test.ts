/** Source of what the stand does and these tests hold on to: docs.freedompay.kz and freedompay.kz/docs (docs/partners/freedom.md). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#tests/app.ts';
import { tryMoneySequences } from '#tests/money-sequences.ts';
import type { PaymentBench } from '#tests/payment-bench.ts';
import { openFreedomBench } from '#tests/stands/freedom/freedom-bench.ts';
import { type FreedomStand, SECRET } from '#tests/stands/freedom/freedom-stand.ts';
import { transaction } from '../../database.ts';
import { confirmRefundsByOperator, takeByOperator } from '../by-operators.ts';
import { requestRefund } from '../payments.ts';
import { areSigned, parseXml, signFields } from './freedom-fields.ts';

let own: Awaited<ReturnType<typeof openFreedomBench>>;
let bench: PaymentBench;
let shop: TestApp;
let stand: FreedomStand;
beforeAll(async () => {
  own = await openFreedomBench();
  ({ bench, stand } = own);
  ({ shop } = bench);
});
afterAll(() => own.close());

const refund = (orderId: number, key: string, amountTenge: number) =>
  transaction(shop.db, (tx) => requestRefund(tx, { orderId, key, amountTenge }));
const paid = async () => {
  const order = await bench.begin();
  stand.pay(order.reference);
  await stand.post.carry();
  return order;
};
const given = (reference: string) =>
  stand.payments.find(({ order }) => order === reference)?.refunds.map(({ amount }) => amount);

describe('the signature of Freedom Pay', () => {
  test('is the MD5 of script, values by their names and secret', () => {
    // «init_payment.php;100;ticket;1;salt;secret», counted by hand with md5sum.
    const fields = [
      { name: 'pg_order_id', value: '1' },
      { name: 'pg_amount', value: '100' },
      { name: 'pg_description', value: 'ticket' },
      { name: 'pg_salt', value: 'salt' },
      { name: 'pg_sig', value: '68307198ab1322c74b408a673fca66da' },
    ];
    expect(areSigned('init_payment.php', fields, 'secret')).toBe(true);
    expect(areSigned('revoke.php', fields, 'secret')).toBe(false);
    expect(areSigned('init_payment.php', fields, 'another')).toBe(false);
  });

  test('of what it writes itself is its own, and another document type is no answer', () => {
    const fields = Object.entries(signFields('x.php', { pg_b: '2', pg_a: '1' }, 's'));
    expect(
      areSigned(
        'x.php',
        fields.map(([name, value]) => ({ name, value })),
        's',
      ),
    ).toBe(true);
    expect(parseXml('<!DOCTYPE r [<!ENTITY e "x">]><r><a>&e;</a></r>')).toBeNull();
    expect(parseXml('<html><p>Works')).toBeNull();
  });
});

describe('Freedom Pay', () => {
  test('opens a page by a signed form and names the payment', async () => {
    const { id, reference, total, url } = await bench.begin();
    expect(url).toMatch(/\/pay\.html\?customer=\d+&page=1$/);
    expect((await bench.lastTry(id))?.providerId).toBe(String(stand.payments.at(-1)?.id));
    const sent = Object.fromEntries(new URLSearchParams(String(stand.asked.at(-1)?.body)));
    expect(sent).toMatchObject({
      pg_order_id: reference,
      pg_amount: String(total),
      pg_currency: 'KZT',
      pg_result_url: 'http://localhost:3000/api/v1/payments/freedom/webhook',
    });
    expect(Number(sent.pg_lifetime)).toBeGreaterThan(1000);
    expect(JSON.stringify(sent)).not.toMatch(/Айгерим|buyer@/);
  });

  test.each(['once', 'twice', 'out of order'] as const)(
    'tells the result %s: it counts once',
    async (how) => {
      const { id, reference } = await bench.begin();
      const payment = stand.payments.at(-1);
      if (payment) stand.tellUnended(payment);
      stand.pay(reference, false);
      stand.pay(reference);
      expect(new Set(await stand.post.carry(how))).toEqual(new Set(['ok']));
      expect(await bench.standing(id)).toEqual({ status: 'paid', receipts: 1, exports: 1 });
    },
  );

  test('hears a signed «rejected» for money that comes too late, where it can still be refused', async () => {
    stand.setCanReject(true);
    const late = await bench.begin();
    await bench.expire(late.id);
    await shop.settleMoney();
    stand.pay(late.reference);
    expect(await stand.post.carry('twice')).toEqual(['rejected', 'rejected']);
    expect(await bench.standing(late.id)).toMatchObject({ status: 'expired', receipts: 0 });
    // What was taken is taken, however often it is told.
    const inTime = await bench.begin();
    stand.pay(inTime.reference);
    expect(await stand.post.carry('twice')).toEqual(['ok', 'ok']);
    stand.setCanReject(false);
    expect(await bench.standing(inTime.id)).toMatchObject({ status: 'paid', receipts: 1 });
  });

  test('keeps what nobody asked for, is told of an error and tells again', async () => {
    const { id, reference } = await bench.begin();
    const payment = stand.payments.at(-1);
    if (payment) payment.amount += 1;
    stand.pay(reference);
    expect([await stand.post.carry(), stand.post.waiting()]).toEqual([['error'], 1]);
    await stand.post.carry('lost');
    expect(await bench.standing(id)).toMatchObject({ status: 'pending' });
  });

  test('signs its messages: a stranger’s form, a changed sum and a file are refused', async () => {
    const { id, reference, total } = await bench.begin();
    const fields = {
      pg_order_id: reference,
      pg_payment_id: '1',
      pg_amount: String(total),
      pg_currency: 'KZT',
      pg_result: '1',
    };
    const form = (values: Record<string, string>) =>
      own.tell('application/x-www-form-urlencoded', new URLSearchParams(values).toString());
    expect(await form(fields)).toContain('payment.bad_signature');
    const signed = signFields('webhook', fields, SECRET);
    expect(await form({ ...signed, pg_amount: '1' })).toContain('payment.bad_signature');
    expect(await form(signFields('result', fields, SECRET))).toContain('payment.bad_signature');
    expect(await own.tell('multipart/form-data; boundary=x', 'no form at all')).toContain('malformed');
    expect(await bench.standing(id)).toMatchObject({ status: 'pending' });
  });

  test('is asked before a payment expires, and silence concludes nothing', async () => {
    await shop.settleMoney();
    const lost = await bench.begin();
    stand.pay(lost.reference);
    await stand.post.carry('lost');
    await bench.expire(lost.id);
    stand.fail('html');
    await shop.settleMoney();
    expect(await bench.standing(lost.id)).toMatchObject({ status: 'pending' });
    await bench.expire(lost.id);
    await shop.settleMoney();
    expect(await bench.standing(lost.id)).toMatchObject({ status: 'paid' });
  });

  test('is asked once more for a page that was paid after its time, until it answers', async () => {
    const { id, reference } = await bench.begin();
    await bench.expire(id);
    await shop.settleMoney();
    stand.pay(reference);
    await stand.post.carry('lost');
    const standing = async () => (await bench.standing(id))?.status;
    await shop.settleMoney();
    expect(await standing()).toBe('expired');
    const hurry = () =>
      shop.db`UPDATE payments SET ask_at = now() WHERE order_id = ${id} AND ask_at < 'infinity'`;
    await hurry();
    stand.fail('5xx');
    await shop.settleMoney();
    expect(await standing()).toBe('expired');
    await hurry();
    await shop.settleMoney();
    expect(await standing()).toBe('paid');
  });

  test('gives back in parts; a lost answer is looked for among its refunds before it is repeated', async () => {
    const { id, reference, total } = await paid();
    await refund(id, `return:${id}:1`, 1000);
    await refund(id, `return:${id}:2`, 1000);
    stand.fail('lost answer');
    await shop.settleMoney();
    expect([given(reference), (await bench.standing(id))?.status]).toEqual([[1000], 'refund_pending']);
    await bench.hurry();
    await shop.settleMoney();
    expect([given(reference), (await bench.standing(id))?.status]).toEqual([[1000, 1000], 'partly_refunded']);
    await refund(id, `return:${id}:3`, total);
    await shop.settleMoney();
    expect([given(reference)?.at(-1), (await bench.standing(id))?.status]).toEqual([
      total - 2000,
      'refunded',
    ]);
  });

  test('that does not show a refund yet is not asked for it again', async () => {
    const { id, reference } = await paid();
    await refund(id, `return:${id}:1`, 700);
    stand.setHidesRefunds(true);
    for (let i = 0; i < 3; i++) {
      await shop.settleMoney();
      await shop.db`UPDATE refunds SET due_at = now() WHERE status = 'waiting'`;
    }
    stand.setHidesRefunds(false);
    await shop.settleMoney();
    expect([given(reference), (await bench.standing(id))?.status]).toEqual([[700], 'partly_refunded']);
  });

  test('and every other order of things ends with the money where it belongs', async () => {
    await tryMoneySequences(bench, own.money, 4);
  }, 60_000);
});

describe('Kaspi by hand', () => {
  test('shows the seller’s code and number on a page without script; staff tell of the money and of what went back', async () => {
    const { id, reference, total, url } = await bench.begin({ paymentMethod: 'kaspi_pay' });
    expect(url).toBe(`http://localhost:3000/pay/${reference}`);
    expect(await bench.ask(id)).toMatchObject({ qr: 'https://pay.kaspi.test/pay/stand', canPay: true });
    const page = await shop.app.inject({ url: `/pay/${reference}` });
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-anc/,
    );
    expect(page.body).not.toContain('<script');
    for (const words of ['<svg ', '+7 (705) 123-45-67', 'href="https://pay.kaspi.test/pay/stand"', 'P-'])
      expect(page.body).toContain(words);
    await bench.expire(id);
    await shop.settleMoney();
    expect(await bench.standing(id)).toMatchObject({ status: 'expired' });
    await takeByOperator(shop.db, String(id));
    expect(await bench.standing(id)).toEqual({ status: 'paid', receipts: 1, exports: 1 });
    await refund(id, `cancel:${id}`, total);
    await shop.settleMoney();
    expect(await bench.standing(id)).toMatchObject({ status: 'refund_pending' });
    expect(await confirmRefundsByOperator(shop.db, String(id))).toBe(1);
    expect(await bench.standing(id)).toMatchObject({ status: 'refunded' });
  });
});
