import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, isMobilePhone, maskPhone, parsePhone } from './phone.ts';

describe('reading', () => {
  test.each([
    '+77051234567',
    '87051234567',
    '77051234567',
    '7051234567',
    '8 705 123 45 67',
    '+7 (705) 123-45-67',
    '+7\u00A0705\u00A0123‑45‑67',
    'тел.: 8(705)1234567',
    ' +7.705.123.45.67 ',
    'tel:+77051234567',
    '８７０５１２３４５６７',
  ])('%s is the same mobile', (typed) => {
    expect(parsePhone(typed)).toEqual({ e164: '+77051234567', kind: 'mobile' });
  });

  test.each([
    ['8 (7182) 55-40-40', '+77182554040', 'fixed'],
    ['8 727 250 00 00', '+77272500000', 'fixed'],
    ['+7 903 123-45-67', '+79031234567', 'russian'],
    ['89031234567', '+79031234567', 'russian'],
  ])('%s is %s, %s', (typed, e164, kind) => {
    expect(parsePhone(typed)).toEqual({ e164, kind });
  });

  test.each([
    '',
    'abc',
    '705123456',
    '705123456789',
    '+770512345678',
    '9031234567',
    '+1 202 555 0100',
    '+998 90 123 45 67',
    '8 703 123 45 67',
    '8 800 080 00 00',
    '55-40-40',
    '7'.repeat(100),
    null,
    77051234567,
  ])('%s is no number to call', (typed) => {
    expect(parsePhone(typed)).toBeNull();
  });

  test('the mobile prefixes are exactly those in use', () => {
    const prefixes = Array.from({ length: 100 }, (_, index) => 700 + index).filter((prefix) =>
      isMobilePhone(`+7${prefix}1234567`),
    );
    expect(prefixes).toEqual([
      700, 701, 702, 705, 706, 707, 708, 747, 760, 761, 762, 763, 764, 771, 775, 776, 777, 778, 785,
    ]);
  });

  test('neither a fixed nor a Russian number is a mobile for SMS, nor is one with something after it', () => {
    expect(isMobilePhone('+77182554040')).toBe(false);
    expect(isMobilePhone('+79031234567')).toBe(false);
    expect(isMobilePhone('+77051234567\n')).toBe(false);
  });
});

describe('showing', () => {
  test('brackets and hyphens', () => {
    expect(formatPhone('+77051234567')).toBe('+7 (705) 123-45-67');
    expect(formatPhone('+998901234567')).toBe('+998901234567');
  });

  test.each([
    ['+77051234567', '+7 7** *** ** 67'],
    ['8 903 123 45 67', '+7 9** *** ** 67'],
    ['not a phone 12345', '***'],
    ['', '***'],
  ])('%s is masked as %s', (typed, mask) => {
    expect(maskPhone(typed)).toBe(mask);
  });

  test('what is shown reads back as the same number, and the mask keeps three digits of ten', () => {
    const mobiles = fc.tuple(fc.constantFrom('705', '747', '778'), fc.nat(9_999_999));
    fc.assert(
      fc.property(mobiles, ([prefix, rest]) => {
        const e164 = `+7${prefix}${String(rest).padStart(7, '0')}`;
        expect(parsePhone(formatPhone(e164))?.e164).toBe(e164);
        expect(maskPhone(e164).replace(/\D/g, '')).toBe(`7${e164.charAt(2)}${e164.slice(-2)}`);
      }),
    );
  });
});
