import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseLines } from './local-cart.ts';

const KEY = 'sheber-cart';

class FakeStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
}

/** The store keeps what it has read: each test starts with a fresh one, as a fresh page would. */
async function openCart(stored?: string) {
  const storage = new FakeStorage();
  if (stored !== undefined) storage.values.set(KEY, stored);
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
  const cart = await import('./local-cart.ts');
  return { cart, storage };
}

beforeEach(() => vi.unstubAllGlobals());

describe('the stored text', () => {
  test('lines with a code and a whole count are kept, in their order', () => {
    const raw = JSON.stringify([
      { productCode: ' b ', count: 2.7 },
      { productCode: 'a', count: 1 },
    ]);
    expect(parseLines(raw)).toEqual([
      { productCode: 'b', count: 2 },
      { productCode: 'a', count: 1 },
    ]);
  });

  test.each([
    ['no object', '[1, "a", null, []]'],
    ['no code', '[{"count": 1}, {"productCode": "", "count": 1}, {"productCode": 7, "count": 1}]'],
    [
      'no count',
      '[{"productCode": "a"}, {"productCode": "b", "count": "3"}, {"productCode": "c", "count": null}]',
    ],
    ['a count below one', '[{"productCode": "a", "count": 0}, {"productCode": "b", "count": -4}]'],
    ['a code of absurd length', `[{"productCode": "${'x'.repeat(161)}", "count": 1}]`],
  ])('a line with %s is left out', (_name, raw) => {
    expect(parseLines(raw)).toEqual([]);
  });

  test.each(['', 'null', '{}', '"a"', '[', 'undefined'])('%j is no cart', (raw) => {
    expect(parseLines(raw)).toBeNull();
  });

  test('a product told twice counts once, with the later count', () => {
    expect(parseLines('[{"productCode":"a","count":1},{"productCode":"a","count":5}]')).toEqual([
      { productCode: 'a', count: 5 },
    ]);
  });

  test('a flood of lines and counts is cut', () => {
    const raw = JSON.stringify(
      Array.from({ length: 1000 }, (_, i) => ({ productCode: `p${i}`, count: 1e12 })),
    );
    const lines = parseLines(raw) ?? [];
    expect(lines).toHaveLength(200);
    expect(lines[0]?.count).toBe(1_000_000);
  });
});

describe('the cart of a browser', () => {
  test('what is written is read again, by every page', async () => {
    const { cart, storage } = await openCart();
    cart.writeLocalLines([{ productCode: 'a', count: 5 }]);
    expect(JSON.parse(storage.values.get(KEY) ?? '')).toEqual([{ productCode: 'a', count: 5 }]);
    storage.values.set(KEY, '[{"productCode":"b","count":2}]');
    expect(cart.readLocalLines()).toEqual([{ productCode: 'b', count: 2 }]);
  });

  test('an empty cart leaves nothing in the storage', async () => {
    const { cart, storage } = await openCart('[{"productCode":"a","count":2}]');
    cart.writeLocalLines([]);
    expect(storage.values.size).toBe(0);
  });

  test('of too many lines the newest stay', async () => {
    const { cart } = await openCart();
    cart.writeLocalLines(Array.from({ length: 203 }, (_, at) => ({ productCode: `p${at}`, count: 1 })));
    expect(cart.readLocalLines()).toHaveLength(200);
    expect(cart.readLocalLines().at(-1)?.productCode).toBe('p202');
  });

  test('a broken cart is removed from storage', async () => {
    const { cart, storage } = await openCart('{"broken":');
    expect(cart.readLocalLines()).toEqual([]);
    expect(storage.values.has(KEY)).toBe(false);
  });

  test('without storage the cart lives as long as the page', async () => {
    const { cart } = await openCart();
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(cart.readLocalLines()).toEqual([]);
    cart.writeLocalLines([{ productCode: 'a', count: 2 }]);
    expect(cart.readLocalLines()).toEqual([{ productCode: 'a', count: 2 }]);
  });
});

test('what was put in without the script comes in once, the larger count of each', async () => {
  const { cart, storage } = await openCart('[{"productCode":"a","count":5},{"productCode":"b","count":1}]');
  const page = { cookie: 'city=x; plain_cart=b*3!c*2' };
  vi.stubGlobal('document', page);
  cart.adoptPlainCart();
  const lines = [
    { productCode: 'a', count: 5 },
    { productCode: 'b', count: 3 },
    { productCode: 'c', count: 2 },
  ];
  expect(cart.readLocalLines()).toEqual(lines);
  expect(page.cookie).toMatch(/^plain_cart=; path=\/; max-age=0/);
  cart.adoptPlainCart();
  expect(JSON.parse(storage.values.get(KEY) ?? '')).toEqual(lines);
});
