/**
 * Whatever happens to an order's money, in any order: begun, paid, declined, messages lost, late, twice or out of order,
 * refunds in parts, answers that never came. In the end what the provider has kept is what the order says it was paid.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import { transaction } from '#api/database.ts';
import { requestRefund } from '#api/payments/payments.ts';
import type { PaymentBench } from './payment-bench.ts';
import type { Carrying } from './stands/post.ts';
import type { Fault } from './stands/stand.ts';

/** A provider's stand, as far as money is concerned. */
export interface MoneyStand {
  /** It has neither a key for refunds nor a list of them: one whose answer was lost waits for people. */
  hasUnsureRefunds?: boolean;
  pay(reference: string, isFunded?: boolean): Promise<unknown>;
  carry(how?: Carrying): Promise<unknown>;
  fail(...faults: Fault[]): void;
  /** What it has kept for these references: taken less given back. */
  kept(references: readonly string[]): number;
  /** Its line is whole again. */
  calm(): void;
}

type Step =
  | { do: 'begin' | 'pay' | 'decline' | 'settle' | 'expire' | 'cancel' }
  | { do: 'carry'; how: Carrying }
  | { do: 'refund'; tenths: number }
  | { do: 'fault'; fault: Fault };

const steps = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
    { weight: 3, arbitrary: fc.constant({ do: 'begin' }) },
    { weight: 4, arbitrary: fc.constant({ do: 'pay' }) },
    { weight: 1, arbitrary: fc.constant({ do: 'decline' }) },
    { weight: 3, arbitrary: fc.constant({ do: 'settle' }) },
    { weight: 1, arbitrary: fc.constant({ do: 'expire' }) },
    { weight: 1, arbitrary: fc.constant({ do: 'cancel' }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('carry' as const),
        how: fc.constantFrom('once', 'twice', 'out of order', 'lost'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('refund' as const), tenths: fc.integer({ min: 1, max: 10 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('fault' as const),
        fault: fc.constantFrom('lost answer', 'cut', '5xx', 'html'),
      }),
    },
  ),
  { minLength: 6, maxLength: 16 },
);

/** What was found once is tried every time: an old page paid when its time was over, and the message lost. */
const PAID_TOO_LATE: Step[] = [
  { do: 'begin' },
  { do: 'expire' },
  { do: 'settle' },
  { do: 'begin' },
  { do: 'pay' },
  { do: 'carry', how: 'lost' },
];

export async function tryMoneySequences(
  bench: PaymentBench,
  stand: MoneyStand,
  numRuns: number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(steps, (script) => run(bench, stand, script)),
    { numRuns, examples: [[PAID_TOO_LATE]] },
  );
}

async function run(bench: PaymentBench, stand: MoneyStand, script: readonly Step[]): Promise<void> {
  const { shop } = bench;
  const id = await bench.anOrder();
  const total = Number((await bench.ask(id)).total);
  let refunds = 0;
  const references = async ({ isSeen = false } = {}) => {
    const rows = await shop.db<{ reference: string }[]>`
      SELECT reference FROM payments WHERE order_id = ${id} AND (redirect_url IS NOT NULL OR NOT ${isSeen})`;
    return rows.map(({ reference }) => reference);
  };
  const cancel = () => shop.db`UPDATE orders SET status = 'cancelled' WHERE id = ${id}`;
  const settle = async () => {
    await bench.hurry();
    await shop.settleMoney();
  };
  for (const step of script) {
    switch (step.do) {
      case 'begin':
        await bench.retry(id, 'card_online');
        break;
      case 'pay':
      case 'decline': {
        // On any page that was ever open: buyers leave old ones in other windows. One whose address was lost on its way
        // to the shop nobody has seen.
        for (const reference of await references({ isSeen: true }))
          await stand.pay(reference, step.do === 'pay');
        break;
      }
      case 'carry':
        await stand.carry(step.how);
        break;
      case 'settle':
        await settle();
        break;
      case 'expire':
        await bench.expire(id);
        break;
      case 'cancel':
        await cancel();
        break;
      case 'refund':
        refunds += 1;
        await transaction(shop.db, (tx) =>
          requestRefund(tx, {
            orderId: id,
            key: `part:${id}:${refunds}`,
            amountTenge: Math.max(1, Math.floor((total * step.tenths) / 10)),
          }),
        );
        break;
      case 'fault':
        stand.fail(step.fault);
    }
  }
  // In the end lines are whole again and every time is over.
  stand.calm();
  for (let round = 0; round < 3; round++) {
    await bench.expire(id);
    await stand.carry();
    await settle();
  }
  const [row] = await shop.db<{ status: string; open: number; given: number }[]>`
    SELECT payment_status AS status,
           (SELECT coalesce(sum(r.amount), 0)::int FROM refunds r JOIN payments p ON p.id = r.payment_id
            WHERE p.order_id = o.id AND r.status <> 'done') AS open,
           (SELECT coalesce(sum(r.amount), 0)::int FROM refunds r JOIN payments p ON p.id = r.payment_id
            WHERE p.order_id = o.id AND r.status = 'done' AND NOT r.is_surplus) AS given
    FROM orders o WHERE id = ${id}`;
  const { status = '', open = 0, given = 0 } = row ?? {};
  const isPaid = ['paid', 'partly_refunded', 'refunded', 'refund_pending'].includes(status);
  const awaited = isPaid ? total - given : 0;
  const kept = stand.kept(await references());
  if (!stand.hasUnsureRefunds) {
    expect([kept, open], status).toEqual([awaited, 0]);
    return;
  }
  // What is in doubt was given once or not at all.
  expect(kept, status).toBeGreaterThanOrEqual(awaited - open);
  expect(kept, status).toBeLessThanOrEqual(awaited + open);
}
