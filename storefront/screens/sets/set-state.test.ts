import { expect, test } from 'vitest';
import type { SetItem } from '#contract/sets.ts';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import {
  listAlternatives,
  type SetChoice,
  toCartLines,
  toChoices,
  toShownLines,
  withItem,
} from './set-state.ts';

const product = (code: string, price: number, stock: number, ratio = 2): CardProduct => ({
  id: 1,
  code,
  externalId: code,
  imageVersion: '1',
  name: code,
  active: true,
  price,
  regularPrice: price,
  units: [
    { base: true, name: 'уп.', ratio: 1, weight: 1 },
    { base: false, name: 'м²', ratio, weight: 1 },
  ],
  balance: [{ city: 'pavlodar', count: stock }],
  onOrder: false,
  isOffline: false,
  badgesList: {},
});
const item = (id: number, productCode: string, more: Partial<SetItem> = {}): SetItem => ({
  id,
  productCode,
  count: 0,
  amount: 0,
  perParam: 1,
  measure: 'second',
  required: false,
  isTaken: true,
  alternatives: [],
  ...more,
});
const items = [
  item(0, 'tile', { required: true, alternatives: ['slate'] }),
  item(1, 'glue'),
  item(2, 'level', { isTaken: false, measure: 'base', amount: 1, perParam: 0 }),
];
const products = new Map(
  [
    product('tile', 1000, 40),
    product('slate', 3000, 2, 5),
    product('glue', 200, 90),
    product('level', 5000, 3),
  ].map((each) => [each.code, each]),
);
const linesOf = (choice: SetChoice) =>
  toShownLines(items, products, choice, { cityCode: 'pavlodar', type: 'retail' });
const atFirst: SetChoice = { param: 11, items: {} };

test('counts follow the parameter and the pack of the chosen product', () => {
  expect(linesOf(atFirst).map(({ count, sum }) => [count, sum])).toEqual([
    [6, 6000],
    [6, 1200],
    [1, 5000],
  ]);
  const [swapped] = linesOf(withItem(atFirst, items[0] as SetItem, 'slate'));
  expect(swapped).toMatchObject({ count: 3, sum: 9000, standing: 'gone' });
});

test('what is required stays, what is optional comes and goes', () => {
  const without = withItem(atFirst, items[1] as SetItem, null);
  expect(linesOf(without).map(({ isTaken }) => isTaken)).toEqual([true, false, false]);
  const more = withItem(without, items[2] as SetItem, 'level');
  expect(linesOf(more).map(({ isTaken }) => isTaken)).toEqual([true, false, true]);
  expect(toChoices(more)).toEqual([
    { item: 1, productCode: null },
    { item: 2, productCode: 'level' },
  ]);
});

test('a choice that is taken back leaves no trace', () => {
  const glue = items[1] as SetItem;
  expect(withItem(withItem(atFirst, glue, null), glue, 'glue')).toEqual(atFirst);
});

test('the cart gets what is taken and to be had, a product of two items once', () => {
  const twice = [...items, item(3, 'tile', { measure: 'base', amount: 2, perParam: 0 })];
  const lines = toShownLines(twice, products, atFirst, { cityCode: 'pavlodar', type: 'retail' });
  expect(toCartLines(lines)).toEqual([
    { code: 'tile', count: 8 },
    { code: 'glue', count: 6 },
  ]);
  expect(toCartLines(linesOf(withItem(atFirst, items[0] as SetItem, 'slate')))).toEqual([
    { code: 'glue', count: 6 },
  ]);
});

test('what may stand in a place is told for what it is charged, discounts and contracts among it', () => {
  const bath = { ...product('bath', 98_990, 4), discountPrice: 69_490, discount: { value: 30 } };
  const other = { ...product('other', 50_000, 4), wholesalePrice: 41_000 };
  const line = { item: item(1, 'bath', { alternatives: ['other', 'bath', 'gone'] }), count: 1 };
  const told = (type: 'retail' | 'wholesale') =>
    listAlternatives(line, [other, bath], type).map(({ code, price }) => [code, price]);
  expect(told('retail')).toEqual([
    ['bath', 69_490],
    ['other', 50_000],
  ]);
  expect(told('wholesale')[1]).toEqual(['other', 41_000]);
});
