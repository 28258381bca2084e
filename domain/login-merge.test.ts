import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeCarts, mergeCodes, planLoginMerge } from './login-merge.ts';

const item = (productCode: string, count: number) => ({ productCode, count });
const none = { cart: [], favorites: [], compare: [] };

describe('carts', () => {
  test.each([
    ['the larger count wins', [item('a', 2)], [item('a', 5)], [item('a', 5)]],
    ['the server may hold more', [item('a', 5)], [item('a', 2)], [item('a', 5)]],
    ['both keep what only they have', [item('a', 1)], [item('b', 2)], [item('a', 1), item('b', 2)]],
    ['counts are never added up', [item('a', 3)], [item('a', 3)], [item('a', 3)]],
    ['a repeated line counts once', [], [item('a', 1), item('a', 4)], [item('a', 4)]],
    ['what is not a count is left out', [item('a', 0)], [item('b', -1), item('c', Number.NaN)], []],
  ])('%s', (_case, server, local, merged) => {
    expect(mergeCarts(server, local)).toEqual(merged);
  });

  const carts = fc.array(fc.record({ productCode: fc.constantFrom('a', 'b', 'c', 'd'), count: fc.nat(50) }));
  const toCounts = (cart: { productCode: string; count: number }[]) =>
    new Map(cart.map((line) => [line.productCode, line.count]));

  test('merging twice is merging once, and whose cart comes first changes no count', () => {
    fc.assert(
      fc.property(carts, carts, (server, local) => {
        const merged = mergeCarts(server, local);
        expect(mergeCarts(merged, local)).toEqual(merged);
        expect(toCounts(mergeCarts(local, server))).toEqual(toCounts(merged));
        for (const { productCode, count } of [...server, ...local]) {
          expect(toCounts(merged).get(productCode) ?? 0).toBeGreaterThanOrEqual(count);
        }
      }),
    );
  });
});

describe('the plan at login', () => {
  test('favourites and compare become the union, and only what the server lacks is sent', () => {
    const plan = planLoginMerge(
      { cart: [], favorites: ['a', 'b'], compare: ['x'] },
      { cart: [], favorites: ['b', 'c', 'c'], compare: ['y'] },
    );
    expect(plan.favoritesToSend).toEqual(['c']);
    expect(plan.compareToSend).toEqual(['y']);
    expect(mergeCodes(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
  });

  test('with nothing of one’s own nothing is sent', () => {
    const server = { cart: [item('a', 2)], favorites: ['a'], compare: ['b'] };
    expect(planLoginMerge(server, none)).toEqual({
      cart: [item('a', 2)],
      isCartChanged: false,
      favoritesToSend: [],
      compareToSend: [],
    });
  });

  test.each([
    ['a smaller local count', [item('a', 1)], false],
    ['an equal local count', [item('a', 2)], false],
    ['a larger local count', [item('a', 3)], true],
    ['another product', [item('b', 1)], true],
  ])('%s: the cart changes %s', (_case, cart, isCartChanged) => {
    expect(planLoginMerge({ ...none, cart: [item('a', 2)] }, { ...none, cart }).isCartChanged).toBe(
      isCartChanged,
    );
  });
});
