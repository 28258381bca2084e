import { expect, test } from 'vitest';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import { findFloorNeeds, parseReserve, parseSide } from './home-needs.ts';

const good = (code: string, price: number, ratio: number | null, weight = 10) =>
  ({
    code,
    price,
    regularPrice: price,
    active: true,
    units: [
      { base: true, name: 'уп.', weight, ratio: 1 },
      ...(ratio === null ? [] : [{ base: false, name: 'м²', weight: 1, ratio }]),
    ],
  }) as unknown as CardProduct;

const goods = {
  laminate: good('laminate', 9_990, 2.22, 16),
  underlay: good('underlay', 3_990, 10, 2),
  skirting: good('skirting', 1_990, 2.5, 1),
};

test('a floor of 4.2 × 3.1 m with 7 % takes whole packs of all three goods', () => {
  const needs = findFloorNeeds(goods, { lengthM: 4.2, widthM: 3.1, reserve: 7 }, 'retail');
  expect(needs.areaM2).toBe(13.93);
  // 13.93 / 2.22 = 6.3; 13.02 × 1.05 / 10 = 1.4; (2 × 7.3 − 0.9) / 2.5 = 5.5
  expect(needs.lines.map(({ product, count }) => [product.code, count])).toEqual([
    ['laminate', 7],
    ['underlay', 2],
    ['skirting', 6],
  ]);
  expect(needs.total).toBe(7 * 9_990 + 2 * 3_990 + 6 * 1_990);
  expect(needs.weightKg).toBe(7 * 16 + 2 * 2 + 6);
});

test('what names no amount per pack, or is not sold here, is left out instead of guessed', () => {
  const bare = { laminate: good('laminate', 100, 2), underlay: null, skirting: good('skirting', 50, null) };
  const { lines, total } = findFloorNeeds(bare, { lengthM: 2, widthM: 2, reserve: 0 }, 'retail');
  expect(lines.map(({ count }) => count)).toEqual([2]);
  expect(total).toBe(200);
});

test.each(['', 'abc', '0', '-3', '0,4', '31', '1e3'])('«%s» is no side of a room', (typed) => {
  expect(parseSide(typed)).toBeNull();
});

test('sides and reserves are read as people write them', () => {
  expect(parseSide(' 4,25 ')).toBe(4.25);
  expect(parseReserve('0')).toBe(0);
  expect(parseReserve('51')).toBeNull();
});
