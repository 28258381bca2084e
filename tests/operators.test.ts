/** Operators among the buyers: whatever they do to the same orders at once, the books are right afterwards. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepOrder } from '#contract/office/order-acts.ts';
import { editOrder, quoteOrderEdit, refundOrder } from '#contract/office/order-edit.ts';
import { type Acknowledged, invariants } from '#rigs/faults/orders/invariants.ts';
import { type Account, type Stage, setStage } from '#rigs/faults/orders/stage.ts';
import type { TestApp } from './app.ts';
import { aStaffSession, askOffice, openTestOffice } from './office.ts';

const ORDERS = 6;
const ROUNDS = 6;

let shop: TestApp;
let stage: Stage;
let operators: { cookie: string }[];
beforeAll(async () => {
  shop = await openTestOffice();
  stage = await setStage(shop.db as never, ORDERS);
  operators = await Promise.all(
    [1, 2, 3].map((n) =>
      aStaffSession(shop, { email: `operator-${n}@sheber.test`, roles: ['operator', 'accountant'] }),
    ),
  );
});
afterAll(() => shop.close());

async function buy({ token, phone, userId }: Account, at: number): Promise<Acknowledged> {
  const ask = async (url: string, payload: object, key: string) =>
    (
      await shop.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      })
    ).json().data;
  const key = `operators-${at}`;
  const terms = {
    city: 'pavlodar',
    items: [1, 2, 3].map((n) => ({
      productCode: stage.codes[(at + n) % stage.codes.length] ?? '',
      count: 2,
    })),
    delivery: { method: 'pickup', storeId: 1 },
    proBonus: 100,
  };
  const { totals } = await ask('/api/v1/order/delivery/calculate/', terms, `${key}-quote`);
  const body = {
    ...terms,
    total: totals.total,
    recipient: { firstName: 'Айгерим', phone },
    payment: 'card_on_receipt',
    comment: key,
    agreement: true,
  };
  const { orderId } = await ask('/api/v1/orders/', body, key);
  return { key, orderId, total: totals.total, userId };
}

/** Half of them have paid, as if at the counter. */
async function pay({ orderId, total }: Acknowledged): Promise<void> {
  await shop.db`
    INSERT INTO payments (order_id, method, provider, reference, amount, status, ended_at)
    VALUES (${orderId}, 'card_on_receipt', 'on_receipt', ${`paid-${orderId}`}, ${total}, 'paid', now())`;
  await shop.db`UPDATE orders SET payment_status = 'paid', paid_at = now() WHERE id = ${orderId}`;
}

const ACTS = ['lower', 'raise', 'add', 'refund', 'confirm', 'cancel'] as const;

async function act(id: number, what: (typeof ACTS)[number], { cookie }: { cookie: string }, turn: number) {
  const ask = (call: Parameters<typeof askOffice>[1], body: object) =>
    askOffice(shop, call, { cookie, params: { id }, body });
  if (what === 'refund') return ask(refundOrder, { sum: 500 + turn, reason: 'скол' });
  if (what === 'confirm') return ask(stepOrder, { from: 'new', to: 'confirmed' });
  if (what === 'cancel') return ask(stepOrder, { from: 'confirmed', to: 'cancelled', reason: 'refused' });
  const edit =
    what === 'add'
      ? { items: [], added: [{ product: stage.codes[turn % stage.codes.length] ?? '', count: 1 }] }
      : { items: [{ id: 1 + (turn % 3), count: what === 'lower' ? turn % 2 : 3 }] };
  const quote = (await ask(quoteOrderEdit, edit)).json().data;
  if (!quote) return null;
  const agreed = { revision: quote.revision, total: quote.to.total, consent: 'да', isTakenOver: true };
  return ask(editOrder, { ...edit, ...agreed });
}

test('lines, refunds and steps of several operators at once leave stock, money and points right', async () => {
  const orders: Acknowledged[] = [];
  for (const [at, account] of stage.accounts.entries()) orders.push(await buy(account, at));
  for (const order of orders.filter((_order, at) => at % 2 === 0)) await pay(order);
  const done = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      orders.flatMap(({ orderId }, at) =>
        operators.map(async (operator, who) => {
          const turn = round + at + who * 2;
          const what = ACTS[turn % (round < ROUNDS - 1 ? ACTS.length - 1 : ACTS.length)] ?? 'lower';
          const answer = await act(orderId, what, operator, turn);
          expect(answer?.statusCode ?? 200).toBeLessThan(500);
          if (answer?.statusCode === 200) done.set(what, (done.get(what) ?? 0) + 1);
        }),
      ),
    );
  }
  // A run in which nobody did anything would prove nothing.
  expect([...done.keys()]).toEqual(expect.arrayContaining(['lower', 'raise', 'refund', 'confirm']));
  for (const { name, what, find } of invariants)
    expect([name, what, [...(await find(shop.db as never, orders))]]).toEqual([name, what, []]);
});
