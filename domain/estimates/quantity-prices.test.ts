import { expect, test } from 'vitest';
import { countProducts, withQuantityPrices } from './quantity-prices.ts';

const product = {
  price: 8000,
  priceSteps: [
    { from: 1, price: 8000 },
    { from: 20, price: 7700 },
  ],
};
const line = (id: string, count: number, price = 8000, productCode: string | null = 'osb') => ({
  id,
  kind: productCode === null ? 'work' : 'product',
  productCode,
  count,
  price,
});
const rooms = (...lines: ReturnType<typeof line>[]) => lines.map((each) => ({ items: [each] }));
const pricesOf = (sections: readonly { items: readonly { price: number }[] }[]) =>
  sections.flatMap(({ items }) => items.map(({ price }) => price));
const find = (code: string) => (code === 'osb' ? product : undefined);

test('twelve in one room and eight in another are twenty', () => {
  const now = rooms(line('a', 12), line('b', 8), line('w', 3, 500, null));
  expect(countProducts(now)).toEqual(new Map([['osb', 20]]));
  expect(pricesOf(withQuantityPrices(now, [], find))).toEqual([7700, 7700, 500]);
});

test('one fewer in either room, and both cost what nineteen cost', () => {
  const before = rooms(line('a', 12, 7700), line('b', 8, 7700));
  const after = rooms(line('a', 12, 7700), line('b', 7, 7700));
  expect(pricesOf(withQuantityPrices(after, before, find))).toEqual([8000, 8000]);
});

test('what is only moved between rooms keeps its price, whatever the shop asks today', () => {
  const before = rooms(line('a', 12, 7600), line('b', 8, 7600));
  const after = rooms(line('a', 5, 7600), line('b', 15, 7600));
  const priced = withQuantityPrices(after, before, find);
  expect(priced).toEqual(after);
  expect(priced[0]).toBe(after[0]);
});
