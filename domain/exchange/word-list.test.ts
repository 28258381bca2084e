import { expect, test } from 'vitest';
import { readWordList, writeWordList } from './word-list.ts';

const words = [
  { kind: 'section', key: '7', ru: 'Краски; эмали', kz: 'Бояулар' },
  { kind: 'value', key: '12', ru: 'Дуб «Сонома» 3"', kz: 'Емен' },
];

test('what is written is read again, whatever signs stand in it', () =>
  expect(readWordList(writeWordList(words))).toEqual(words));

test.each([
  ['commas', 'kind,key,ru,kz\r\nunit,pogm,пог. м,қума м\r\n'],
  ['tabs and a mark of UTF-8', '\ufeffkind\tkey\tru\tkz\nunit\tpogm\tпог. м\tқума м'],
  ['columns in another order', 'kz;ru;key;kind\nқума м;пог. м;pogm;unit'],
])('a spreadsheet may write %s', (_name, text) =>
  expect(readWordList(text)).toEqual([{ kind: 'unit', key: 'pogm', ru: 'пог. м', kz: 'қума м' }]),
);

test('lines that nobody has filled in are left out', () =>
  expect(readWordList('kind;key;ru;kz\nsection;7;Краски;\n\nsection;8;Клей;Желім')).toHaveLength(1));

test('a table without its columns is refused', () =>
  expect(() => readWordList('a;b\n1;2')).toThrow('kind, key, ru, kz'));
