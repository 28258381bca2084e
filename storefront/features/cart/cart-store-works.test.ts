import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { aKeeper, settledAs } from '#tests/cart-keeper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('work on the goods', () => {
  const cut = { productCode: 'osb', kind: 'cut', detail: '600x400*9', count: 3, name: 'Распил' };
  const withWorks = (...items: object[]) =>
    ({ works: { items, sum: 0, vat: 0 } }) as unknown as Partial<Cart>;

  test('a cut that its line has become too short for is told; one that was taken back is not', async () => {
    const { store, answer, notes } = aKeeper([{ productCode: 'osb', count: 4 }]);
    store.reload();
    await answer(settledAs([{ productCode: 'osb', count: 4 }], 'e1', withWorks(cut)));
    store.setCount('osb', 2);
    await vi.advanceTimersByTimeAsync(300);
    await answer(settledAs([{ productCode: 'osb', count: 2 }], 'e2', withWorks()));
    await vi.dynamicImportSettled();
    expect(notes).toEqual([{ kind: 'cutLost', work: cut }]);
    store.reload();
    await answer(settledAs([{ productCode: 'osb', count: 4 }], 'e3', withWorks(cut)));
    store.reload();
    await answer(settledAs([{ productCode: 'osb', count: 4 }], 'e4', withWorks()));
    await vi.dynamicImportSettled();
    expect(notes).toHaveLength(1);
  });

  test('comes back once the counts are settled, never before', async () => {
    const { store, answer, put } = aKeeper();
    const work = { productCode: 'osb', kind: 'cut', detail: '600x400*9', count: 3 } as const;
    store.setCount('osb', 4);
    store.restoreWorks([work]);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(300);
    expect(put).toEqual([]);
    await answer(settledAs([{ productCode: 'osb', count: 4 }], 'e1'));
    expect(put).toEqual([work]);
  });
});
