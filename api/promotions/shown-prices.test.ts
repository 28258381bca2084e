/** Whatever count a screen shows a price for, the engine charges it: random carts of the demo range, both price types. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Product } from '#contract/catalog.ts';
import { priceSteps, priceView, type UserType } from '#domain/price.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { settlePromotions } from './promotions.ts';

let shop: TestApp;
const tokens: Partial<Record<UserType, string>> = {};
beforeAll(async () => {
  shop = await openTestApp();
  tokens.wholesale = await shop.logIn('wholesale@sheber.test');
});
afterAll(() => shop.close());

const headersOf = (type: UserType): Record<string, string> =>
  tokens[type] ? { authorization: `Bearer ${tokens[type]}` } : {};

async function calculate(type: UserType, items: readonly { productCode: string; count: number }[]) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/cart/calculate/',
    headers: headersOf(type),
    payload: { city: 'pavlodar', items },
  });
  expect(response.statusCode, response.body).toBe(200);
  const cart = response.json() as Cart;
  expect(cart.is1CRecalc).toBe(true);
  return cart;
}

async function pageOf(type: UserType, code: string): Promise<Product> {
  const url = `/api/v2/products/${code}/?city=pavlodar`;
  return (await shop.app.inject({ url, headers: headersOf(type) })).json().data;
}

/** Codes of goods that are cheaper by the contract, by quantity, by a discount, by a promotion: a few of each. */
async function listInteresting(): Promise<string[]> {
  const rows = await shop.db<{ code: string }[]>`
    SELECT DISTINCT p.code FROM products p JOIN product_prices r ON r.product_id = p.id
    LEFT JOIN promotion_tags g ON g.product_id = p.id LEFT JOIN wholesale_tiers t ON t.product_id = p.id
    WHERE p.active AND NOT p.on_order AND NOT p.is_offline
      AND (t.product_id IS NOT NULL AND p.id % 7 = 0 OR r.discount_price < r.wholesale_price
           OR g.discount_price < r.wholesale_price OR p.id % 97 = 0
           OR p.section_id IN (SELECT id FROM sections WHERE code IN ('tsement', 'laminat', 'perforatory')))
      AND (SELECT sum(count) FROM stocks s WHERE s.product_id = p.id) >= 3 LIMIT 200`;
  return rows.map(({ code }) => code);
}

const someItems = (codes: readonly string[]) =>
  fc.uniqueArray(
    fc.record({
      productCode: fc.constantFrom(...codes),
      count: fc.constantFrom(1, 2, 3, 19, 20, 21, 99, 100, 101),
    }),
    { minLength: 1, maxLength: 8, selector: ({ productCode }) => productCode },
  );

test('of the whole range nobody with a contract pays more for one than anybody', async () => {
  const rows = await shop.db<{ code: string }[]>`
    SELECT code FROM products WHERE active AND NOT on_order AND NOT is_offline ORDER BY id`;
  const dearer: string[] = [];
  for (let at = 0; at < rows.length; at += 100) {
    const items = rows.slice(at, at + 100).map(({ code }) => ({ productCode: code, count: 1 }));
    const [by, open] = await Promise.all([calculate('wholesale', items), calculate('retail', items)]);
    const priceOf = new Map(open.items.map((item) => [item.product.code, item.price]));
    dearer.push(
      ...by.items
        .filter(({ product, price }) => price > (priceOf.get(product.code) ?? 0))
        .map(({ product }) => product.code),
    );
  }
  expect(dearer).toEqual([]);
}, 120_000);

/** Its sum depends on more than the count of one line. */
const isOfTheCart = ({ reason }: Cart['discounts'][number]) =>
  !['discount', 'percent', 'price', 'fixed'].includes(reason);

test('without promotions of whole carts every line costs what its page shows for the count', async () => {
  await shop.db`
    DELETE FROM promotions WHERE NOT (mechanic->>'type' IN ('percent', 'price', 'fixed') AND audience IN ('all', 'wholesale')
      AND NOT needs_card AND promo_code IS NULL AND min_sum IS NULL AND exclusive_group IS NULL)`;
  // Of every mechanic that sets a price, and one that leaves the prices of contracts alone.
  await shop.db`
    INSERT INTO promotions (code, title_ru, title_kz, lead_ru, lead_kz, rules_ru, rules_kz, mechanic, scope, audience, touches_wholesale, starts_at)
    SELECT 'contract-' || at, title_ru, title_kz, lead_ru, lead_kz, rules_ru, rules_kz, made.mechanic, made.scope,
           'wholesale', made.touches, now() - interval '1 hour'
    FROM promotions, (VALUES
      (1, '{"type":"percent","percent":7}'::jsonb, '{"sections":["laminat"]}'::jsonb, true),
      (2, '{"type":"fixed","tenge":150,"per":"unit"}', '{"sections":["suhie-smesi","tsement"]}', true),
      (3, '{"type":"percent","percent":40}', '{"sections":["laminat","perforatory"]}', false)
    ) AS made (at, mechanic, scope, touches) WHERE code = 'tsement-optom'`;
  await settlePromotions(shop.db, null, true);
  const codes = await listInteresting();
  expect(codes.length).toBeGreaterThan(40);
  // The shop hears of it a moment later.
  const many = codes.map((productCode) => ({ productCode, count: 21 }));
  await expect.poll(async () => (await calculate('retail', many)).discounts.filter(isOfTheCart)).toEqual([]);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<UserType>('retail', 'wholesale'),
      someItems(codes),
      async (type, items) => {
        const cart = await calculate(type, items);
        for (const { product, count, price, sum, stock } of cart.items) {
          const sold = Math.min(count, stock);
          const page = await pageOf(type, product.code);
          expect(page.wholesaleTiers).toEqual(product.wholesaleTiers);
          expect({ code: product.code, price, sum }).toEqual({
            code: product.code,
            price: priceView(page, type, sold).price,
            sum: priceView(page, type, sold).price * sold,
          });
          const step = priceSteps(page, type).findLast(({ from }) => from <= sold);
          expect(step?.price).toBe(price);
        }
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

test('a promotion for contracts stands on their cards and pages with its name, and on nobody else’s', async () => {
  const [row] = await shop.db<{ code: string }[]>`
    SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id JOIN product_prices r ON r.product_id = p.id
    WHERE s.code = 'tsement' AND p.active AND NOT p.on_order AND NOT p.is_offline AND r.wholesale_price IS NOT NULL
    ORDER BY p.id LIMIT 1`;
  const code = row?.code ?? '';
  const listed = async (type: UserType) => {
    const url = '/api/v2/products/?city=pavlodar&sectionCode=tsement&pageSize=48';
    const { items } = (await shop.app.inject({ url, headers: headersOf(type) })).json() as {
      items: Product[];
    };
    return items.find((each) => each.code === code);
  };
  const [card, page] = await Promise.all([listed('wholesale'), pageOf('wholesale', code)]);
  expect(page.badgesList).toHaveProperty('contract');
  expect(card?.badgesList).toEqual(page.badgesList);
  expect(card?.wholesalePrice).toBe(page.wholesalePrice);
  const [charged] = (await calculate('wholesale', [{ productCode: code, count: 1 }])).items;
  expect(charged?.price).toBe(page.wholesalePrice);
  for (const open of [await listed('retail'), await pageOf('retail', code)]) {
    expect(open?.badgesList).not.toHaveProperty('contract');
    expect(open).not.toHaveProperty('wholesalePrice');
  }
});
