import { expect, it, test } from 'vitest';
import type { ToldGoods } from '../read/records.ts';
import { toProduct } from './to-product.ts';

const told: ToldGoods = {
  id: 'g-1',
  version: null,
  isDeleted: false,
  name: 'Ламинат Дуб',
  article: 'LAM-1',
  barcodes: ['123', '4870001000010'],
  groupIds: ['grp'],
  description: null,
  manufacturer: null,
  brand: null,
  country: 'КАЗАХСТАН',
  unit: { code: '778 ', name: 'упак', ratio: null },
  otherUnits: [{ code: '055', name: null, ratio: '0,46926326' }],
  vat: '12%',
  weight: null,
  properties: [{ id: 'p-kz', values: ['Емен ламинаты'] }],
  characteristics: [],
  requisites: [
    { name: 'Вес', value: '15,2' },
    { name: 'Код НКТ', value: '0200123456789' },
  ],
  pictures: [],
};
const nameOf = (id: string) => (id === 'p-kz' ? 'Наименование (каз)' : null);

test('goods are told in the shop’s words', () =>
  expect(toProduct(told, nameOf)).toMatchObject({
    nameRu: 'Ламинат Дуб',
    nameKz: 'Емен ламинаты',
    article: 'LAM-1',
    ntin: '0200123456789',
    brand: 'Без бренда',
    country: 'KZ',
    vatPercent: 12,
    units: [
      { code: 'pack', ratio: 1, weight: 15.2 },
      { code: 'm2', ratio: 2.131, weight: null },
    ],
  }));

it.each([
  ['without a name they are nothing', { name: null }, null],
  [
    'without a unit they are pieces',
    { unit: null, otherUnits: [] },
    { units: [{ code: 'piece', ratio: 1 }] },
  ],
  [
    'an unknown unit keeps its name',
    { unit: { code: '999', name: 'мешок', ratio: null }, otherUnits: [] },
    { units: [{ code: null, name: 'мешок' }] },
  ],
  [
    'a pack of a hundred is no part of a piece, a kilogram of it is',
    {
      unit: { code: '796', name: 'шт', ratio: null },
      otherUnits: [
        { code: '778', name: null, ratio: '100' },
        { code: '166', name: null, ratio: '2' },
      ],
    },
    {
      units: [
        { code: 'piece', ratio: 1 },
        { code: 'kg', ratio: 0.5 },
      ],
    },
  ],
  ['an unknown country is none', { country: 'Нарния' }, { country: null }],
  ['without a rate it is the usual one', { vat: null }, { vatPercent: 16 }],
  ['a maker is the brand where there is none', { manufacturer: 'Орда Паркет' }, { brand: 'Орда Паркет' }],
])('%s', (_what, changed, wanted) => {
  const product = toProduct({ ...told, ...changed }, nameOf);
  if (wanted === null) expect(product).toBeNull();
  else expect(product).toMatchObject(wanted);
});
