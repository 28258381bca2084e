import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBik, isBin, isIbanKz, isIin, taxIdCheckDigit, taxIdKind } from './iin-bin.ts';

const elevenDigits = fc.array(fc.nat(9), { minLength: 11, maxLength: 11 }).map((digits) => digits.join(''));

describe('IIN and BIN', () => {
  test.each(['200140001230', '190340007778', '210640010557', '150740000014'])(
    'the demo BIN %s passes',
    (bin) => {
      expect(taxIdKind(bin)).toBe('bin');
      expect(isBin(bin)).toBe(true);
      expect(isIin(bin)).toBe(false);
    },
  );

  test('the demo IIN passes', () => {
    expect(taxIdKind('900101350122')).toBe('iin');
    expect(isIin('900101350122')).toBe(true);
    expect(isBin('900101350122')).toBe(false);
  });

  test.each([
    '',
    '20014000123',
    '2001400012300',
    '200140001231',
    '200140001230 ',
    '200140001230\n',
    '20014000123A',
    '٢٠٠١٤٠٠٠١٢٣٠',
  ])('%j is refused', (text) => {
    expect(taxIdKind(text)).toBeNull();
  });

  test('the second round decides when the first gives 10', () => {
    // The lone 1 stands tenth: it weighs 10 in the first round and 1 in the second.
    expect(taxIdCheckDigit('00000000010')).toBe(1);
    expect(taxIdCheckDigit('00000000001')).toBe(0);
    expect(taxIdCheckDigit('0000000001')).toBeNull();
  });

  test('some first eleven digits have no valid twelfth: such a number is never issued', () => {
    let unissued = 0;
    for (let number = 0; number < 3000; number += 1) {
      const digits = String(number).padStart(11, '0');
      if (taxIdCheckDigit(digits) !== null) continue;
      unissued += 1;
      for (let last = 0; last < 10; last += 1) expect(taxIdKind(digits + last)).toBeNull();
    }
    expect(unissued).toBeGreaterThan(0);
  });

  test('exactly one twelfth digit fits', () => {
    fc.assert(
      fc.property(elevenDigits, (body) => {
        const fitting = [...'0123456789'].filter((digit) => taxIdKind(body + digit) !== null);
        const check = taxIdCheckDigit(body);
        expect(fitting).toEqual(check === null ? [] : [String(check)]);
      }),
    );
  });
});

describe('bank account and bank', () => {
  test.each([
    'KZ770000000000000001',
    'KZ73000DEMO000000001',
    'KZ51000DEMO000000009',
    'kz77 0000 0000 0000 0001',
    'KZ77\u00A00000\u00A00000\u00A00000\u00A00001',
  ])('the account %s passes', (iban) => {
    expect(isIbanKz(iban)).toBe(true);
  });

  test.each([
    '',
    'KZ760000000000000001',
    'KZ770000000000000002',
    'KZ77000000000000001',
    'KZ7700000000000000011',
    'DE770000000000000001',
    'KZ77A000000000000001',
    'KZ73000ДЕМО000000001',
  ])('the account %j is refused', (iban) => {
    expect(isIbanKz(iban)).toBe(false);
  });

  // A letter counts as two digits, so a digit for a letter may slip through mod 97; a digit for a digit never does.
  test('any single wrong digit of an account is noticed', () => {
    const good = 'KZ73000DEMO000000001';
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 19 }),
        fc.constantFrom(...'0123456789'),
        (position, character) => {
          fc.pre(/\d/.test(good.charAt(position)) && good.charAt(position) !== character);
          return !isIbanKz(good.slice(0, position) + character + good.slice(position + 1));
        },
      ),
    );
  });

  test.each([
    ['DEMOKZKA', true],
    ['demokz2x', true],
    ['DEMOKZK', false],
    ['DEMOKZKAX', false],
    ['DEMORUKA', false],
    ['DEM0KZKA', false],
    ['', false],
  ])('the bank %j: %s', (bik, isGood) => {
    expect(isBik(bik)).toBe(isGood);
  });
});
