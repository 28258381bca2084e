import { beforeAll, describe, expect, test } from 'vitest';
import { isEan13 } from '#domain/gtin.ts';
import { cities } from './cities.ts';
import { distribute, drawRange } from './draw-range.ts';
import { properties } from './load/reference.ts';
import type { Product } from './make-product.ts';
import { stores } from './stores.ts';
import { type LeafSection, leafSections } from './taxonomy.ts';
import { ValueRegistry } from './value-registry.ts';

const size = 3500;
let range: { section: LeafSection; product: Product & { variantGroup: string | null } }[] = [];
let products: Product[] = [];

beforeAll(() => {
  range = [...drawRange(size)];
  products = range.map(({ product }) => product);
});

function share(isOne: (product: Product) => boolean): number {
  return (100 * products.filter(isOne).length) / products.length;
}

function stockIn(cityCode: string, { stocks }: Product): number {
  const city = cities.find(({ code }) => code === cityCode);
  const here = new Set(stores.filter(({ cityId }) => cityId === city?.id).map(({ id }) => id));
  return stocks.filter(({ storeId }) => here.has(storeId)).reduce((sum, { count }) => sum + count, 0);
}

describe('how many', () => {
  test.each([1, 97, 1200, 3500, 50_000])('shares of %d add up exactly', (total) => {
    const counts = distribute(
      total,
      leafSections.map(({ share: weight }) => weight),
    );
    expect(counts.reduce((a, b) => a + b, 0)).toBe(total);
  });

  test('the range is as big as asked, with 25 to 60 products in each leaf', () => {
    expect(products).toHaveLength(size);
    const counts = Map.groupBy(range, ({ section }) => section.code);
    expect(counts.size).toBe(97);
    for (const [code, members] of counts) {
      expect(members.length, code).toBeGreaterThanOrEqual(24);
      expect(members.length, code).toBeLessThanOrEqual(61);
    }
  });
});

test('the same number of products is the same range', () => {
  const again = drawRange(size);
  for (const first of range.slice(0, 300)) expect(again.next().value).toEqual(first);
});

test('the range has many groups of goods to choose among, each of one brand and section', () => {
  const grouped = range.filter(({ product }) => product.variantGroup !== null);
  const groups = [...Map.groupBy(grouped, ({ product }) => product.variantGroup).values()];
  expect(groups.length).toBeGreaterThan(100);
  for (const members of groups) {
    expect(members.length).toBeGreaterThan(1);
    expect(members.length).toBeLessThan(20);
    expect(new Set(members.map(({ section, product }) => `${section.code} ${product.brandCode}`)).size).toBe(
      1,
    );
  }
  for (const code of ['kraska-dlya-sten-i-potolkov', 'laminat', 'samorezy']) {
    const here = groups.filter(([first]) => first?.section.code === code);
    expect(here.length, code).toBeGreaterThan(3);
  }
});

test('no name is repeated inside a leaf', () => {
  for (const [code, members] of Map.groupBy(range, ({ section }) => section.code)) {
    expect(new Set(members.map(({ product }) => product.name.ru)).size, code).toBe(members.length);
    expect(
      members.filter(({ product }) => /, серия \d/.test(product.name.ru)),
      code,
    ).toEqual([]);
  }
});

test('codes, articles and external ids are unique and fit into a URL', () => {
  for (const key of ['code', 'productCode', 'externalId'] as const) {
    expect(new Set(products.map((product) => product[key])).size).toBe(size);
  }
  for (const { code } of products) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('barcodes are valid', () => {
  for (const { gtin } of products) if (gtin) expect(isEan13(gtin), gtin).toBe(true);
  expect(share(({ gtin }) => gtin !== null)).toBeGreaterThan(95);
});

describe('the shares of a believable shop', () => {
  test.each<[string, (product: Product) => boolean, number, number]>([
    ['discounted', ({ prices }) => prices.discountPrice !== null, 12, 2],
    ['with a club price', ({ prices }) => prices.clubPrice !== null, 20, 2.5],
    ['with a wholesale price', ({ prices }) => prices.wholesalePrice !== null, 85, 2],
    ['on order', ({ onOrder }) => onOrder, 3, 1],
    ['offline only', ({ isOffline }) => isOffline, 2, 0.8],
    ['inactive', ({ active }) => !active, 1, 0.6],
    ['new', ({ firstSeenDaysAgo }) => firstSeenDaysAgo < 60, 4, 1.2],
    ['made in Kazakhstan', ({ countryCode }) => countryCode === 'KZ', 35, 6],
  ])('%s', (_, isOne, percent, tolerance) => {
    expect(Math.abs(share(isOne) - percent)).toBeLessThanOrEqual(tolerance);
  });

  test('8 % of what is sold is out of stock in a city', () => {
    for (const { code } of cities.filter(({ isLocal }) => isLocal)) {
      const sold = products.filter(({ active, onOrder }) => active && !onOrder);
      const missing = (100 * sold.filter((product) => stockIn(code, product) === 0).length) / sold.length;
      expect(Math.abs(missing - 8), code).toBeLessThanOrEqual(2);
    }
  });

  test('most prices end in 90, the rest in 0', () => {
    for (const { prices } of products) expect(prices.price % 10).toBe(0);
    expect(share(({ prices }) => prices.price % 100 === 90)).toBeGreaterThan(50);
  });

  test('a few products are sold much more than the others', () => {
    const sales = products.map(({ popularity }) => popularity).sort((a, b) => b - a);
    const total = sales.reduce((a, b) => a + b, 0);
    expect(sales.slice(0, size / 20).reduce((a, b) => a + b, 0) / total).toBeGreaterThan(0.25);
  });
});

test('values are numbered the same way in every run, one number per value', () => {
  const [first, second] = [new ValueRegistry(properties), new ValueRegistry(properties)];
  for (const { values } of products) expect(first.idsOf(values)).toEqual(second.idsOf(values));
  const registered = first.registered();
  expect(registered.map(({ id }) => id)).toEqual(registered.map((_, index) => index + 1));
  const keys = registered.map(({ propertyId, code }) => `${propertyId}/${code}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('more products than a leaf has names: the series is numbered', () => {
  const seen = new Set<string>();
  let numbered = 0;
  for (const { section, product } of drawRange(30_000)) {
    if (section.code !== 'tsement') break;
    expect(seen.has(product.name.ru), product.name.ru).toBe(false);
    seen.add(product.name.ru);
    if (/, серия \d+$/.test(product.name.ru)) numbered++;
  }
  expect(seen.size).toBeGreaterThan(200);
  expect(numbered).toBeGreaterThan(50);
});
