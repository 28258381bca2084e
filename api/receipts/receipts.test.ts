import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Receipt } from '#contract/receipts.ts';
import { openPaymentBench, type PaymentBench } from '#tests/payment-bench.ts';
import { readPdfText } from '#tests/pdf-text.ts';
import { transaction } from '../database.ts';
import { requestRefund } from '../payments/payments.ts';
import { createReceipts } from './receipts.ts';

let bench: PaymentBench;
beforeAll(async () => {
  bench = await openPaymentBench();
});
afterAll(() => bench.shop.close());

const idsOf = async (orderId: number) =>
  (
    await bench.shop.db<{ id: number }[]>`SELECT id FROM receipts WHERE order_id = ${orderId} ORDER BY id`
  ).map(({ id }) => id);
const read = async (id: number | undefined, language = 'ru'): Promise<Receipt> =>
  (await bench.get(`/api/v1/receipts/${id}/`, language)).json().data;
const settled = async (orderId: number) => {
  await bench.shop.settleMoney();
  await bench.shop.settleMoney();
  return idsOf(orderId);
};
/** Figures of a PDF without the spaces that group them. */
const pdfOf = async (id: number | undefined, lang: string) => {
  const answer = await bench.get(`/api/v1/receipts/${id}/pdf/?lang=${lang}`);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return (await readPdfText(answer.rawPayload)).replaceAll(/\s+/g, ' ');
};
const sum = (items: readonly { [key: string]: unknown }[], field: string) =>
  items.reduce((total, item) => total + Number(item[field]), 0);

test('a receipt is pending until the register has answered, then it never changes', async () => {
  const { id, total } = await bench.pay({ deliverySum: 3000, liftSum: 5500 });
  const [receiptId] = await idsOf(id);
  const pending = await bench.get(`/api/v1/receipts/${receiptId}/`, 'kz');
  expect([pending.statusCode, pending.json().code]).toEqual([202, 'receipt_pending']);
  expect(pending.json().message).toContain('дайындалып');
  expect((await bench.get(`/api/v1/receipts/${receiptId}/pdf/`)).statusCode).toBe(202);
  await settled(id);
  const receipt = await read(receiptId);
  expect(receipt).toMatchObject({
    type: 'sale',
    total,
    payments: [{ type: 'card_online', sum: total }],
    bonus: { spent: 4843, earned: 151 },
    seller: { bin: '200140001230', isVatPayer: true },
    kkm: { znm: 'DEMO-00012345' },
    isDemo: true,
  });
  expect(receipt.fiscalSign).toMatch(/^\d{12}$/);
  expect(receipt.qr).toMatch(/^https:\/\/ofd\.test\/\?i=\d{12}&f=0+&s=\d+\.00&t=\d{8}T\d{6}$/);
  const { db } = bench.shop;
  for (const change of [
    db`DELETE FROM receipts WHERE id = ${receiptId ?? 0}`,
    db`UPDATE receipts SET total = 1 WHERE id = ${receiptId ?? 0}`,
  ]) {
    await expect(change).rejects.toThrow('a receipt is never changed');
  }
});

test('the lines of a receipt add up to its total, each with its own rate', async () => {
  const { id } = await bench.pay({
    deliverySum: 3000,
    lines: [
      { count: 6, price: 9090, points: 4322 },
      { count: 3, price: 1000, discount: 200 },
      { count: 1, price: 11_200, vatPercent: 12 },
    ],
  });
  const [receiptId] = await settled(id);
  const receipt = await read(receiptId, 'kz');
  expect(receipt.items.map(({ vatRate, vatSum }) => [vatRate, vatSum])).toEqual([
    [16, 6927],
    [16, 386],
    [12, 1200],
    [16, 414],
  ]);
  expect(receipt.items.at(-1)?.name).toBe('Жеткізу');
  expect(sum(receipt.items, 'total')).toBe(receipt.total);
  expect(sum(receipt.items, 'vatSum')).toBe(receipt.vatTotal);
  for (const { sum: gross, discount, points, total, count, price } of receipt.items) {
    expect(count * price).toBe(gross);
    expect(gross - discount - points).toBe(total);
  }
  const [order] = await bench.shop.db`SELECT total_sum, vat_sum FROM orders WHERE id = ${id}`;
  expect(order).toEqual({ total_sum: receipt.total, vat_sum: receipt.vatTotal });
});

