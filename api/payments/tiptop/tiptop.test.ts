/** Source of what the stand does and these tests hold on to: developers.tiptoppay.kz, 1.0.1 of 01.03.2024 (docs/partners/tiptop.md). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { almatyDate } from '#domain/time.ts';
import { payment } from '#operator/shop/payment.ts';
import type { TestApp } from '#tests/app.ts';
import { tryMoneySequences } from '#tests/money-sequences.ts';
import type { PaymentBench } from '#tests/payment-bench.ts';
import { openTipTopBench } from '#tests/stands/tiptop/tiptop-bench.ts';
import type { TipTopStand } from '#tests/stands/tiptop/tiptop-stand.ts';
import { transaction } from '../../database.ts';
import { composeLetter } from '../../mail/mail.ts';
import { createOutgoing } from '../../outgoing/outgoing.ts';
import { listBreaks } from '../by-operators.ts';
import { createComparison } from '../comparison.ts';
import { requestRefund } from '../payments.ts';
import { createTipTop } from './tiptop.ts';

let own: Awaited<ReturnType<typeof openTipTopBench>>;
let bench: PaymentBench;
let shop: TestApp;
let stand: TipTopStand;
beforeAll(async () => {
  own = await openTipTopBench();
  ({ bench, stand } = own);
  ({ shop } = bench);
});
afterAll(() => own.close());
beforeEach(() => {
  stand.line.clockAheadMs = 0;
});
afterEach(async () => {
  // Whoever failed on purpose must not be left alone by the next test.
  await shop.db`UPDATE refunds SET status = 'done' WHERE status <> 'done'`;
});

const quiet = { info() {}, warn() {} };
const refund = (orderId: number, key: string, amountTenge: number) =>
  transaction(shop.db, (tx) => requestRefund(tx, { orderId, key, amountTenge }));
const paid = async () => {
  const order = await bench.begin();
  await stand.pay(order.reference);
  await stand.post.carry();
  return order;
};
const given = (reference: string) =>
  stand.transactions.find(({ InvoiceId, Status }) => InvoiceId === reference && Status === 'Completed')
    ?.refunded;

describe('TipTop Pay', () => {
  test('takes an order by Basic, with our reference as its InvoiceId, and gives the page to pay at', async () => {
    const { reference, total, url } = await bench.begin();
    expect(url).toMatch(`${stand.url}/d/`);
    const asked = stand.asked.at(-1);
    expect(asked?.headers['x-request-id']).toBe(reference);
    expect(JSON.parse(String(asked?.body))).toEqual({
      Amount: total,
      Currency: 'KZT',
      Description: expect.stringMatching(/^Заказ P-/),
      InvoiceId: reference,
      RequireConfirmation: false,
      SendEmail: false,
      CultureName: 'ru-RU',
      SuccessRedirectUrl: expect.stringMatching(/^http:\/\/localhost:3000\/order-created\?number=P-/),
      FailRedirectUrl: expect.stringMatching(/^http:\/\/localhost:3000\/order-created\?number=P-/),
    });
  });

  test('asks before it takes the money: yes while it is awaited, its own no afterwards', async () => {
    const { id, reference, total } = await bench.begin();
    expect(await stand.check('nobody’s', total)).toBe('{"code":10}');
    expect(await stand.check(reference, total + 1)).toBe('{"code":12}');
    expect(await stand.check(reference, total)).toBe('{"code":0}');
    await bench.expire(id);
    expect(await stand.check(reference, total)).toBe('{"code":20}');
    expect(await stand.pay(reference)).toBe('refused');
    const next = await bench.begin();
    await bench.retry(next.id, 'cash_on_receipt');
    expect(await stand.pay(next.reference)).toBe('refused');
  });

  test.each(['once', 'twice', 'out of order'] as const)(
    'tells of a payment %s: it counts once',
    async (how) => {
      const { id, reference } = await bench.begin();
      expect(await stand.pay(reference, false)).toBe('declined');
      expect(await stand.pay(reference)).toBe('paid');
      expect(new Set(await stand.post.carry(how))).toEqual(new Set(['{"code":0}']));
      expect(await bench.standing(id)).toEqual({ status: 'paid', receipts: 1, exports: 1 });
      expect((await bench.lastTry(id))?.providerId).toBe(String(stand.transactions.at(-1)?.TransactionId));
    },
  );

  test('says why a card was declined: the order tells its buyer, until the money has come', async () => {
    const { id, reference } = await bench.begin();
    expect(await stand.pay(reference, false)).toBe('declined');
    await stand.post.carry('once');
    const read = async () => (await bench.get(`/api/v1/orders/${id}/`)).json().data;
    expect(await read()).toMatchObject({ paymentStatus: 'failed', paymentDecline: 'funds', canPay: true });
    expect(await stand.pay(reference)).toBe('paid');
    await stand.post.carry('once');
    expect(await read()).toMatchObject({ paymentStatus: 'paid', paymentDecline: null });
  });

  test('that took the same order’s money twice gives the second back', async () => {
    const { id, reference, total } = await paid();
    const again = {
      TransactionId: 90_001,
      InvoiceId: reference,
      Amount: total,
      Status: 'Completed' as const,
    };
    stand.transactions.push({ ...again, refunded: 0 });
    const fields = {
      TransactionId: '90001',
      Amount: `${total}.00`,
      InvoiceId: reference,
      Status: 'Completed',
    };
    for (let i = 0; i < 2; i++) expect(await stand.signed({ kind: 'pay', fields })).toBe('{"code":0}');
    await shop.settleMoney();
    expect(stand.transactions.at(-1)).toMatchObject({ TransactionId: 90_001, refunded: total });
    expect([given(reference), (await bench.standing(id))?.status]).toEqual([0, 'paid']);
  });

  test('signs the bytes: another secret, no signature, a changed sum are refused', async () => {
    const { id, reference, total } = await bench.begin();
    const fields = { TransactionId: '7', Amount: `${total}.00`, Currency: 'KZT', InvoiceId: reference };
    const message = { kind: 'pay' as const, fields: { ...fields, Status: 'Completed' } };
    expect(await stand.signed(message, 'another')).toContain('payment.bad_signature');
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await own.tell('pay', new URLSearchParams(fields).toString(), type)).toContain(
      'payment.bad_signature',
    );
    expect(await stand.signed({ ...message, kind: 'refund', fields: { Amount: '1' } })).toContain(
      'malformed',
    );
    expect(await bench.standing(id)).toMatchObject({ status: 'pending' });
    expect(await stand.signed(message)).toBe('{"code":0}');
    expect(await bench.standing(id)).toMatchObject({ status: 'paid' });
  });

  test('whose terminal is a test one pays for nothing', async () => {
    const { id, reference } = await bench.begin();
    stand.setTestMode(true);
    expect(await stand.pay(reference)).toBe('refused');
    stand.setTestMode(false);
    expect(await bench.standing(id)).toMatchObject({ status: 'pending' });
  });

  test('is asked before a payment expires: a message that was lost is found there', async () => {
    // What other tests have left to be asked for.
    await shop.settleMoney();
    const lost = await bench.begin();
    const unpaid = await bench.begin();
    await stand.pay(lost.reference);
    await stand.post.carry('lost');
    await bench.expire(lost.id);
    await bench.expire(unpaid.id);
    stand.fail('5xx', 'cut');
    await shop.settleMoney();
    // Nobody answered: nothing is concluded from that.
    expect(await bench.standing(lost.id)).toMatchObject({ status: 'pending' });
    expect(await bench.standing(unpaid.id)).toMatchObject({ status: 'pending' });
    await bench.expire(lost.id);
    await bench.expire(unpaid.id);
    await shop.settleMoney();
    expect(await bench.standing(lost.id)).toMatchObject({ status: 'paid' });
    expect(await bench.standing(unpaid.id)).toMatchObject({ status: 'expired' });
  });

  test('gives back in parts, and a lost answer is no second refund', async () => {
    const { id, reference, total } = await paid();
    await refund(id, `return:${id}:1`, 1000);
    stand.fail('lost answer');
    await shop.settleMoney();
    expect([given(reference), (await bench.standing(id))?.status]).toEqual([1000, 'refund_pending']);
    await bench.hurry();
    await shop.settleMoney();
    expect([given(reference), (await bench.standing(id))?.status]).toEqual([1000, 'partly_refunded']);
    await refund(id, `return:${id}:2`, total);
    await shop.settleMoney();
    await stand.post.carry('twice');
    expect([given(reference), (await bench.standing(id))?.status]).toEqual([total, 'refunded']);
  });

  test('tells of a refund whose answer was lost: it is done by that word, and the next of the same sum is its own', async () => {
    const { id, reference } = await paid();
    await refund(id, `return:${id}:1`, 500);
    await refund(id, `return:${id}:2`, 500);
    stand.fail('lost answer');
    await shop.settleMoney();
    await stand.post.carry();
    await shop.settleMoney();
    await stand.post.carry();
    expect([given(reference), (await bench.standing(id))?.status]).toEqual([1000, 'partly_refunded']);
  });

  test('forgets a key after an hour: what may have been given is not given again', async () => {
    const { id, reference } = await paid();
    await refund(id, `return:${id}:1`, 700);
    stand.fail('lost answer');
    await shop.settleMoney();
    await stand.post.carry('lost');
    stand.line.clockAheadMs = 2 * 3_600_000;
    await bench.hurry();
    await shop.db`UPDATE refunds SET first_tried_at = now() - interval '2 hours' WHERE status = 'waiting'`;
    await shop.settleMoney();
    expect([given(reference), (await bench.standing(id))?.status]).toEqual([700, 'refund_pending']);
  });

  test('that does not answer leaves the order to be paid later, and says so', async () => {
    const id = await bench.anOrder();
    stand.fail('html');
    const answer = await bench.retry(id, 'card_online');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'payment.unavailable']);
    const first = await bench.lastTry(id);
    expect((await bench.retry(id, 'card_online')).json().data.redirectUrl).toContain('/d/');
    // The same reference: asked twice, there is one order.
    expect((await bench.lastTry(id))?.reference).toBe(first?.reference);
  });

  test('answers by one envelope: without success it is a final no, and never a payment', async () => {
    const provider = createTipTop(createOutgoing(quiet), own.settings);
    const known = { id: 1, reference: 'r', providerId: '1', amountTenge: 100 };
    expect(await provider.findStatus({ ...known, reference: 'nobody’s' })).toBeNull();
    await expect(
      provider.refund({ payment: known, amountTenge: 1, key: 'k', triedSince: null, known: [] }),
    ).rejects.toThrow('tiptop refused: Not found');
  });

  test('is compared with at night: what differs is told to staff, kept, and corrected by nobody', async () => {
    // Of what other tests have left nothing ended today.
    await shop.db`UPDATE payments SET ended_at = ended_at - interval '1 year'`;
    stand.transactions.length = 0;
    const [same, lost, gone, other] = [await paid(), await bench.begin(), await paid(), await paid()];
    await stand.pay(lost.reference);
    await stand.post.carry('lost');
    await bench.retry(lost.id, 'cash_on_receipt');
    const at = (reference: string) =>
      stand.transactions.findIndex(({ InvoiceId }) => InvoiceId === reference);
    stand.transactions.splice(at(gone.reference), 1);
    Object.assign(stand.transactions[at(other.reference)] ?? {}, { Amount: other.total - 5 });
    const today = almatyDate(new Date());
    const stranger = { TransactionId: 1, InvoiceId: 'a stranger', Amount: 700, Status: 'Completed' as const };
    stand.transactions.push({ ...stranger, refunded: 0, day: today });

    const letters: ({ to: string } & ReturnType<typeof composeLetter>)[] = [];
    const compare = async (time: string) => {
      const now = new Date(Date.parse(`${today}T${time}:00+05:00`) + 86_400_000);
      const comparison = createComparison({
        providers: [createTipTop(createOutgoing(quiet), own.settings)],
        mail: {
          enqueue: async (_tx, letter) => void letters.push({ to: letter.to, ...composeLetter(letter) }),
        },
        shopMail: 'books@sheber.test',
        warn() {},
        now: () => now,
      });
      if (!(await comparison.isDue(shop.db))) return false;
      await comparison.run(shop.db);
      return true;
    };
    const breaks = async () =>
      (await listBreaks(shop.db)).map(({ kind, reference, facts }) => [
        kind,
        reference,
        facts.here,
        facts.there,
      ]);
    expect(await compare('03:59')).toBe(false);
    stand.fail('5xx');
    expect([await compare('04:00'), await breaks()]).toEqual([true, []]);
    expect(await compare('04:10')).toBe(true);
    expect(await compare('04:20')).toBe(false);
    const found = [
      ['paid_there', lost.reference, null, lost.total],
      ['not_paid_there', gone.reference, gone.total, null],
      ['other_sum', other.reference, other.total, other.total - 5],
      ['unknown_here', 'a stranger', null, 700],
    ];
    expect(await breaks()).toEqual(found);
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['books@sheber.test', expect.stringMatching(/^Сверка платежей за .+: расхождений 4$/)],
    ]);
    expect(letters[0]?.text).not.toContain(same.reference);
    expect(await bench.standing(lost.id)).toMatchObject({ status: 'none' });
    const [first] = await listBreaks(shop.db);
    const operator = (...words: string[]) => payment.run(shop.db, words);
    expect(await operator('breaks')).toContain(`tiptop  unknown_here  a stranger  here -  there 700`);
    expect(await operator('solved', String(first?.id))).toBe(`Difference ${first?.id} is solved.`);
    expect(await operator('solved', String(first?.id))).toBe(`${first?.id} is no difference that waits.`);
    expect(await breaks()).toEqual(found.slice(1));
  });

  test('and every other order of things ends with the money where it belongs', async () => {
    await tryMoneySequences(bench, own.money, 4);
  }, 60_000);
});
