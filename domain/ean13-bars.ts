/** An EAN-13 as the bars that a till reads: 95 modules of equal width, 1 is dark. */
import { isEan13 } from './gtin.ts';

/** Of a digit in the left half with odd parity; the others follow from it. */
const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** The first digit has no bars of its own: the parities of the next six tell it. */
const PARITIES = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
];

const EDGE = '101';
const MIDDLE = '01010';

const right = (digit: number): string =>
  (ODD[digit] ?? '').replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));
const even = (digit: number): string => [...right(digit)].reverse().join('');

export function ean13Bars(number: string): string {
  if (!isEan13(number)) throw new RangeError('not an EAN-13');
  const digits = [...number].map(Number);
  const parities = PARITIES[digits[0] ?? 0] ?? '';
  const left = digits
    .slice(1, 7)
    .map((digit, index) => (parities.charAt(index) === 'O' ? (ODD[digit] ?? '') : even(digit)));
  return EDGE + left.join('') + MIDDLE + digits.slice(7).map(right).join('') + EDGE;
}

/** Neighbouring dark modules as one bar; the edges and the middle reach down between the digits. */
export function toBars(modules: string): { from: number; width: number; isLong: boolean }[] {
  return [...modules.matchAll(/1+/g)].map(({ index, 0: dark }) => ({
    from: index,
    width: dark.length,
    isLong: index < 3 || index >= 92 || (index >= 45 && index < 50),
  }));
}
