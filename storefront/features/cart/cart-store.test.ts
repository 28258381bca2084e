import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { aKeeper, settledAs } from '#tests/cart-keeper.ts';
import { FakeStorage } from '#tests/fake-cart-shop.ts';
import type { Terms } from './cart-saver.ts';
import { CartStore } from './cart-store.ts';
import { writeLocalLines } from './local-cart.ts';
import { createVisitorSaver } from './visitor-saver.ts';

const TERMS: Terms = { city: 'pavlodar', promoCode: '', card: '', proBonus: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new FakeStorage());
  // What an earlier test could not write lives on in the page's memory.
  writeLocalLines([]);
});
afterEach(() => vi.useRealTimers());

const aVisitor = () => createVisitorSaver(async () => async () => null);

describe('spec 5: changes are sent 300 ms after the last change', () => {
  test('not a millisecond earlier, and each press begins the wait anew', async () => {
    const { store, asked } = aKeeper();
    store.setCount('a', 1);
    await vi.advanceTimersByTimeAsync(299);
    expect(asked).toEqual([]);
    store.setCount('a', 2);
    await vi.advanceTimersByTimeAsync(299);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toMatchObject([{ what: 'save', counts: { a: 2 } }]);
  });

  test('a held key of forty repeats is one request with the last count', async () => {
    const { store, asked } = aKeeper();
    for (let count = 1; count <= 40; count += 1) {
      store.setCount('a', count);
      await vi.advanceTimersByTimeAsync(30);
      expect(store.countOf('a')).toBe(count);
    }
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toMatchObject([{ counts: { a: 40 } }]);
  });

  test('several products changed within the wait go together', async () => {
    const { store, asked } = aKeeper();
    store.setCount('a', 1);
    store.setCount('b', 0);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toMatchObject([{ counts: { a: 1, b: 0 } }]);
  });

  test('leaving the page does not wait', () => {
    const { store, asked } = aKeeper();
    store.setCount('a', 3);
    store.hurry();
    expect(asked).toMatchObject([{ counts: { a: 3 } }]);
  });
});

describe('spec 4: the cart', () => {
  test('a count of 0 removes the product at once', () => {
    const { store } = aKeeper([{ productCode: 'a', count: 2 }]);
    store.setCount('a', 0);
    expect(store.get().lines).toEqual([]);
  });

  test('it reloads when the city changes, and not when it stays', () => {
    const { store, asked } = aKeeper();
    store.setTerms({ city: 'pavlodar' });
    expect(asked).toEqual([]);
    store.setTerms({ city: 'astana' });
    expect(asked).toMatchObject([{ what: 'load', terms: { city: 'astana' } }]);
  });

  test('an event with another id reloads it once; its own does nothing', async () => {
    const { store, asked, answer } = aKeeper([{ productCode: 'a', count: 1 }]);
    store.setCount('a', 2);
    await vi.advanceTimersByTimeAsync(300);
    store.hear('e1');
    await answer(settledAs([{ productCode: 'a', count: 2 }], 'e1'));
    store.hear('e1');
    expect(asked).toHaveLength(1);
    store.hear('e2');
    store.hear('e2');
    expect(asked).toHaveLength(2);
    await answer(settledAs([{ productCode: 'a', count: 7 }], 'e2'));
    expect(asked).toHaveLength(2);
    expect([...store.get().changes.values()]).toEqual([{ productCode: 'a', before: 2, after: 7 }]);
    store.setCount('a', 3);
    expect(store.get().changes.size).toBe(0);
  });

  test('the event of an own change that comes late, after a newer one, does nothing', async () => {
    const { store, asked, answer } = aKeeper();
    for (const [count, eventId] of [
      [1, 'e1'],
      [2, 'e2'],
    ] as const) {
      store.setCount('a', count);
      await vi.advanceTimersByTimeAsync(300);
      await answer(settledAs([{ productCode: 'a', count }], eventId));
    }
    store.hear('e1');
    expect(asked).toHaveLength(2);
  });
});

