/** Whatever is changed and however often: the order is what a fresh quote says, and the ledgers agree with it. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ChangeBench, changeBench } from '#tests/changed-orders.ts';
import { type Buyer, type Goods, type OrderShop, openOrderShop } from '#tests/orders.ts';

let shop: OrderShop;
let bench: ChangeBench;
let gift: Goods;
const WORTH = 900;
const GIFT_FROM = 30_000;
beforeAll(async () => {
  shop = await openOrderShop();
  bench = changeBench(shop);
  gift = await shop.goods(1000, { price: WORTH });
  await shop.db`
    INSERT INTO promotions ${shop.db({
      code: 'podarok',
      title_ru: 'Рулетка в подарок',
      title_kz: 'Сыйлыққа рулетка',
      lead_ru: '',
      lead_kz: '',
      mechanic: shop.db.json({
        type: 'threshold_gift',
        from: GIFT_FROM,
        gift: { productCode: gift.code, count: 1, price: WORTH, vatPercent: 16 },
      }),
      starts_at: new Date(Date.now() - 60_000),
    })}`;
  const probe = await shop.goods(50, { price: GIFT_FROM });
  const buyer = await shop.buyer();
  await vi.waitFor(
    async () => {
      const { body } = await shop.ask<{ totals: { base: number } }>(
        buyer,
        'POST',
        '/api/v1/order/delivery/calculate/',
        { items: [{ productCode: probe.code, count: 1 }], delivery: { method: 'pickup', storeId: 1 } },
      );
      expect(body.data.totals.base).toBe(GIFT_FROM + WORTH);
    },
    { timeout: 15_000, interval: 100 },
  );
});
afterAll(() => shop.close());

/** A card of the club with so many points at least; gives how many there are. */
async function givePoints(buyer: Buyer, points: number): Promise<number> {
  const card = await shop.ask(buyer, 'POST', '/api/v1/loyalty/card/', {});
  expect(card.status, JSON.stringify(card.body)).toBe(200);
  await shop.db`
    WITH given AS (
      INSERT INTO loyalty_entries (account_id, operation_key, kind, points, reason)
      SELECT id, ${`gift:test:${buyer.id}`}, 'gift', ${points}, 'welcome' FROM loyalty_accounts
      WHERE user_id = ${buyer.id} RETURNING id, account_id)
    INSERT INTO loyalty_lots (account_id, entry_id, points, usable_at, burns_at)
    SELECT account_id, id, ${points}, now() - interval '1 hour', now() + interval '1 year' FROM given`;
  const [row] = await shop.db<{ points: number }[]>`
    SELECT sum(e.points)::int AS points FROM loyalty_entries e JOIN loyalty_accounts a ON a.id = e.account_id
    WHERE a.user_id = ${buyer.id}`;
  return row?.points ?? 0;
}

test('after any sequence of changes sums, stock, points and gifts are those of a fresh quote', async () => {
  const goods = [
    await shop.goods(60, { price: 9990 }),
    await shop.goods(60, { price: 4990 }),
    await shop.goods(60, { price: 333 }),
  ];
  const step = fc.record({
    line: fc.integer({ min: 1, max: 3 }),
    count: fc.integer({ min: 0, max: 9 }),
    payment: fc.constantFrom(undefined, 'card_online', 'cash_on_receipt'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 3000 }),
      async (steps, points) => {
        const before = await Promise.all([...goods, gift].map((each) => shop.stockOf(each)));
        const buyer = await shop.buyer();
        const balance = await givePoints(buyer, 5000);
        const items = goods.map((each) => ({ goods: each, count: 2 }));
        const { body: first } = await shop.ask<{ totals: { total: number; points: number } }>(
          buyer,
          'POST',
          '/api/v1/order/delivery/calculate/',
          {
            items: items.map(({ goods: { code }, count }) => ({ productCode: code, count })),
            delivery: { method: 'pickup', storeId: 1 },
            proBonus: points,
          },
        );
        const made = await shop.order(buyer, items, {
          proBonus: first.data.totals.points,
          total: first.data.totals.total,
          items: items.map(({ goods: { code }, count }) => ({ productCode: code, count })),
        });
        expect(made.status, JSON.stringify(made.body)).toBe(200);
        const id = made.body.data.orderId;
        for (const { line, count, payment } of steps) {
          const now = await bench.show(buyer, id);
          if (!now.items.some((each) => each.id === line && !each.isGift)) continue;
          const wish = { items: [{ id: line, count }], ...(payment ? { payment } : {}) };
          const { status, body } = await bench.quote(buyer, id, wish);
          if (status !== 200) {
            expect(body.code).toBe('order.empty');
            continue;
          }
          const { revision, to } = body.data;
          const done = await bench.apply(buyer, id, { ...wish, revision, total: to.total });
          expect(done.status, JSON.stringify(done.body)).toBe(200);
          expect(done.body.data.total).toBe(to.total);
        }
        const now = await bench.show(buyer, id);
        const { body: same } = await bench.quote(buyer, id, {});
        expect(same.data).toMatchObject({ difference: 0, pointsBack: 0, back: 0 });
        expect(same.data.to).toEqual(same.data.from);
        for (const { from, to } of same.data.lines) expect(to).toEqual(from);
        const sum = now.items.reduce((all, each) => all + each.sum, 0);
        expect(now.totals.goods).toBe(sum);
        expect(now.total).toBe(sum);
        // A gift is there exactly when the goods reach its sum.
        const base = now.items.reduce(
          (all, each) => all + (each.isGift ? 0 : each.regularPrice * each.count),
          0,
        );
        expect(now.items.filter(({ isGift }) => isGift)).toHaveLength(base >= GIFT_FROM ? 1 : 0);
        const held = [...goods, gift].map(({ code }) =>
          now.items.reduce((all, each) => all + (each.productCode === code ? each.count : 0), 0),
        );
        const after = await Promise.all([...goods, gift].map((each) => shop.stockOf(each)));
        expect(after).toEqual(before.map((count, at) => count - (held[at] ?? 0)));
        const [ledger] = await shop.db`
        SELECT -sum(count)::int AS held FROM stock_entries WHERE order_id = ${id}`;
        expect(ledger?.held).toBe(held.reduce((all, each) => all + each, 0));
        const [club] = await shop.db`
        SELECT sum(e.points)::int AS points FROM loyalty_entries e JOIN loyalty_accounts a ON a.id = e.account_id
        WHERE a.user_id = ${buyer.id}`;
        expect(club?.points).toBe(balance - now.totals.points);
        await shop.ask(buyer, 'POST', `/api/v1/orders/${id}/cancel/`, { reason: 'mistake' });
        expect(await Promise.all([...goods, gift].map((each) => shop.stockOf(each)))).toEqual(before);
      },
    ),
    { numRuns: 8 },
  );
}, 60_000);
