/** What went back, held against each bank as much as it tells: to the tenge, that all did, or that something did. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { almatyDate } from '#domain/time.ts';
import type { PaymentBench } from '#tests/payment-bench.ts';
import { openFreedomBench } from '#tests/stands/freedom/freedom-bench.ts';
import { openHalykBench } from '#tests/stands/halyk/halyk-bench.ts';
import { openTipTopBench } from '#tests/stands/tiptop/tiptop-bench.ts';
import { transaction } from '../database.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { listBreaks } from './by-operators.ts';
import { createComparison } from './comparison.ts';
import { createFreedom } from './freedom/freedom.ts';
import { createHalyk } from './halyk/halyk.ts';
import { requestRefund } from './payments.ts';
import type { PaymentProvider } from './provider.ts';
import { createTipTop } from './tiptop/tiptop.ts';

const outgoing = () => createOutgoing({ info() {}, warn() {} });
const publicUrl = 'http://localhost:3000';
const DAY_MS = 86_400_000;
const today = almatyDate(new Date());

/** A bank in hand: how much went back there is set as somebody at its own desk would. */
interface Bank {
  bench: PaymentBench;
  provider: PaymentProvider;
  tells: 'sum' | 'whole' | 'something';
  pay(reference: string): Promise<unknown>;
  carry(): Promise<unknown>;
  setGiven(reference: string, tenge: number): void;
  fail(fault: '5xx'): void;
  close(): Promise<void>;
}

const banks: Record<string, () => Promise<Bank>> = {
  async freedom() {
    const { bench, stand, settings, close } = await openFreedomBench();
    return {
      bench,
      provider: createFreedom(outgoing(), { ...settings, publicUrl }),
      tells: 'sum',
      pay: async (reference) => stand.pay(reference),
      carry: stand.post.carry,
      setGiven(reference, amount) {
        const own = stand.payments.find(({ order }) => order === reference);
        own?.refunds.splice(
          0,
          9,
          ...(amount > 0 ? [{ id: own.id + 5000, amount, status: 'success' as const }] : []),
        );
      },
      fail: stand.fail,
      close,
    };
  },
  async halyk() {
    const { bench, stand, settings, money, close } = await openHalykBench();
    return {
      bench,
      provider: createHalyk(outgoing(), settings, { publicUrl, secretKey: 'not asked for' }),
      tells: 'whole',
      pay: (reference) => money.pay(reference, true),
      carry: stand.post.carry,
      async setGiven(reference, tenge) {
        const [row] = await bench.shop.db<
          { id: string }[]
        >`SELECT provider_id AS id FROM payments WHERE reference = ${reference}`;
        const own = stand.transactions.find(({ id }) => id === row?.id);
        if (own)
          Object.assign(own, { refunded: tenge, statusName: tenge === own.amount ? 'REFUND' : 'CHARGE' });
      },
      fail: stand.fail,
      close,
    };
  },
  async tiptop() {
    const { bench, stand, settings, close } = await openTipTopBench();
    return {
      bench,
      provider: createTipTop(outgoing(), settings),
      tells: 'something',
      pay: async (reference) => stand.pay(reference),
      carry: stand.post.carry,
      setGiven(reference, tenge) {
        const own = stand.transactions.find(({ InvoiceId }) => InvoiceId === reference);
        if (own) own.refunded = tenge;
      },
      fail: stand.fail,
      close,
    };
  },
};

describe.each(Object.keys(banks))('what went back by %s', (name) => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await (banks[name] as () => Promise<Bank>)();
  });
  afterAll(() => bank.close());

  async function paid() {
    const order = await bank.bench.begin();
    await bank.pay(order.reference);
    await bank.carry();
    return order;
  }
  async function giveBack(orderId: number, amountTenge: number) {
    const { db } = bank.bench.shop;
    await transaction(db, (tx) => requestRefund(tx, { orderId, key: `return:${orderId}`, amountTenge }));
    await bank.bench.shop.settleMoney();
    await bank.carry();
  }
  /** Compares a day so many days from now; what nobody has told of before. */
  async function compareAfter(days: number, time = '04:00') {
    const { db } = bank.bench.shop;
    const at = new Date(Date.parse(`${today}T${time}:00+05:00`) + (days + 1) * DAY_MS);
    const warned: string[] = [];
    const comparison = createComparison({
      providers: [bank.provider],
      mail: { enqueue: async () => undefined },
      shopMail: null,
      warn: (_error, words) => void warned.push(words),
      now: () => at,
    });
    await comparison.run(db);
    const found = (await listBreaks(db)).map(({ kind, reference, facts }) => [
      kind,
      reference,
      facts.here,
      facts.there,
    ]);
    await db`UPDATE payment_breaks SET solved_at = now() WHERE solved_at IS NULL`;
    return found;
  }

  test('agrees or is a break on the day itself; at its desk days later, once', async () => {
    const { tells } = bank;
    const [agreed, whole, desk, lost] = [await paid(), await paid(), await paid(), await paid()];
    await giveBack(agreed.id, 1000);
    await giveBack(whole.id, whole.total);
    await giveBack(lost.id, lost.total);
    await bank.setGiven(lost.reference, 0);
    await bank.setGiven(desk.reference, desk.total);
    const sum = (tenge: number) => (tells === 'sum' ? tenge : null);
    expect(await compareAfter(0)).toEqual([
      ['refunded_there', desk.reference, 0, tells === 'something' ? null : desk.total],
      // The bank's own message has told of it, whatever it says now.
      ...(tells === 'something' ? [] : [['not_refunded_there', lost.reference, lost.total, sum(0)]]),
    ]);
    // Told of once; and one more at the bank's desk after a week.
    await bank.setGiven(agreed.reference, agreed.total);
    expect(await compareAfter(1)).toEqual([]);
    expect(await compareAfter(7)).toEqual(
      tells === 'something' ? [] : [['refunded_there', agreed.reference, 1000, agreed.total]],
    );
  });

  test('of those who do not answer is asked again, and told of at noon', async () => {
    const { db } = bank.bench.shop;
    await db`DELETE FROM payment_comparisons`;
    await db`UPDATE payments SET ended_at = ended_at - interval '100 days'`;
    const order = await paid();
    await bank.setGiven(order.reference, order.total);
    bank.fail('5xx');
    expect(await compareAfter(0, '04:00')).toEqual([]);
    expect(await compareAfter(0, '04:10')).toEqual([
      ['refunded_there', order.reference, 0, bank.tells === 'something' ? null : order.total],
    ]);
  });

  test('in the hours that a restore has lost is found with the day that the shop was set back to', async () => {
    const { db } = bank.bench.shop;
    await db`DELETE FROM payment_comparisons`;
    const order = await paid();
    await db`UPDATE payments SET ended_at = now() - interval '41 days' WHERE reference = ${order.reference}`;
    await bank.setGiven(order.reference, order.total);
    expect(await compareAfter(0)).not.toContainEqual(expect.arrayContaining([order.reference]));
    await db`DELETE FROM payment_comparisons`;
    await db`INSERT INTO restores (since) VALUES (now())`;
    expect(await compareAfter(0)).toContainEqual(expect.arrayContaining(['refunded_there', order.reference]));
  });
});
