import { expect, test } from 'vitest';
import { priceWork } from './work-price.ts';
import { findLostCuts, fitWorks, type LineWork, mergeWorks, setWorks } from './works.ts';

const tint = (productCode: string, detail: string, count: number): LineWork => ({
  productCode,
  kind: 'tint',
  detail,
  count,
});

test('a wish is absolute: the same said twice is once, 0 removes', () => {
  const held = [tint('paint', 'sand-2a', 2)];
  const wished = [tint('paint', 'sand-2a', 3), tint('paint', 'sky-1a', 1)];
  expect(setWorks(held, wished)).toEqual(wished);
  expect(setWorks(wished, wished)).toEqual(wished);
  expect(setWorks(wished, [tint('paint', 'sand-2a', 0)])).toEqual([tint('paint', 'sky-1a', 1)]);
});

test('a merge takes the larger count and doubles nothing', () => {
  const held = [tint('paint', 'sand-2a', 2)];
  expect(mergeWorks(held, [tint('paint', 'sand-2a', 1)])).toEqual(held);
  expect(mergeWorks(held, held)).toEqual(held);
});

test('no more is tinted than there is; what was chosen first stays', () => {
  const works = [tint('paint', 'sand-2a', 2), tint('paint', 'sky-1a', 2), tint('gone', 'sky-1a', 1)];
  expect(fitWorks(works, new Map([['paint', 3]]))).toEqual([
    tint('paint', 'sand-2a', 2),
    tint('paint', 'sky-1a', 1),
  ]);
});

test('a plan needs all of its sheets: of fewer nothing is cut', () => {
  const cut: LineWork = { productCode: 'osb', kind: 'cut', detail: '600x400*2', count: 2 };
  expect(fitWorks([cut], new Map([['osb', 2]]))).toEqual([cut]);
  expect(fitWorks([cut], new Map([['osb', 1]]))).toEqual([]);
});

test.each([
  // 2 cuts of 600 and 400 mm round each of two parts side by side: 2 m at 200 ₸.
  ['sheets by the metre', { lengthMm: 2500, widthMm: 1250 }, '600x400*2', 1, 2, 200, 'м'],
  ['boards by the cut', { lengthMm: 3000, widthMm: 0 }, '1600*2', 2, 2, 150, 'рез'],
] as const)('cutting: %s', (_name, stock, detail, count, charged, priceTenge, unit) => {
  const work: LineWork = { productCode: 'osb', kind: 'cut', detail, count };
  expect(priceWork(work, { tintable: null, stock })).toMatchObject({
    charged,
    priceTenge,
    sumTenge: charged * priceTenge,
    unit: { ru: unit },
  });
  // The number of sheets follows from the plan.
  expect(priceWork({ ...work, count: count + 1 }, { tintable: null, stock })).toBeNull();
});

test('a tint is priced by the can and told in both languages', () => {
  const goods = { tintable: { base: 'a', litres: 9 }, stock: null } as const;
  // 9 l × 250 ₸ = 2 250 ₸ a can; 4 500 × 16/116 = 621.
  expect(priceWork(tint('paint', 'sand-2a', 2), goods)).toMatchObject({
    name: {
      ru: 'Колеровка: SAND-2A «светлый приглушённый песочный»',
      kz: 'Түстеу: SAND-2A «ашық бәсең құм түсті»',
    },
    priceTenge: 2250,
    sumTenge: 4500,
    vatTenge: 621,
  });
});

test.each([
  ['no such colour', 'sand-9z', { base: 'a', litres: 9 }],
  ['another base is needed', 'blue-6c', { base: 'a', litres: 9 }],
  ['a finished paint', 'sand-2a', null],
] as const)('not done: %s', (_name, detail, tintable) => {
  expect(priceWork(tint('paint', detail, 1), { tintable, stock: null })).toBeNull();
});

test.each([
  ['lowered below its plan', 2, true],
  ['as long as its plan', 3, false],
  ['gone, with its plan', 0, false],
])('a line that is %s: its cut is told as lost: %s', (_name, count, isLost) => {
  const cut = { productCode: 'osb', kind: 'cut', detail: '600x400*9', count: 3 } as const;
  const tint = { productCode: 'osb', kind: 'tint', detail: 'sand-2a', count: 3 } as const;
  expect(findLostCuts([cut, tint], [], new Map([['osb', count]]))).toEqual(isLost ? [cut] : []);
  expect(findLostCuts([cut], [cut], new Map([['osb', 2]]))).toEqual([]);
});
