/** Source: Webkassa's published pages of version 4 and public clients (docs/partners/webkassa.md). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '#tests/app.ts';
import { openPaymentBench, type PaymentBench } from '#tests/payment-bench.ts';
import { openWebkassaStand, SETTINGS, type WebkassaStand } from '#tests/stands/webkassa/webkassa-stand.ts';
import { transaction } from '../../database.ts';
import { createOutgoing } from '../../outgoing/outgoing.ts';
import { requestRefund } from '../../payments/payments.ts';
import { askReceiptAgain, createReceipts, listSetAside, listStops, resumeRegisters } from '../receipts.ts';
import { createWebkassa } from './webkassa.ts';

let stand: WebkassaStand;
let bench: PaymentBench;
let shop: TestApp;
beforeAll(async () => {
  stand = await openWebkassaStand();
  bench = await openPaymentBench({ partners: { webkassa: { ...SETTINGS, address: stand.url } } });
  ({ shop } = bench);
});
afterAll(async () => {
  await shop.close();
  await stand.close();
});
beforeEach(() => {
  stand.line.clockAheadMs = 0;
});

const hurry = () => shop.db`UPDATE receipts SET due_at = now() WHERE fiscal IS NULL`;
/** Several looks: one that fails ends its look, and is not due again before the others were tried. */
const settle = async () => {
  await hurry();
  await bench.hurry();
  for (let look = 0; look < 4; look++) await shop.settleMoney();
};
const receiptsOf = (orderId: number) => shop.db<
  { id: number; type: string; number: string | null; isReady: boolean }[]
>`
  SELECT id::float8 AS id, type, fiscal->>'fiscalSign' AS number, fiscal IS NOT NULL AS "isReady"
  FROM receipts WHERE order_id = ${orderId} ORDER BY id`;
const refund = (orderId: number, key: string, amountTenge: number) =>
  transaction(shop.db, (tx) => requestRefund(tx, { orderId, key, amountTenge }));
/** A register of its own, at another hour: nobody was left alone before. */
const openRegister = (now: Date, told: string[] = []) =>
  createReceipts({
    db: shop.db,
    register: createWebkassa(createOutgoing({ info() {}, warn() {} }), { ...SETTINGS, address: stand.url }),
    mail: { enqueue: async () => {}, sendDue: async () => 0, moveOld: async () => 0, close() {} },
    publicUrl: 'http://localhost:3000',
    warn: (error, words) => void told.push(`${words}: ${String(error)}`),
    now: () => now,
  });

