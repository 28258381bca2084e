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
  const page = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.resetModules();
  const cart = await import('./local-cart.ts');
  const otherTabWrites = (value: string | null, key: string | null = KEY) => {
    if (value === null) storage.values.clear();
    else storage.values.set(KEY, value);
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  return { cart, storage, otherTabWrites };
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

describe('the cart of a page', () => {
  test('counts are absolute, zero removes, and all is written down', async () => {
    const { cart, storage } = await openCart();
    cart.setCount('a', 3);
    cart.setCount('b', 1);
    cart.setCount('a', 5);
    expect(cart.getCount('a')).toBe(5);
    cart.setCount('b', 0);
    expect(cart.listLines()).toEqual([{ productCode: 'a', count: 5 }]);
    expect(JSON.parse(storage.values.get(KEY) ?? '')).toEqual([{ productCode: 'a', count: 5 }]);
  });

  test('what is no count removes', async () => {
    const { cart } = await openCart('[{"productCode":"a","count":2}]');
    cart.setCount('a', Number.NaN);
    expect(cart.listLines()).toEqual([]);
  });

  test('a broken cart is removed from storage', async () => {
    const { cart, storage } = await openCart('{"broken":');
    expect(cart.listLines()).toEqual([]);
    expect(storage.values.has(KEY)).toBe(false);
  });

  test('the list stays the same array until something changes', async () => {
    const { cart } = await openCart('[{"productCode":"a","count":2}]');
    const before = cart.listLines();
    expect(cart.listLines()).toBe(before);
    cart.setCount('a', 3);
    expect(cart.listLines()).not.toBe(before);
  });

  test('another tab is heard, its other keys are not, and not after leaving', async () => {
    const { cart, otherTabWrites } = await openCart();
    const listener = vi.fn();
    const leave = cart.subscribe(listener);
    otherTabWrites('[{"productCode":"a","count":9}]');
    expect(listener).toHaveBeenCalledOnce();
    expect(cart.getCount('a')).toBe(9);
    otherTabWrites('[]', 'favorite-products');
    expect(listener).toHaveBeenCalledOnce();
    otherTabWrites(null, null);
    expect(cart.getCount('a')).toBe(0);
    leave();
    otherTabWrites('[{"productCode":"a","count":1}]');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('without storage the cart lives as long as the page', async () => {
    const { cart } = await openCart();
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(cart.listLines()).toEqual([]);
    cart.setCount('a', 2);
    expect(cart.getCount('a')).toBe(2);
  });
});
