import { expect, it, test } from 'vitest';
import {
  type FieldNames,
  findSharedName,
  GOODS_FIELDS,
  isFieldAlone,
  splitNames,
  toFindField,
  USUAL_FIELD_NAMES,
} from './field-names.ts';

const find = toFindField(USUAL_FIELD_NAMES);

it.each([
  ['Наименование (каз)', { field: 'name_kz', unit: '' }],
  ['наименование(каз)', { field: 'name_kz', unit: '' }],
  ['Қазақша атауы', { field: 'name_kz', unit: '' }],
  ['Описание (каз)', { field: 'description_kz', unit: '' }],
  ['Код_НКТ', { field: 'ntin', unit: '' }],
  ['Страна происхождения', { field: 'country', unit: '' }],
  ['Вес, кг', { field: 'weight', unit: 'кг' }],
  ['Высота упаковки (м)', { field: 'height', unit: 'м' }],
  ['Длина упаковки', { field: 'length', unit: '' }],
  ['Гарантия, мес', { field: 'warranty', unit: 'мес' }],
  ['Цвет (каз)', null],
  ['Цвет', null],
  ['', null],
])('«%s» carries %j', (name, field) => expect(find(name)).toEqual(field));

test('names of a shop’s own take the place of the usual ones', () => {
  const own: FieldNames = { ...USUAL_FIELD_NAMES, ntin: 'Код НТ; нац. каталог', length: '' };
  const findOwn = toFindField(own);
  expect(findOwn('Нац каталог')?.field).toBe('ntin');
  expect(findOwn('NTIN')).toBeNull();
  expect(findOwn('Длина')).toBeNull();
  expect(toFindField(own)).toBe(findOwn);
});

test('a name that stands in two lines is the first one’s', () =>
  expect(toFindField({ ...USUAL_FIELD_NAMES, brand: 'Марка', manufacturer: 'Марка' })('марка')?.field).toBe(
    'brand',
  ));

test('what is a field of the goods is no property of theirs; sizes and the maker are both', () => {
  const alone = (name: string) => isFieldAlone(name, find);
  expect(['Под заказ', 'Гарантия, мес', 'Гарантийный срок', 'NTIN', 'Бренд'].every(alone)).toBe(true);
  expect(['Длина', 'Цвет', 'Высота, мм', 'Производитель'].some(alone)).toBe(false);
});

test('no name is usual for two fields', () => {
  const names = GOODS_FIELDS.flatMap((field) => splitNames(USUAL_FIELD_NAMES[field]));
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['the usual ones', {}, null],
  ['one that another line has', { ntin: 'Код НКТ; вес' }, 'Вес'],
  ['written otherwise', { width: 'Ширина; гарантийный_срок' }, 'гарантийный_срок'],
  ['where the other line is empty now', { weight: '', ntin: 'Вес' }, null],
])('%s: two lines claim %j → %s', (_what, own, shared) =>
  expect(findSharedName({ ...USUAL_FIELD_NAMES, ...own })).toBe(shared),
);
