import { expect, test } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import { summarizeCart } from './cart-summary.ts';

function product(code: string, more: Partial<Product> = {}): Product {
  return {
    id: 1,
    code,
    productCode: '1000001',
    externalId: 'abc-1',
    name: code,
    active: true,
    price: 1000,
    regularPrice: 1000,
    units: [{ base: true, name: 'шт.', weight: 2.5, ratio: 1 }],
    balance: [{ city: 'pavlodar', count: 10 }],
    onOrder: false,
    isOffline: false,
    badgesList: {},
    loyalty: { pointsForPurchase: 0 },
    brand: { code: 'b', name: 'B' },
    sectionCode: 's',
    imageCount: 1,
    imageVersion: 'a1b2c3',
    ...more,
  };
}

const line = (productCode: string, count: number) => ({ productCode, count });

test('sums, discounts, the club price and the weight', () => {
  const products = [
    product('plain'),
    product('sale', { regularPrice: 1000, discountPrice: 800, discount: { value: 20 } }),
    product('club', { clubPrice: 900 }),
  ];
  const summary = summarizeCart([line('plain', 1), line('sale', 2), line('club', 3)], products, 'retail');
  expect(summary.total).toBe(1000 + 1600 + 3000);
  expect(summary.totalBefore).toBe(1000 + 2000 + 3000);
  expect(summary.clubTotal).toBe(1000 + 1600 + 2700);
  expect(summary.weightKg).toBe(15);
});

test('the order of the cart is kept, whatever the order of the products', () => {
  const summary = summarizeCart([line('b', 1), line('a', 1)], [product('a'), product('b')], 'retail');
  expect(summary.lines.map((each) => each.product.code)).toEqual(['b', 'a']);
});

test('more than there is counts only as much as there is', () => {
  const [first] = summarizeCart([line('a', 40)], [product('a')], 'retail').lines;
  expect(first).toMatchObject({ count: 40, stock: 10, sum: 10_000 });
});

test('what cannot be sold stands apart and outside the sum', () => {
  const products = [
    product('gone', { balance: [] }),
    product('ordered', { onOrder: true }),
    product('offline', { isOffline: true }),
    product('inactive', { active: false }),
    product('sold'),
  ];
  const cart = products.map(({ code }) => line(code, 1));
  const summary = summarizeCart(cart, products, 'retail');
  expect(summary.apart.map((each) => each.product.code)).toEqual(['gone', 'ordered', 'offline', 'inactive']);
  expect(summary.total).toBe(1000);
});

test('codes that the shop does not know are named', () => {
  expect(summarizeCart([line('a', 1), line('lost', 2)], [product('a')], 'retail').unknown).toEqual(['lost']);
});

test('a contract price takes the place of the others', () => {
  const summary = summarizeCart(
    [line('a', 2)],
    [product('a', { wholesalePrice: 700, clubPrice: 900 })],
    'wholesale',
  );
  expect([summary.total, summary.totalBefore, summary.clubTotal]).toEqual([1400, 1400, 1400]);
});

test('an empty cart comes to nothing', () => {
  expect(summarizeCart([], [], 'retail')).toMatchObject({
    total: 0,
    weightKg: 0,
    lines: [],
    apart: [],
    unknown: [],
  });
});
