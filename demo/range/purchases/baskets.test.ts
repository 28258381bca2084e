import { beforeAll, expect, test } from 'vitest';
import { sectionsGoingWith } from '#domain/goes-with.ts';
import { drawRange } from '../draw-range.ts';
import { basketCount, drawBaskets, drawViews, visitorCount } from './baskets.ts';
import { Shelves } from './shelf.ts';

const products = 1200;
const leafOf = new Map<number, string>();
const unsellable = new Set<number>();

function fillShelves(): Shelves {
  const shelves = new Shelves();
  for (const { section, product } of drawRange(products)) {
    shelves.add(section.code, product);
    leafOf.set(product.id, section.code);
    if (!product.active || product.onOrder || product.stocks.length === 0) unsellable.add(product.id);
  }
  return shelves;
}

let shelves: Shelves;
beforeAll(() => {
  shelves = fillShelves();
});

test('the same range gives the same baskets and looks', () => {
  const again = fillShelves();
  expect([...drawBaskets(again, 300)]).toEqual([...drawBaskets(shelves, 300)]);
  expect([...drawViews(again, 100)]).toEqual([...drawViews(shelves, 100)]);
});

test('a basket holds a work: most of what lies beside its first product goes with it, nothing twice', () => {
  const baskets = Map.groupBy(drawBaskets(shelves, basketCount(products)), (line) => line.basketId);
  let [fitting, all] = [0, 0];
  for (const [first, ...rest] of baskets.values()) {
    const lines = [first, ...rest].map((line) => line?.productId ?? 0);
    expect(new Set(lines).size).toBe(lines.length);
    const company = sectionsGoingWith(leafOf.get(lines[0] ?? 0) ?? '');
    fitting += lines.slice(1).filter((id) => company.includes(leafOf.get(id) ?? '')).length;
    all += rest.length;
  }
  expect(fitting / all).toBeGreaterThan(0.8);
  expect(all / baskets.size).toBeGreaterThan(1);
});

test('nobody bought what was never on sale', () => {
  expect(unsellable.size).toBeGreaterThan(0);
  for (const { productId } of drawBaskets(shelves, 500)) expect(unsellable.has(productId)).toBe(false);
});

test('a million products bring no more than a bounded number of baskets and visitors', () => {
  expect(basketCount(3500)).toBe(5250);
  expect(basketCount(1_000_000)).toBe(60_000);
  expect(visitorCount(1_000_000)).toBe(20_000);
});
