import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyIntents, countOf, listChanges, markChanges, settleIntent, toCartCount } from './cart.ts';

const settled = [
  { productCode: 'laminat', count: 7 },
  { productCode: 'kley', count: 2 },
];

describe('what is shown while wishes are on their way', () => {
  test.each([
    ['nothing wished', [], ['laminat 7', 'kley 2']],
    ['another count keeps its place', [['laminat', 9]], ['laminat 9', 'kley 2']],
    ['zero removes', [['laminat', 0]], ['kley 2']],
    ['a new product comes last', [['plitka', 4]], ['laminat 7', 'kley 2', 'plitka 4']],
    ['a product put in and taken out again', [['plitka', 0]], ['laminat 7', 'kley 2']],
  ] as const)('%s', (_name, intents, shown) => {
    const lines = applyIntents(settled, new Map(intents.map(([code, count]) => [code, count])));
    expect(lines.map(({ productCode, count }) => `${productCode} ${count}`)).toEqual(shown);
  });

  test('a wish said twice means the same', () => {
    const code = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.array(fc.tuple(code, fc.nat(9))), (wishes) => {
        const intents = new Map(wishes);
        const once = applyIntents(settled, intents);
        expect(applyIntents(once, intents)).toEqual(once);
        for (const [productCode, count] of intents) expect(countOf(once, productCode)).toBe(count);
      }),
    );
  });
});

test.each([
  [3, 3],
  [2.9, 2],
  [-1, 0],
  [Number.NaN, 0],
  [1e12, 1_000_000],
])('%d is the count %d', (count, kept) => {
  expect(toCartCount(count)).toBe(kept);
});

test('changes made elsewhere are told with both counts', () => {
  const after = [
    { productCode: 'kley', count: 5 },
    { productCode: 'plitka', count: 1 },
  ];
  expect(listChanges(settled, after)).toEqual([
    { productCode: 'laminat', before: 7, after: 0 },
    { productCode: 'kley', before: 2, after: 5 },
    { productCode: 'plitka', before: 0, after: 1 },
  ]);
  expect(listChanges(settled, settled)).toEqual([]);
});

test('several changes of one line are marked as one, and none when it is back where it was', () => {
  const first = markChanges(new Map(), [{ productCode: 'kley', before: 2, after: 5 }]);
  const second = markChanges(first, [{ productCode: 'kley', before: 5, after: 9 }]);
  expect([...second.values()]).toEqual([{ productCode: 'kley', before: 2, after: 9 }]);
  expect(markChanges(second, [{ productCode: 'kley', before: 9, after: 2 }]).size).toBe(0);
});

describe('a wish meets what the shop has', () => {
  const one = { base: true, name: 'уп.', step: 1, min: 1 };
  const product = {
    active: true,
    onOrder: false,
    isOffline: false,
    units: [one],
    balance: [
      { city: 'pavlodar', count: 5 },
      { city: 'astana', count: 21 },
    ],
  };
  test.each([
    ['within the stock', product, 26, 0, 26, null],
    ['above the stock over all cities', product, 40, 0, 26, 'over_stock'],
    ['zero removes', product, 0, 7, 0, null],
    [
      'between two steps of sale',
      { ...product, units: [{ ...one, step: 6, min: 6 }] },
      8,
      0,
      12,
      'sale_step',
    ],
    [
      'above the stock in steps',
      { ...product, units: [{ ...one, step: 6, min: 6 }] },
      30,
      0,
      24,
      'over_stock',
    ],
    [
      'less in stock than may be sold',
      { ...product, units: [{ ...one, step: 50, min: 50 }] },
      50,
      0,
      26,
      'over_stock',
    ],
    ['not sold any more', { ...product, active: false }, 3, 3, 3, null],
    ['on order', { ...product, onOrder: true }, 3, 0, 3, null],
    ['unknown and not in the cart', null, 3, 0, 0, 'unknown'],
    ['unknown, as it lies there', null, 3, 3, 3, null],
    ['unknown and more of it', null, 5, 3, 3, 'unknown'],
    ['unknown and taken out', null, 0, 3, 0, null],
  ] as const)('%s', (_name, wanted, wished, held, count, reason) => {
    expect(settleIntent(wanted, wished, held)).toEqual({ count, reason });
  });
});
