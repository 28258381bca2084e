import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ean13Bars, toBars } from './ean13-bars.ts';
import { ean13CheckDigit } from './gtin.ts';

describe('the bars of an EAN-13', () => {
  test('are those of the standard’s own example', () => {
    // ISO/IEC 15420: 4 003994 155486.
    expect(ean13Bars('4003994155486')).toBe(
      '101' +
        '0001101' +
        '0100111' +
        '0111101' +
        '0001011' +
        '0010111' +
        '0011101' +
        '01010' +
        '1100110' +
        '1001110' +
        '1001110' +
        '1011100' +
        '1001000' +
        '1010000' +
        '101',
    );
  });

  test('are 95 modules that a reader turns back into the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (body) => {
        const twelve = String(body).padStart(12, '0');
        const number = twelve + ean13CheckDigit(twelve);
        const bars = ean13Bars(number);
        expect(bars).toHaveLength(95);
        expect(read(bars)).toBe(number);
      }),
    );
  });

  test('a number with a wrong check digit has none', () => {
    expect(() => ean13Bars('2900426173588')).toThrow(RangeError);
  });

  test('as strokes cover the same modules, the guards longer than the rest', () => {
    const modules = ean13Bars('2900426173587');
    const strokes = toBars(modules);
    const drawn = Array.from({ length: 95 }, () => '0');
    for (const { from, width } of strokes) drawn.fill('1', from, from + width);
    expect(drawn.join('')).toBe(modules);
    expect(strokes.filter(({ isLong }) => isLong).map(({ from }) => from)).toEqual([0, 2, 46, 48, 92, 94]);
  });
});

/** Reads by the widths of the strokes, as a scanner does, with tables of its own. */
function read(bars: string): string {
  const widths: Record<string, number> = {
    '3211': 0,
    '2221': 1,
    '2122': 2,
    '1411': 3,
    '1132': 4,
    '1231': 5,
    '1114': 6,
    '1312': 7,
    '1213': 8,
    '3112': 9,
  };
  const first: Record<string, number> = {
    '000000': 0,
    '001011': 1,
    '001101': 2,
    '001110': 3,
    '010011': 4,
    '011001': 5,
    '011100': 6,
    '010101': 7,
    '010110': 8,
    '011010': 9,
  };
  const digitOf = (part: string): { digit: number; isEven: boolean } => {
    const runs = [...part.matchAll(/0+|1+/g)].map(([run]) => run.length).join('');
    const isEven = [...part].filter((bit) => bit === '1').length % 2 === 0;
    const straight = widths[runs];
    const turned = widths[[...runs].reverse().join('')];
    return { digit: (part.startsWith('0') && isEven ? turned : straight) ?? Number.NaN, isEven };
  };
  const left = Array.from({ length: 6 }, (_, at) => digitOf(bars.slice(3 + at * 7, 10 + at * 7)));
  const rightHalf = Array.from({ length: 6 }, (_, at) => digitOf(bars.slice(50 + at * 7, 57 + at * 7)));
  const parity = left.map(({ isEven }) => (isEven ? 1 : 0)).join('');
  return [first[parity], ...left.map(({ digit }) => digit), ...rightHalf.map(({ digit }) => digit)].join('');
}
