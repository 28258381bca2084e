import { describe, expect, test } from 'vitest';
import { isEan13 } from '#domain/gtin.ts';
import { toSlug } from '#domain/slug.ts';
import { Random } from '../random.ts';
import { maxProducts, toExternalId, toGtin, toNtin, toProductCode } from './identity.ts';
import { drawPriceHistory } from './price-history.ts';
import { drawPrices, type Prices, paidPrice, toPriceTag } from './prices.ts';

const ids = [1, 2, 3, 999, 50_000, 1_000_000, maxProducts];

describe('what a product is known by', () => {
  test('articles have seven digits and never repeat', () => {
    const codes = new Set<string>();
    for (let id = 1; id <= 20_000; id++) codes.add(toProductCode(id));
    expect(codes.size).toBe(20_000);
    for (const id of ids) expect(toProductCode(id)).toMatch(/^[1-9]\d{6}$/);
  });

  test('external ids are unique and fill the image folders evenly', () => {
    const folders = new Map<string, number>();
    const known = new Set<string>();
    for (let id = 1; id <= 20_000; id++) {
      const externalId = toExternalId(id);
      known.add(externalId);
      const folder = externalId.slice(0, 3);
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    expect(known.size).toBe(20_000);
    expect(folders.size).toBeGreaterThan(3900);
    expect(Math.max(...folders.values())).toBeLessThan(25);
    expect(toExternalId(1)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('barcodes are valid and of the range for use inside a shop', () => {
    for (const id of ids) {
      expect(isEan13(toGtin(id)), toGtin(id)).toBe(true);
      expect(Number(toGtin(id).slice(0, 3))).toBeGreaterThanOrEqual(200);
      expect(Number(toGtin(id).slice(0, 3))).toBeLessThanOrEqual(299);
      expect(toNtin(id)).toMatch(/^DEMO-\d{6}-\d{7}$/);
    }
  });
});

describe('slugs', () => {
  test.each([
    ['Клей плиточный Zharmix C1, 25 кг', 'kley-plitochnyy-zharmix-c1-25-kg'],
    ['Гипсокартон 2500×1200×12,5 мм', 'gipsokarton-2500x1200x12-5-mm'],
    ['Щётка «Ёж» №5', 'shchetka-ezh-5'],
    ['Ұзартқыш Өскемен', 'uzartkysh-oskemen'],
  ])('%s → %s', (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });

  test('a long name is cut at a word', () => {
    expect(toSlug('один два три четыре', 12)).toBe('odin-dva-tri');
    expect(toSlug('один два три четыре', 14)).toBe('odin-dva-tri');
  });
});

describe('prices', () => {
  test.each([
    [87.4, false, 90],
    [994, true, 990],
    [3214, true, 3190],
    [3214, false, 3210],
    [48_900, true, 48_990],
    [118_300, true, 117_990],
    [118_300, false, 118_000],
  ])('%d ₸ ending in ninety: %s → %d ₸', (tenge, endsInNinety, tag) => {
    expect(toPriceTag(tenge, endsInNinety)).toBe(tag);
  });

  test('every price of a product is lower than the one it replaces', () => {
    for (let seed = 0; seed < 3000; seed++) {
      const random = new Random(seed);
      const tenge = 80 * random.logNormal(2) * 50;
      const prices = drawPrices(tenge, random);
      const { price, regularPrice, discountPrice, clubPrice, wholesalePrice } = prices;
      expect(Math.min(price, regularPrice, paidPrice(prices))).toBeGreaterThan(0);
      expect(regularPrice).toBeGreaterThanOrEqual(price);
      if (discountPrice !== null) {
        expect(discountPrice).toBeLessThan(price);
        expect(regularPrice).toBe(price);
        expect(clubPrice).toBeNull();
      }
      if (clubPrice !== null) expect(clubPrice).toBeLessThan(price);
      if (wholesalePrice !== null) expect(wholesalePrice).toBeLessThanOrEqual(paidPrice(prices));
    }
  });
});

describe('price history', () => {
  const plain: Prices = {
    price: 2990,
    regularPrice: 2990,
    discountPrice: null,
    clubPrice: null,
    wholesalePrice: null,
  };

  test.each([
    ['a plain price', plain],
    ['a discount', { ...plain, discountPrice: 2490 }],
    ['a price lowered for good', { ...plain, regularPrice: 3290 }],
  ])('%s: three to eight steps back over half a year, the last one is paid now', (_, prices) => {
    for (let seed = 0; seed < 500; seed++) {
      const steps = drawPriceHistory(prices, 1000, new Random(seed));
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(8);
      expect(steps.at(-1)?.price).toBe(paidPrice(prices));
      const days = steps.map(({ daysAgo }) => daysAgo);
      expect(days).toEqual([...new Set(days)].sort((a, b) => b - a));
      expect(Math.max(...days)).toBeLessThanOrEqual(180);
      expect(Math.min(...days)).toBeGreaterThanOrEqual(1);
    }
  });

  test('a struck-through price stood for a month before it was lowered', () => {
    for (let seed = 0; seed < 500; seed++) {
      const steps = drawPriceHistory({ ...plain, discountPrice: 2490 }, 1000, new Random(seed));
      const [before, now] = steps.slice(-2);
      expect(before?.price).toBe(2990);
      expect((before?.daysAgo ?? 0) - (now?.daysAgo ?? 0)).toBeGreaterThanOrEqual(30);
    }
  });

  test('a product has no price from before it was first seen', () => {
    for (const age of [1, 2, 5, 20, 59]) {
      for (let seed = 0; seed < 100; seed++) {
        const steps = drawPriceHistory(plain, age, new Random(seed));
        expect(steps.length).toBeGreaterThan(0);
        expect(steps[0]?.daysAgo).toBeLessThanOrEqual(age);
        expect(new Set(steps.map(({ daysAgo }) => daysAgo)).size).toBe(steps.length);
      }
    }
  });
});
