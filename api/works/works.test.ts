/** Work on the goods: what the cart shows for it is what checkout, order and papers charge, and what comes back. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/order.ts';
import { sumShares, toReturnedParts } from '#domain/orders/order-returns.ts';
import { planList } from '#domain/sawing/sawing.ts';
import { changeBench } from '#tests/changed-orders.ts';
import { type OrderShop, orderBody } from '#tests/orders.ts';
import { openWorksShop, type Paint, type WorksShop } from '#tests/works-shop.ts';
import { decideOnReturnByOperator, moveByOperator } from '../order-life/order-life.ts';
import { findPaperOrder } from '../receipts/receipts.ts';

let bench: WorksShop;
let shop: OrderShop;
beforeAll(async () => {
  bench = await openWorksShop();
  shop = bench.shop;
});
afterAll(() => shop.close());

test('lies in the cart beside its line, follows its count and goes with it', async () => {
  const buyer = await shop.buyer();
  const paint = bench.paintOf('a');
  const { cart } = await bench.put(buyer, paint, 3, [
    bench.tint(paint, 'sand-2a', 2),
    bench.tint(paint, 'sky-1a', 1),
  ]);
  const price = Math.ceil((250 * paint.litres) / 10) * 10;
  expect(cart.works).toMatchObject({
    items: [
      { detail: 'sand-2a', count: 2, price, sum: 2 * price },
      { detail: 'sky-1a', count: 1, price, sum: price },
    ],
    sum: 3 * price,
  });
  expect(cart.totals.total).toBe(15_000);
  const kz = await shop.ask<Cart>(buyer, 'GET', '/api/v1/cart/', undefined, { 'x-language-id': 'kz' });
  expect((kz.body as unknown as Cart).works.items[0]?.name).toBe('Түстеу: SAND-2A «ашық бәсең құм түсті»');
  const lowered = await bench.put(buyer, paint, 1, []);
  expect(lowered.cart.works.items).toMatchObject([{ detail: 'sand-2a', count: 1 }]);
  await bench.put(buyer, paint, 0, []);
  const again = await bench.put(buyer, paint, 2, []);
  expect(again.cart.works).toEqual({ items: [], sum: 0, vat: 0 });
});

test.each([
  ['a colour that nobody knows', 'a', 'sand-9z'],
  ['a colour of the other base', 'a', 'blue-6c'],
  ['a light tone in the clear base', 'c', 'sand-1a'],
] as const)('%s is refused and nothing is written', async (_name, base, detail) => {
  const buyer = await shop.buyer();
  const paint = bench.paintOf(base);
  const { status, cart } = await bench.put(buyer, paint, 1, [bench.tint(paint, detail, 1)]);
  expect([status, cart.code]).toEqual([409, 'order.service_not_offered']);
  const made = await bench.order(buyer, paint, 1, [bench.tint(paint, detail, 1)], 5000);
  expect(made).toMatchObject({ status: 409, body: { code: 'order.service_not_offered' } });
  expect((await bench.askCart(buyer, 'GET')).cart.items).toEqual([]);
});

test('what was collected before a login is merged: nothing doubles, what is done no longer is left out', async () => {
  const buyer = await shop.buyer();
  const paint = bench.paintOf('a');
  const local = {
    city: 'pavlodar',
    registrationBefore: true,
    items: [{ productCode: paint.code, count: 2 }],
    works: [bench.tint(paint, 'sand-2a', 2), bench.tint(paint, 'no-such', 1)],
  };
  for (let time = 0; time < 2; time += 1)
    expect((await bench.askCart(buyer, 'POST', local)).cart.works.items).toMatchObject([
      { detail: 'sand-2a', count: 2 },
    ]);
});

test('shown is charged: cart, checkout, order, its page and its papers say one sum, whatever is tinted and cut', async () => {
  const { sheet, stock } = await bench.takeSheet();
  const anyLine = fc
    .record({ paint: fc.constantFrom(...bench.paints), count: fc.integer({ min: 1, max: 5 }) })
    .chain(({ paint, count }) =>
      fc.record({
        paint: fc.constant(paint),
        count: fc.constant(count),
        tints: fc.uniqueArray(
          fc.record({
            colour: fc.constantFrom(...bench.coloursOf(paint)),
            count: fc.integer({ min: 1, max: 6 }),
          }),
          { maxLength: 3, selector: ({ colour }) => colour.code },
        ),
      }),
    );
  const anyCart = fc.uniqueArray(anyLine, {
    minLength: 1,
    maxLength: 3,
    selector: ({ paint }) => paint.code,
  });
  const anyCut = fc.option(
    fc.record({
      length: fc.integer({ min: 100, max: 1200 }),
      width: fc.integer({ min: 100, max: 900 }),
      parts: fc.integer({ min: 1, max: 7 }),
      spare: fc.integer({ min: 0, max: 1 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(anyCart, anyCut, async (painted, cut) => {
      const detail = cut ? `${cut.length}x${cut.width}*${cut.parts}` : '';
      const plan = cut ? planList(stock, detail) : null;
      const sheets = plan && cut ? plan.pieces.length + cut.spare : 0;
      const cuts =
        plan && cut ? [{ productCode: sheet.code, kind: 'cut', detail, count: plan.pieces.length }] : [];
      const lines = [
        ...painted,
        ...(sheets > 0
          ? [{ paint: { ...sheet, base: 'a', litres: 1 } as Paint, count: sheets, tints: [] }]
          : []),
      ];
      const buyer = await shop.buyer();
      const { cart } = await bench.askCart(buyer, 'POST', {
        city: 'pavlodar',
        items: lines.map(({ paint, count }) => ({ productCode: paint.code, count })),
        works: [
          ...lines.flatMap(({ paint, tints }) =>
            tints.map(({ colour, count }) => bench.tint(paint, colour.code, count)),
          ),
          ...cuts,
        ],
      });
      expect(cart.works.items.filter(({ kind }) => kind === 'cut')).toHaveLength(cuts.length);
      const shown = cart.totals.total + cart.works.sum;
      const works = cart.works.items.map(({ productCode, kind, detail, count }) => ({
        productCode,
        kind,
        detail,
        count,
      }));
      const goods = lines.map(({ paint, count }) => ({ goods: paint, count }));
      const body = { ...orderBody(goods), works };
      const { recipient: _who, payment: _how, agreement: _yes, total: _sum, ...terms } = body;
      const quote = await shop.ask<{ totals: { services: number; total: number; vat: number } }>(
        buyer,
        'POST',
        '/api/v1/order/delivery/calculate/',
        terms,
      );
      expect(quote.body.data.totals).toMatchObject({
        services: cart.works.sum,
        total: shown,
        vat: cart.totals.vat + cart.works.vat,
      });
      const made = await shop.ask<{ orderId: number; total: number }>(
        buyer,
        'POST',
        '/api/v1/orders/',
        { ...body, total: shown },
        { 'idempotency-key': randomUUID() },
      );
      expect(made).toMatchObject({ status: 200, body: { data: { total: shown } } });
      const { orderId } = made.body.data;
      const page = (await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${orderId}/`)).body.data;
      expect(page.totals).toMatchObject({ services: cart.works.sum, total: shown });
      expect(page.services.map(({ detail, count, sum }) => [detail, count, sum])).toEqual(
        cart.works.items.map(({ detail, charged, sum }) => [detail, charged, sum]),
      );
      const paper = await findPaperOrder(shop.db, orderId);
      expect(paper?.lines.reduce((sum, { sumTenge }) => sum + sumTenge, 0)).toBe(shown);
      // What was ordered has left the cart, with its tints.
      expect((await bench.askCart(buyer, 'GET')).cart).toMatchObject({ items: [], works: { items: [] } });
    }),
    { numRuns: 12 },
  );
}, 60_000);

test('the order keeps which line is tinted and how; a repeat asks for the same colours', async () => {
  const buyer = await shop.buyer();
  const paint = bench.paintOf('c');
  const { cart } = await bench.put(buyer, paint, 2, [bench.tint(paint, 'blue-5c', 2)]);
  const made = await bench.order(buyer, paint, 2, [bench.tint(paint, 'blue-5c', 2)], 10_000 + cart.works.sum);
  const { orderId } = made.body.data;
  const page = (await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${orderId}/`)).body.data;
  expect(page).toMatchObject({
    items: [{ id: 1, madeToOrder: 2 }],
    services: [{ code: 'tint', lineId: 1, detail: 'blue-5c', count: 2, sum: cart.works.sum }],
  });
  expect(page.services[0]?.name).toMatch(/^Колеровка: BLUE-5C «тёмный яркий синий», арт\. \d+/);
  const repeated = await shop.ask<{ cart: Cart }>(buyer, 'POST', `/api/v1/orders/${orderId}/repeat/`);
  expect(repeated.body.data.cart.works.items).toMatchObject([{ detail: 'blue-5c', count: 2 }]);
});

test('fewer cans of a changed order are fewer tinted ones, at the agreed price', async () => {
  const { show, change } = changeBench(shop);
  const buyer = await shop.buyer();
  const paint = bench.paintOf('a');
  const { cart } = await bench.put(buyer, paint, 3, [bench.tint(paint, 'sand-2b', 3)]);
  const each = cart.works.sum / 3;
  const made = await bench.order(buyer, paint, 3, [bench.tint(paint, 'sand-2b', 3)], 15_000 + cart.works.sum);
  const { orderId } = made.body.data;
  await change(buyer, orderId, { items: [{ id: 1, count: 1 }] });
  expect(await show(buyer, orderId)).toMatchObject({
    total: 5000 + each,
    services: [{ detail: 'sand-2b', lineId: 1, count: 1, sum: each }],
    items: [{ count: 1, madeToOrder: 1 }],
  });
});

test('sheets are cut: as many as the plan takes, kept with the order, told on the waybill, given back whole', async () => {
  const { sheet, stock } = await bench.takeSheet();
  // Three parts of more than half a sheet both ways: a sheet each.
  const part = `${Math.ceil(stock.lengthMm * 0.8)}x${Math.ceil(stock.widthMm * 0.8)}`;
  const cut = (count: number) => ({ productCode: sheet.code, kind: 'cut', detail: `${part}*3`, count });
  const buyer = await shop.buyer();
  expect((await bench.put(buyer, sheet, 3, [cut(2)])).cart.code).toBe('order.service_not_offered');
  const { cart } = await bench.put(buyer, sheet, 4, [cut(3)]);
  const [work] = cart.works.items;
  expect(work).toMatchObject({ count: 3, unit: 'м', price: 200, sum: (work?.charged ?? 0) * 200 });
  const made = await shop.order(buyer, [{ goods: sheet, count: 4 }], {
    works: [cut(3)],
    total: 20_000 + cart.works.sum,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { orderId } = made.body.data;
  const page = (await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${orderId}/`)).body.data;
  expect(page).toMatchObject({
    items: [{ count: 4, madeToOrder: 3 }],
    services: [{ code: 'cut', lineId: 1, plan: { stock, pieces: [{}, {}, {}] }, sum: cart.works.sum }],
  });
  const repeated = await shop.ask<{ cart: Cart }>(buyer, 'POST', `/api/v1/orders/${orderId}/repeat/`);
  expect(repeated.body.data.cart.works.items).toMatchObject([{ kind: 'cut', count: 3 }]);
  // Of fewer sheets than the plan takes nothing is cut.
  const { change, show } = changeBench(shop);
  await change(buyer, orderId, { items: [{ id: 1, count: 3 }] });
  expect((await show(buyer, orderId)).services).toHaveLength(1);
  await change(buyer, orderId, { items: [{ id: 1, count: 2 }] });
  expect(await show(buyer, orderId)).toMatchObject({ services: [], total: 10_000 });
});

test('a paint tells its base, its litres and the paint to take for the other one', async () => {
  const paint = bench.paintOf('a');
  const asked = await shop.app.inject(`/api/v1/products/${paint.code}/tinting/?city=pavlodar`);
  const { data } = asked.json() as { data: { base: string; litres: number; other: { code: string } } };
  expect(data).toMatchObject({ base: 'a', litres: paint.litres });
  const other = await shop.app.inject(`/api/v1/products/${data.other.code}/tinting/?city=pavlodar`);
  expect(other.json()).toMatchObject({ data: { base: 'c' } });
  const [plain] = await shop.db<{ code: string }[]>`
    SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id AND s.code = 'laminat' LIMIT 1`;
  const none = await shop.app.inject(`/api/v1/products/${plain?.code}/tinting/?city=pavlodar`);
  expect(none.json()).toEqual({ data: null });
});

test('tinted paint comes back only where the shop is at fault; the can that was not tinted as any other', async () => {
  const buyer = await shop.buyer();
  const paint = bench.paintOf('a');
  const { cart } = await bench.put(buyer, paint, 2, [bench.tint(paint, 'sand-2b', 1)]);
  const made = await bench.order(buyer, paint, 2, [bench.tint(paint, 'sand-2b', 1)], 10_000 + cart.works.sum);
  const { orderId } = made.body.data;
  for (const to of ['confirmed', 'assembling', 'ready', 'completed'] as const)
    await moveByOperator(shop.db, String(orderId), { to, comment: '' });
  const bring = (count: number, reason: string) =>
    shop.ask(buyer, 'POST', `/api/v1/orders/${orderId}/return/`, { items: [{ id: 1, count }], reason });
  const refused = await bring(2, 'not_needed');
  expect([refused.status, refused.body]).toMatchObject([422, { code: 'order.return_made_to_order' }]);
  expect((await bring(2, 'wrong_item')).status).toBe(200);
});

test('where the shop is at fault the work goes back with its can: in money, in the form and on the receipt', async () => {
  const buyer = await shop.buyer();
  const paint = bench.paintOf('a');
  const works = [bench.tint(paint, 'sand-2b', 2), bench.tint(paint, 'sky-1a', 1)];
  const { cart } = await bench.put(buyer, paint, 5, works);
  const [sand = 0, sky = 0] = cart.works.items.map(({ sum }) => sum);
  const made = await bench.order(buyer, paint, 5, works, 25_000 + cart.works.sum);
  const { orderId } = made.body.data;
  for (const to of ['confirmed', 'assembling', 'ready', 'completed'] as const)
    await moveByOperator(shop.db, String(orderId), { to, comment: '' });
  const show = async () => (await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${orderId}/`)).body.data;
  const bring = async (count: number, reason: 'wrong_item' | 'not_needed') => {
    const page = await show();
    const [part] = toReturnedParts(page, [{ id: 1, count }], reason);
    const asked = { items: [{ id: 1, count }], reason };
    const { status } = await shop.ask(buyer, 'POST', `/api/v1/orders/${orderId}/return/`, asked);
    expect([status, part?.count]).toEqual([200, count]);
    const shown = sumShares(part ? [part] : []);
    const yes = { isAccepted: true, comment: '' };
    const { refund } = await decideOnReturnByOperator(shop.db, String(orderId), yes);
    expect(refund).toBe(shown.paidTenge + shown.worksTenge);
    return refund;
  };
  // Those that were made for the buyer are taken to be the ones at fault.
  expect(await bring(1, 'wrong_item')).toBe(5000 + sand / 2);
  expect((await show()).items[0]?.madeToOrder).toBe(2);
  expect(await bring(2, 'not_needed')).toBe(10_000);
  expect(await bring(2, 'wrong_item')).toBe(10_000 + sand / 2 + sky);
  expect((await show()).status).toBe('returned');
  const [money] = await shop.db<{ back: number }[]>`
    SELECT sum(r.amount)::int AS back FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE p.order_id = ${orderId}`;
  expect(money?.back).toBe(25_000 + cart.works.sum);
});
