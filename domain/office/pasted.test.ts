import { expect, test } from 'vitest';
import { parsePasted } from './pasted.ts';

test.each([
  [
    '1\t2\n3\t4',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['"две\nстроки"\tодна', [['две\nстроки', 'одна']]],
  ['"труба ""ВГП"""\t5', [['труба "ВГП"', '5']]],
  ['1/2" труба', [['1/2" труба']]],
  ['', [['']]],
])('%j', (text, rows) => {
  expect(parsePasted(text)).toEqual(rows);
});
