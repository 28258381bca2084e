import { expect, test } from 'vitest';
import { type CodedLine, readPickCode } from './pick-code.ts';

const glue: CodedLine = { line: 1, codes: ['4870001013347', '101334'], left: 2 };
const grout: CodedLine = { line: 2, codes: ['4870001023347', '102335'], left: 1 };
const taken: CodedLine = { line: 3, codes: ['4870001099990', '109999'], left: 0 };
const gift: CodedLine = { line: 4, codes: glue.codes, left: 1 };

test.each([
  ['a whole barcode', [glue, grout], '4870001013347', { is: 'line', line: 1 }],
  ['the article', [glue, grout], '102335', { is: 'line', line: 2 }],
  ['an article as it is written', [glue], ' 101 334', { is: 'line', line: 1 }],
  ['a zero before it', [glue], '04870001013347', { is: 'line', line: 1 }],
  ['the last four digits', [glue], '3347', { is: 'line', line: 1 }],
  ['four digits of the article', [grout, taken], '2335', { is: 'line', line: 2 }],
  ['four digits that two lines end with', [glue, grout], '3347', { is: 'several' }],
  ['what is all taken', [taken], '109999', { is: 'enough', line: 3 }],
  ['a line that still lacks it, of two', [{ ...glue, left: 0 }, gift], '101334', { is: 'line', line: 4 }],
  ['five digits are no end of a code', [glue], '13347', { is: 'unknown' }],
  ['another product', [glue], '4870001055555', { is: 'unknown' }],
  ['nothing', [{ ...glue, codes: [''] }], '', { is: 'unknown' }],
] as const)('%s', (_words, lines, code, meaning) => {
  expect(readPickCode(lines, code)).toEqual(meaning);
});
