import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLUB_CARD_PREFIX, ean13CheckDigit, findGtin, isClubCardNumber, isEan13, makeEan13 } from './gtin.ts';

test.each([
  ['000000000000', 0],
  ['123456789012', 8],
  ['200000000001', 5],
  ['290000000001', 8],
  ['290000000007', 0],
])('%s is completed by %d', (body, digit) => {
  expect(ean13CheckDigit(body)).toBe(digit);
});

test('a made number is prefix, padded serial and check digit', () => {
  expect(makeEan13('29', 1)).toBe('2900000000018');
  expect(makeEan13('200', 42)).toBe('2000000000428');
});

test.each([
  ['29', -1],
  ['29', 1.5],
  ['29', 10_000_000_000],
  ['29x', 1],
  ['2'.repeat(13), 1],
])('a number of %j and %d cannot be made', (prefix, serial) => {
  expect(() => makeEan13(prefix, serial)).toThrow(RangeError);
});

test.each([
  '',
  '290000000001',
  '29000000000189',
  '2900000000017',
  '29000000000l8',
  ' 2900000000018',
  '2900000000018\n',
])('%j is no EAN-13', (text) => {
  expect(isEan13(text)).toBe(false);
});

test('a club card begins with its prefix', () => {
  expect(isClubCardNumber(makeEan13(CLUB_CARD_PREFIX, 123))).toBe(true);
  expect(isClubCardNumber(makeEan13('20', 123))).toBe(false);
});

test('every made number passes and no single wrong digit does', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000_000),
      fc.nat(12),
      fc.integer({ min: 1, max: 9 }),
      (serial, position, shift) => {
        const good = makeEan13('2', serial);
        expect(isEan13(good)).toBe(true);
        const wrong = (Number(good.charAt(position)) + shift) % 10;
        expect(isEan13(good.slice(0, position) + wrong + good.slice(position + 1))).toBe(false);
      },
    ),
  );
});

test.each([
  [['123', '4870001000011', '2000000000015'], '4870001000011'],
  [['2000000000015', '4870001000011'], '4870001000011'],
  [['не код', '2000000000015'], '2000000000015'],
  [['4870001000010'], null],
  [[], null],
])('of %j %s is the one that others know', (barcodes, gtin) => expect(findGtin(barcodes)).toBe(gtin));