describe('a return has a receipt of its own', () => {
  const refund = (
    orderId: number,
    key: string,
    amountTenge?: number,
    items?: { lineId: number; count: number }[],
  ) =>
    transaction(bench.shop.db, (tx) =>
      requestRefund(tx, {
        orderId,
        key,
        ...(amountTenge === undefined ? {} : { amountTenge }),
        ...(items ? { items } : {}),
      }),
    );

  test('of goods that came back, at what was paid for them', async () => {
    const { id } = await bench.pay();
    // Three at 1 000 less 200: the first piece carries the odd tenge.
    await refund(id, `return:${id}:1`, 934, [{ lineId: 3, count: 1 }]);
    const [saleId, firstId] = await settled(id);
    const first = await read(firstId);
    expect(first).toMatchObject({ type: 'return', total: 934, vatTotal: 129 });
    expect(first.items).toMatchObject([{ count: 1, price: 1000, discount: 66, total: 934, vatRate: 16 }]);
    await refund(id, `return:${id}:2`, 1866, [{ lineId: 3, count: 2 }]);
    const [, , secondId] = await settled(id);
    expect(await read(secondId)).toMatchObject({ type: 'return', total: 1866 });
    expect(await read(saleId)).toMatchObject({ type: 'sale' });
  });

  test('of the whole order, line by line', async () => {
    const { id, total } = await bench.pay();
    await refund(id, `cancel:${id}`);
    const [saleId, returnId] = await settled(id);
    const [sale, back] = [await read(saleId), await read(returnId)];
    expect(back).toMatchObject({ type: 'return', total, vatTotal: sale.vatTotal });
    expect(back.items).toEqual(sale.items);
    expect(back.number).toBeGreaterThan(sale.number);
  });

  test('of a sum that is no count of goods, laid upon all lines', async () => {
    const { id } = await bench.pay();
    await refund(id, `goodwill:${id}`, 1001);
    const [, returnId] = await settled(id);
    const back = await read(returnId);
    expect([back.total, sum(back.items, 'total')]).toEqual([1001, 1001]);
  });
});

test.each([
  ['ru', 'ДЕМО — не фискальный документ', 'ИТОГО', 'НДС 16 %', 'Смена'],
  ['kz', 'ДЕМО — фискалдық құжат емес', 'БАРЛЫҒЫ', 'ҚҚС 16 %', 'ауысым'],
])('as a PDF it has the same figures and says what it is not (%s)', async (lang, ...words) => {
  const { id, total } = await bench.pay({ liftSum: 5500, deliverySum: 1500 });
  const [receiptId] = await settled(id);
  const text = await pdfOf(receiptId, lang);
  for (const word of words) expect(text).toContain(word);
  const receipt = await read(receiptId, lang);
  const figures = [
    total,
    receipt.vatTotal,
    ...receipt.items.flatMap(({ sum: gross, vatSum }) => [gross, vatSum]),
  ];
  for (const figure of figures) {
    expect(text).toContain(figure.toLocaleString('ru-RU').replaceAll(/\s/g, ' '));
  }
  for (const name of receipt.items.map((item) => item.name)) {
    expect(text).toContain(name.replaceAll(/\s+/g, ' '));
  }
  expect(text).toContain(receipt.fiscalSign);
});

test('it is sent by mail once however often the button is pressed, and only to an address', async () => {
  const { id } = await bench.pay();
  const [receiptId] = await settled(id);
  const send = (email: string) =>
    bench.shop.app.inject({
      method: 'POST',
      url: `/api/v1/receipts/${receiptId}/send/`,
      headers: bench.headers,
      payload: { email },
    });
  const before = await bench.shop.db`SELECT count(*)::int AS count FROM tasks WHERE key LIKE 'receipt:%'`;
  expect((await send('not an address')).json()).toMatchObject({
    code: 'request.invalid',
    errors: { email: ['Проверьте адрес почты.'] },
  });
  expect([(await send('a@sheber.test')).json(), (await send('a@sheber.test')).statusCode]).toEqual([
    { success: true },
    200,
  ]);
  const after = await bench.shop.db`SELECT count(*)::int AS count FROM tasks WHERE key LIKE 'receipt:%'`;
  expect(Number(after[0]?.count) - Number(before[0]?.count)).toBe(1);
});

test('a register that does not answer is asked again, and the receipt waits', async () => {
  const { id } = await bench.pay();
  const [receiptId] = await idsOf(id);
  const { db } = bench.shop;
  const told: string[] = [];
  const broken = createReceipts({
    db,
    register: { register: () => Promise.reject(new Error('no paper')) },
    mail: { enqueue: async () => {}, sendDue: async () => 0, moveOld: async () => 0, close: () => {} },
    publicUrl: '',
    warn: (_error, words) => told.push(words),
  });
  await db`UPDATE receipts SET due_at = now() WHERE id = ${receiptId ?? 0}`;
  await broken.makeDue();
  expect(told.join()).toContain(`receipt ${receiptId} was not made (try 1)`);
  expect((await bench.get(`/api/v1/receipts/${receiptId}/`)).statusCode).toBe(202);
  await bench.shop.settleMoney();
  expect((await bench.get(`/api/v1/receipts/${receiptId}/`)).statusCode).toBe(202);
  await db`UPDATE receipts SET due_at = now() WHERE id = ${receiptId ?? 0}`;
  await bench.shop.settleMoney();
  expect((await bench.get(`/api/v1/receipts/${receiptId}/`)).statusCode).toBe(200);
});
