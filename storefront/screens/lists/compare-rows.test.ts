import { expect, test } from 'vitest';
import { type ComparedItem, countBest, findUnitPrices, listRows } from './compare-rows.ts';

const property = (code: string, value: string, number: number | null, isBest = false) => ({
  code,
  name: code,
  group: 'main' as const,
  value,
  number,
  isDifferent: true,
  isBest,
});

function anItem(
  price: number,
  ratio: number | null,
  properties: ReturnType<typeof property>[],
): ComparedItem {
  const pack = { base: true, name: 'уп.', weight: 15, ratio: 1 };
  const area = { base: false, name: 'м²', weight: 7, ratio: ratio ?? 1 };
  return {
    active: true,
    price,
    regularPrice: price,
    units: ratio === null ? [pack] : [pack, area],
    compareProperty: properties,
  } as unknown as ComparedItem;
}

test('cells stand under their product, with bars where there are numbers', () => {
  const rows = listRows(
    [
      anItem(1, 1, [property('life', '10', 10), property('colour', 'дуб', null)]),
      anItem(1, 1, [property('life', '25', 25, true), property('colour', 'орех', null)]),
    ],
    'main',
  );
  expect(
    rows.map(({ code, cells }) => [code, ...cells.map(({ text, share }) => `${text}:${share}`)]),
  ).toEqual([
    ['life', '10:40', '25:100'],
    ['colour', 'дуб:null', 'орех:null'],
  ]);
  expect(countBest([anItem(1, 1, []), anItem(1, 1, [])], rows)).toEqual([0, 1]);
  expect(listRows([], 'main')).toEqual([]);
});

test('prices of a unit are compared only where all have the same one; the lowest is the best', () => {
  const row = findUnitPrices([anItem(9590, 2.131, []), anItem(7990, 2.4, [])], 'retail');
  expect(row?.cells.map(({ isBest }) => isBest)).toEqual([false, true]);
  expect(findUnitPrices([anItem(9590, 2.131, []), anItem(7990, null, [])], 'retail')).toBeNull();
  expect(findUnitPrices([], 'retail')).toBeNull();
});
