import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatNumber, formatPercent, formatTenge, parseNumber, spread, vatIncluded } from './money.ts';

const N = '\u00A0';
afterEach(() => vi.restoreAllMocks());
const silenceErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('numbers', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [990, '990'],
    [1000, `1${N}000`],
    [12990, `12${N}990`],
    [1234567, `1${N}234${N}567`],
    [-12990, `-12${N}990`],
    [2.131, '2,131'],
    [1234.5, `1${N}234,5`],
    [0.1 + 0.2, '0,3'],
  ])('%d reads %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  test('every number reads as Intl ru-RU writes it', () => {
    const intl = new Intl.NumberFormat('ru-RU');
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true })),
        (value) => {
          fc.pre(!Object.is(value, -0));
          expect(formatNumber(value)).toBe(intl.format(value));
        },
      ),
    );
  });

  test.each([undefined, null, '', '12', 'abc', Number.NaN, Number.POSITIVE_INFINITY, {}, [], true, 5n])(
    'the non-number %s is logged and counts as 0',
    (value) => {
      const error = silenceErrors();
      expect(parseNumber(value)).toBe(0);
      expect(formatNumber(value)).toBe('0');
      expect(formatTenge(value)).toBe(`0${N}₸`);
      expect(error).toHaveBeenCalledTimes(3);
    },
  );

  test('a good number logs nothing', () => {
    const error = silenceErrors();
    formatTenge(12990);
    formatNumber(2.5);
    expect(error).not.toHaveBeenCalled();
  });

  test('a logged error does not repeat the value', () => {
    const error = silenceErrors();
    parseNumber('secret\nline');
    expect(error).toHaveBeenCalledExactlyOnceWith('A number was expected, but string came');
  });
});

describe('tenge and percent', () => {
  test.each([
    [12990, `12${N}990${N}₸`],
    [0, `0${N}₸`],
    [6.45, `6,45${N}₸`],
    [6.5, `6,50${N}₸`],
    [1234.567, `1${N}234,57${N}₸`],
    [6.999, `7${N}₸`],
    [-2100, `\u22122${N}100${N}₸`],
    [-0.001, `0${N}₸`],
  ])('%d reads %s', (value, text) => {
    expect(formatTenge(value)).toBe(text);
  });

  test('no breakable space ever stands in a sum', () => {
    fc.assert(fc.property(fc.integer(), (value) => !/ /.test(formatTenge(value))));
  });

  test.each([
    [-15, `\u221215${N}%`],
    [16, `16${N}%`],
    [0, `0${N}%`],
    [2.5, `2,5${N}%`],
  ])('%d percent reads %s', (value, text) => {
    expect(formatPercent(value)).toBe(text);
  });
});

describe('VAT inside a sum', () => {
  test.each([
    [116, 16, 16],
    [12990, 16, 1792],
    [112, 12, 12],
    [100, 0, 0],
    [0, 16, 0],
    [-12990, 16, -1792],
    [3, 100, 2],
    [-3, 100, -2],
  ])('%d at %d %% holds %d', (sum, rate, vat) => {
    expect(vatIncluded(sum, rate)).toBe(vat);
  });
});

describe('spread', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [5, 3, 2], [5, 3, 2]],
    [1, [10, 90], [0, 1]],
    [0, [3, 4], [0, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [7, [0, 5, 0], [0, 7, 0]],
  ])('%d over %j gives %j', (total, weights, shares) => {
    expect(spread(total, weights)).toEqual(shares);
  });

  test('shares add up to the total, stay within one tenge of the exact share, and a weight of 0 gets nothing', () => {
    const weights = fc.array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), weights, (total, given) => {
        const whole = given.reduce((sum, weight) => sum + weight, 0);
        fc.pre(whole > 0);
        const shares = spread(total, given);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        for (const [index, weight] of given.entries()) {
          const share = shares[index] ?? Number.NaN;
          if (weight === 0) expect(share).toBe(0);
          const gap = BigInt(share) * BigInt(whole) - BigInt(total) * BigInt(weight);
          expect((gap < 0n ? -gap : gap) < BigInt(whole)).toBe(true);
        }
      }),
    );
  });

  test.each([
    [1.5, [1]],
    [10, [0.5, 1]],
    [10, [-1, 2]],
    [10, [0, 0]],
    [10, []],
    [Number.NaN, [1]],
  ])('%d over %j is refused', (total, weights) => {
    expect(() => spread(total, weights)).toThrow(RangeError);
  });
});
