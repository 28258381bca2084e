import { expect, test } from 'vitest';
import {
  barShares,
  canShowDifferences,
  differingProperties,
  findBest,
  groupOf,
  isDifferent,
} from './compare.ts';

const property = (name: string, isDifferent: boolean) => ({ name, isDifferent });

test.each([
  [[], false],
  [[property('a', true)], false],
  [[property('a', true), property('b', false)], true],
  [[property('a', false), property('b', false), property('c', false)], true],
])('the different view of case %#: %s', (properties, canShow) => {
  expect(canShowDifferences(properties)).toBe(canShow);
});

test('the different view keeps the differing properties in their order', () => {
  const properties = [property('a', true), property('b', false), property('c', true)];
  expect(differingProperties(properties).map(({ name }) => name)).toEqual(['a', 'c']);
});

test.each([
  ['warranty_years', [10, 25, 20], [false, true, false]],
  ['warranty_years', [25, 25, 20], [true, true, false]],
  ['warranty_years', [25, null, 20], [true, false, false]],
  ['unit_price', [4500, 3330, 5996], [false, true, false]],
  // All the same, one alone, nothing known: nobody is the best.
  ['warranty_years', [20, 20], [false, false]],
  ['warranty_years', [20, null], [false, false]],
  ['warranty_years', [null, null], [false, false]],
  // Nobody can say which colour or width is better.
  ['width_mm', [190, 240], [false, false]],
])('the best of %s %j is %j', (code, numbers, best) => {
  expect(findBest(code, numbers)).toEqual(best);
});

test.each([
  [['33', '33'], false],
  [['33', '32'], true],
  [['33', ''], true],
  [['33'], false],
  [[], false],
])('values %j differ: %s', (texts, expected) => {
  expect(isDifferent(texts.map((text) => ({ text })))).toBe(expected);
});

test.each([
  [{ code: 'warranty_years', kind: 'range', unit: null }, 'maker'],
  [{ code: 'floor_warm', kind: 'flag', unit: null }, 'features'],
  [{ code: 'thickness_mm', kind: 'list', unit: 'мм' }, 'size'],
  [{ code: 'size', kind: 'list', unit: null }, 'size'],
  [{ code: 'floor_class', kind: 'list', unit: null }, 'main'],
  [{ code: 'insul_conductivity', kind: 'range', unit: 'Вт/(м·К)' }, 'main'],
])('%j stands in the group %s', (property, group) => {
  expect(groupOf(property)).toBe(group);
});

test.each([
  [
    [8, 10, 4],
    [80, 100, 40],
  ],
  [
    [8, null, 4],
    [100, null, 50],
  ],
  [
    [8, 8],
    [null, null],
  ],
  [
    [8, null],
    [null, null],
  ],
  [
    [-5, 10],
    [null, null],
  ],
  [[], []],
])('the bars of %j are %j', (numbers, shares) => {
  expect(barShares(numbers)).toEqual(shares);
});