describe('Webkassa', () => {
  test('makes the receipt of a sale: until then the order says that it is being made', async () => {
    const { id, total } = await bench.pay({ deliverySum: 3000 });
    const shown = async () => (await bench.get(`/api/v1/orders/${id}/`)).json().data.receipts;
    expect(await shown()).toMatchObject([{ type: 'sale', isReady: false }]);
    await settle();
    const [row] = await receiptsOf(id);
    expect(await shown()).toEqual([{ id: row?.id, type: 'sale', isReady: true }]);
    const { data } = (await bench.get(`/api/v1/receipts/${row?.id}/`)).json();
    expect(data).toMatchObject({
      total,
      fiscalSign: row?.number,
      shift: 1,
      qr: expect.stringMatching(/^https:\/\/ofd\.test\/t\/\d+$/),
      kkm: { znm: SETTINGS.cashbox, rnm: '852873427095' },
      isDemo: false,
    });
    expect(Math.abs(Date.parse(data.at) - Date.now())).toBeLessThan(60_000);
    const made = stand.receipts.get(`R${row?.id}`);
    expect(made?.check).toMatchObject({ OperationType: 2, Payments: [{ Sum: total, PaymentType: 1 }] });
    expect(JSON.stringify(made?.check)).not.toMatch(/Айгерим|buyer@|\+7/);
  });

  test('answers a repeated number with the first receipt: a lost answer is no second one', async () => {
    const { id } = await bench.pay();
    const before = stand.receipts.size;
    stand.fail('lost answer');
    await settle();
    expect(await receiptsOf(id)).toMatchObject([{ isReady: false }]);
    await settle();
    expect([stand.receipts.size, await receiptsOf(id)]).toMatchObject([before + 1, [{ isReady: true }]]);
  });

  test('has a token for a day; an expired one is replaced and nothing is lost', async () => {
    stand.line.clockAheadMs = 23 * 3_600_000;
    const { id } = await bench.pay();
    await settle();
    stand.line.clockAheadMs = 26 * 3_600_000;
    const next = await bench.pay();
    await settle();
    expect(await receiptsOf(id)).toMatchObject([{ isReady: true }]);
    // The shift had lasted a day: it is closed and the receipt is made in the next.
    expect(await receiptsOf(next.id)).toMatchObject([{ isReady: true }]);
    expect(stand.shiftNumber()).toBe(2);
  });

  test('names in a return the sale it takes back, and a return waits for its sale', async () => {
    const { id, total } = await bench.pay();
    await refund(id, `return:${id}:1`, 1000);
    stand.fail('5xx');
    for (let i = 0; i < 4; i++) await settle();
    await refund(id, `return:${id}:2`, total);
    for (let i = 0; i < 3; i++) await settle();
    const rows = await receiptsOf(id);
    expect(rows.map(({ type, isReady }) => [type, isReady])).toEqual([
      ['sale', true],
      ['return', true],
      ['return', true],
    ]);
    for (const { id: returned } of rows.slice(1))
      expect(stand.receipts.get(`R${returned}`)?.check.returnBasisDetails).toMatchObject({
        checkNumber: rows[0]?.number,
        total,
        registrationNumber: '852873427095',
      });
  });

  test('that tells another total is stopped, and asked for nothing until somebody has looked', async () => {
    const { id, total } = await bench.pay();
    const next = await bench.pay();
    await shop.db`UPDATE receipts SET due_at = now() + interval '1 day' WHERE fiscal IS NULL`;
    await shop.db`UPDATE receipts SET due_at = now() - interval '1 second' WHERE order_id = ${id}`;
    stand.setTotalOff(5);
    const told: string[] = [];
    const own = openRegister(new Date(), told);
    await own.makeDue();
    stand.setTotalOff(0);
    expect(await receiptsOf(id)).toMatchObject([{ isReady: false }]);
    expect(told[0]).toContain(`of ${total + 5} instead of ${total} tenge`);
    // Neither this receipt nor any other one, nor the end of its shift.
    const asked = stand.asked.length;
    for (let look = 0; look < 3; look++) {
      await shop.db`UPDATE receipts SET due_at = now() WHERE fiscal IS NULL AND order_id IN ${shop.db([id, next.id])}`;
      await own.makeDue();
    }
    expect(stand.asked.length).toBe(asked);
    const [receipt] = await receiptsOf(id);
    const facts = { receiptId: receipt?.id, ours: total, theirs: total + 5 };
    expect(await listStops(shop.db)).toMatchObject([facts]);
    // People have looked: that receipt is theirs now, the others are made.
    expect(await transaction(shop.db, resumeRegisters)).toBe(1);
    await own.makeDue();
    expect(await receiptsOf(next.id)).toMatchObject([{ isReady: true }]);
    expect(await receiptsOf(id)).toMatchObject([{ isReady: false }]);
    expect(await listSetAside(shop.db)).toMatchObject([{ id: receipt?.id, totalTenge: total }]);
    // Put right at the register it is asked for once more, and is the first one (error 14).
    Object.assign(stand.receipts.get(`R${receipt?.id}`)?.data ?? {}, { Total: total });
    expect(await askReceiptAgain(shop.db, receipt?.id ?? 0)).toBe(true);
    await own.makeDue();
    expect(await receiptsOf(id)).toMatchObject([{ isReady: true }]);
    await shop.db`UPDATE receipts SET due_at = now() + interval '1 day' WHERE fiscal IS NULL`;
  });

  test('is asked one thing at a time: processes hold one lock, and one that fails is left until the next look', async () => {
    const job = shop.jobs.find(({ name }) => name === 'receipts');
    expect(job?.lock).toBe(7_261_077);
    const orders = [await bench.pay(), await bench.pay()];
    await hurry();
    await shop.db`UPDATE receipts SET due_at = now() + interval '1 day' WHERE fiscal IS NULL AND order_id <> ALL(${orders.map(({ id }) => id)})`;
    const asked = stand.asked.length;
    stand.fail('5xx');
    await openRegister(new Date()).makeDue();
    // The token failed: nothing else was tried.
    expect(stand.asked.length).toBe(asked + 1);
    await hurry();
    await shop.db`UPDATE receipts SET due_at = now() + interval '1 day' WHERE fiscal IS NULL AND order_id <> ALL(${orders.map(({ id }) => id)})`;
    await openRegister(new Date()).makeDue();
    for (const { id } of orders) expect(await receiptsOf(id)).toMatchObject([{ isReady: true }]);
  });

  test('has its shift closed ten minutes before midnight, once, and when it is nearly a day old', async () => {
    await shop.db`UPDATE receipts SET due_at = now() + interval '1 year' WHERE fiscal IS NULL`;
    await shop.db`DELETE FROM register_shifts`;
    const { id } = await bench.pay();
    await settle();
    const [row] = await shop.db<
      { at: Date }[]
    >`SELECT (fiscal->>'at')::timestamptz AS at FROM receipts WHERE order_id = ${id}`;
    await shop.db`INSERT INTO register_shifts (cashbox, closed_at) VALUES (${SETTINGS.cashbox}, ${new Date((row?.at.getTime() ?? 0) - 1000)})`;
    const number = stand.shiftNumber();
    const day = new Date((row?.at.getTime() ?? 0) + 5 * 3_600_000).toISOString().slice(0, 10);
    const atWall = (time: string) => new Date(Date.parse(`${day}T${time}:00+05:00`));
    const isLate = (row?.at.getTime() ?? 0) > atWall('23:49').getTime();
    if (!isLate) {
      await openRegister(atWall('23:49')).makeDue();
      expect(stand.shiftNumber()).toBe(number);
      for (let i = 0; i < 2; i++) await openRegister(atWall('23:50')).makeDue();
      expect(stand.shiftNumber()).toBe(number + 1);
    }
    const next = await bench.pay();
    await shop.db`DELETE FROM register_shifts`;
    await settle();
    expect(await receiptsOf(next.id)).toMatchObject([{ isReady: true }]);
    const before = stand.shiftNumber();
    await openRegister(new Date(Date.now() + 23.9 * 3_600_000)).makeDue();
    expect(stand.shiftNumber()).toBe(before + 1);
  });
});
