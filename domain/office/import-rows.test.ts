import { describe, expect, test } from 'vitest';
import type { Json } from './changes.ts';
import { type ImportColumn, judgeCells, judgeKey, judgeNew, readKey } from './import-rows.ts';

const columns: Record<string, ImportColumn> = {
  product_code: { field: 'product_code', kind: 'text', mayBe: (value) => value !== null && value !== '' },
  name_ru: { field: 'name_ru', kind: 'text', mayBe: (value) => typeof value === 'string' && value !== '' },
  name_kz: { field: 'name_kz', kind: 'text', mayBe: (value) => value !== '' },
  price: { field: 'price', kind: 'money', mayBe: (value) => Number.isInteger(value) && Number(value) > 0 },
  active: { field: 'active', kind: 'flag', mayBe: (value) => typeof value === 'boolean' },
};
const stored: Record<string, Json> = {
  product_code: '100',
  name_ru: 'Клей',
  name_kz: 'Желім',
  price: 1000,
  active: true,
};
const mapping = ['product_code', 'name_ru', null, 'name_kz', 'price', 'active'];
const judge = (...cells: string[]) =>
  judgeCells({ cells, mapping, columns, stored, key: 'product_code', language: 'ru' });
const change = (field: string, to: Json) => ({ field, from: stored[field], to });

test.each<[string, string[], unknown]>([
  ['what is stored', ['100', 'Клей', 'x', 'Желім', '1 000,00', 'да'], { verdict: 'same' }],
  [
    'a short row leaves the rest, but for what may be empty',
    ['100', 'Клей'],
    { verdict: 'changed', changes: [change('name_kz', null)] },
  ],
  [
    'a price',
    ['100', 'Клей', '', 'Желім', '1200', '1'],
    { verdict: 'changed', changes: [change('price', 1200)] },
  ],
  [
    'several',
    ['100', 'Клей 2', '', '', '', 'нет'],
    {
      verdict: 'changed',
      changes: [change('name_ru', 'Клей 2'), change('name_kz', null), change('active', false)],
    },
  ],
  ['tiyn', ['100', 'Клей', '', 'Желім', '1200,50', 'да'], { verdict: 'wrong', why: 'cell', column: 'price' }],
  [
    'a word for a price',
    ['100', 'Клей', '', 'Желім', 'дорого', 'да'],
    { verdict: 'wrong', why: 'cell', column: 'price' },
  ],
  ['its own article is no change', ['0100', 'Клей', '', 'Желім', '1000', 'да'], { verdict: 'same' }],
])('%s', (_title, cells, verdict) => {
  expect(judge(...cells)).toEqual(verdict);
});

describe('an article that is nobody’s yet', () => {
  const withNames: Record<string, ImportColumn> = {
    ...columns,
    section: { field: 'section_id', kind: 'text', mayBe: () => true, find: (name) => ({ Клеи: 7 })[name] },
    brand: { field: 'brand_id', kind: 'text', mayBe: () => true, find: (name) => ({ Кербет: 3 })[name] },
  };
  const heads = ['product_code', 'name_ru', 'section', 'brand', 'price'];
  const make = (cells: string[], names = heads) =>
    judgeNew({ cells, mapping: names, columns: withNames, key: 'product_code', language: 'ru' });

  test('is a new product, with what the row tells', () => {
    expect(make(['555', 'Клей', 'Клеи', 'Кербет', ''])).toEqual({
      verdict: 'new',
      changes: [
        { field: 'name_ru', from: null, to: 'Клей' },
        { field: 'section_id', from: null, to: 7 },
        { field: 'brand_id', from: null, to: 3 },
        { field: 'product_code', from: null, to: '555' },
      ],
    });
  });

  test.each([
    [['555', '', 'Клеи', 'Кербет', '1'], 'unfinished', null],
    [['555', 'Клей', 'Краски', 'Кербет', '1'], 'cell', 'section'],
    [['555', 'Клей', 'Клеи', 'Кербет', 'дорого'], 'cell', 'price'],
  ])('%j is wrong: %s', (cells, why, column) => {
    expect(make(cells)).toEqual({ verdict: 'wrong', why, column });
  });

  test('without columns for its section and brand it is an unknown one', () => {
    expect(make(['555', 'Клей'], ['product_code', 'name_ru'])).toMatchObject({ why: 'unknown' });
  });
});

test.each([
  [null, [], true, 'no_key'],
  ['1', [], true, 'unknown'],
  ['1', [1, 2], true, 'ambiguous'],
  ['1', [1], false, 'twice'],
  ['1', [1], true, null],
] as const)('a row of the key %s that names %j', (key, found, isFirst, why) => {
  expect(judgeKey(key, found, isFirst)).toEqual(why && { verdict: 'wrong', why, column: null });
});

test('a key is read as it is written, without blanks', () => {
  expect(readKey(['x', ' 00123 '], [null, 'gtin'], 'gtin')).toBe('00123');
  expect(readKey(['x'], [null, 'gtin'], 'gtin')).toBeNull();
});