describe('answers', () => {
  test('a newer intent survives an older answer, and goes out after it', async () => {
    const { store, asked, answer } = aKeeper();
    store.setCount('a', 1);
    await vi.advanceTimersByTimeAsync(300);
    store.setCount('a', 5);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toHaveLength(1);
    await answer(settledAs([{ productCode: 'a', count: 1 }], 'e1'));
    expect(store.countOf('a')).toBe(5);
    expect(asked).toMatchObject([{ counts: { a: 1 } }, { counts: { a: 5 } }]);
  });

  test('a refusal is told, and the old count returns', async () => {
    const { store, notes, answer } = aKeeper([{ productCode: 'a', count: 2 }]);
    store.setCount('a', 9);
    await vi.advanceTimersByTimeAsync(300);
    await answer({ kind: 'refused', message: 'Нельзя' });
    expect(notes).toEqual([{ kind: 'refused', message: 'Нельзя' }]);
    expect(store.countOf('a')).toBe(2);
  });

  test('without an answer the intent stays, is told once, and is tried again', async () => {
    const { store, asked, notes, answer } = aKeeper([{ productCode: 'b', count: 1 }]);
    store.setCount('a', 4);
    await vi.advanceTimersByTimeAsync(300);
    await answer({ kind: 'unreachable' });
    expect(store.get()).toMatchObject({ isUnreachable: true, isPending: true });
    expect(store.get().lines).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    await answer({ kind: 'unreachable' });
    store.hurry();
    expect(asked).toHaveLength(3);
    await answer(settledAs([{ productCode: 'a', count: 4 }], 'e1'));
    expect(notes).toEqual([{ kind: 'waiting' }]);
    expect(store.get()).toMatchObject({ isUnreachable: false, isPending: false });
  });

  test('overtaken by another device: looked at, then said again', async () => {
    const { store, asked, answer } = aKeeper();
    store.setCount('a', 4);
    await vi.advanceTimersByTimeAsync(300);
    await answer({ kind: 'overtaken' });
    await answer(settledAs([{ productCode: 'b', count: 1 }], 'e5'));
    expect(asked.map(({ what }) => what)).toEqual(['save', 'load', 'save']);
    expect(store.countOf('a')).toBe(4);
  });

  test('spec 8: a code that fails is shown with its error and cleared', async () => {
    const { store, answer } = aKeeper();
    store.setTerms({ promoCode: 'OLD2020' });
    const promoCode = { code: 'OLD2020', saving: 0, error: 'Срок промокода истёк' };
    await answer(settledAs([], 'e0', { promoCode }));
    expect(store.get()).toMatchObject({ promoError: 'Срок промокода истёк', terms: { promoCode: '' } });
  });

  test('an answer of an earlier keeper changes nothing', async () => {
    const first = aKeeper();
    first.store.setCount('a', 1);
    await vi.advanceTimersByTimeAsync(300);
    first.store.keepWith(aVisitor(), TERMS);
    await first.answer(settledAs([{ productCode: 'a', count: 1 }], 'e1'));
    expect(first.store.get().lines).toEqual([]);
  });
});

describe('a session that has ended', () => {
  test('keeps every press, sent or not: the visitor’s cart takes them over, and the login is asked for once', async () => {
    const { store, asked, notes, answer } = aKeeper([{ productCode: 'a', count: 2 }]);
    store.setCount('a', 3);
    await vi.advanceTimersByTimeAsync(300);
    store.setCount('b', 1);
    await answer({ kind: 'ended' });
    expect(notes).toEqual([{ kind: 'ended' }]);
    expect(store.countOf('a')).toBe(3);
    store.keepWith(aVisitor(), TERMS, { isHeir: true });
    expect(JSON.parse(localStorage.getItem('sheber-cart') ?? '[]')).toEqual([
      { productCode: 'a', count: 3 },
      { productCode: 'b', count: 1 },
    ]);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toHaveLength(1);
    expect(store.get()).toMatchObject({ isPending: false });
    store.setCount('c', 1);
    expect(notes).toHaveLength(1);
  });

  test('that was heard of elsewhere asks for the login with the first press after it, once', async () => {
    const { store, notes } = aKeeper();
    store.keepWith(aVisitor(), TERMS, { isHeir: true });
    expect(notes).toEqual([]);
    store.setCount('a', 1);
    store.setCount('a', 2);
    expect(notes).toEqual([{ kind: 'ended' }]);
    expect(store.countOf('a')).toBe(2);
  });

  test('that was only looked at asks nobody for anything', async () => {
    const { store, notes, answer } = aKeeper();
    store.reload();
    await answer({ kind: 'ended' });
    expect(notes).toEqual([]);
  });
});

describe('a guest', () => {
  test('every press is written into the browser at once, and nothing is asked while nobody looks at prices', async () => {
    const prices = vi.fn(async () => null);
    const store = new CartStore();
    store.keepWith(
      createVisitorSaver(async () => prices),
      TERMS,
    );
    store.setCount('a', 3);
    expect(localStorage.getItem('sheber-cart')).toBe('[{"productCode":"a","count":3}]');
    await vi.advanceTimersByTimeAsync(300);
    expect(prices).not.toHaveBeenCalled();
    expect(store.get()).toMatchObject({ isPending: false, lines: [{ productCode: 'a', count: 3 }] });
  });

  test('what another tab wrote is shown, also while a price is on its way', async () => {
    let priced = (_cart: Cart) => {};
    const store = new CartStore();
    store.keepWith(
      createVisitorSaver(async () => () => new Promise((resolve) => (priced = resolve))),
      TERMS,
    );
    store.setCount('a', 3);
    store.watchPrices();
    await vi.advanceTimersByTimeAsync(300);
    localStorage.setItem('sheber-cart', '[{"productCode":"a","count":8}]');
    store.reread();
    expect(store.countOf('a')).toBe(8);
    priced({} as Cart);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.countOf('a')).toBe(8);
  });

  test('what was pressed before the page knew who keeps the cart is not lost', () => {
    localStorage.setItem('sheber-cart', '[{"productCode":"a","count":5}]');
    const store = new CartStore();
    store.setCount('a', 1);
    store.setCount('b', 2);
    store.keepWith(aVisitor(), TERMS);
    expect(store.countOf('a')).toBe(5);
    expect(store.countOf('b')).toBe(2);
  });
});
