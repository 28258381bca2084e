import { expect, test } from 'vitest';
import { listRights } from '#domain/office/rights.ts';
import { isTyped, listColumns, readListQuery, toHeads } from './product-list.ts';

const rightsOf = (role: 'catalogue' | 'pricing' | 'content' | 'auditor') =>
  listRights({ roles: [role], stores: [] });

test('an address says conditions, order and columns; what cannot be is left out', () => {
  const query = new URLSearchParams('where=kz:no&order=-price&columns=product_code,nothing,price');
  expect(readListQuery(query, rightsOf('pricing'), 'ru')).toEqual({
    where: 'kz:no',
    order: '-price',
    columns: ['product_code', 'price'],
  });
  expect(
    readListQuery(new URLSearchParams('where=kz:maybe&order=size'), rightsOf('pricing'), 'ru'),
  ).toMatchObject({
    where: '',
    order: '-popularity',
  });
});

test('whoever may not see prices has no column of them and no order by them', () => {
  const rights = rightsOf('content');
  expect(listColumns(rights)).not.toContain('price');
  expect(readListQuery(new URLSearchParams('order=price&columns=price,name_ru'), rights, 'ru')).toMatchObject(
    {
      order: '-popularity',
      columns: ['name_ru'],
    },
  );
});

test('a reader of Kazakh sees Kazakh names unless told otherwise, and either name orders the list', () => {
  const rights = rightsOf('content');
  const columnsOf = (locale: 'ru' | 'kz', query = '') =>
    readListQuery(new URLSearchParams(query), rights, locale).columns;
  expect(columnsOf('kz')).toContain('name_kz');
  expect(columnsOf('kz')).not.toContain('name_ru');
  expect(columnsOf('ru')).toContain('name_ru');
  expect(columnsOf('kz', 'columns=name_ru')).toEqual(['name_ru']);
  expect(toHeads(['name_kz', 'name_ru'], 'kz').map(({ order }) => order)).toEqual(['name_kz', 'name']);
});

test('cells are typed into by whoever may change their field', () => {
  expect(isTyped('price', rightsOf('pricing'))).toBe(true);
  expect(isTyped('name_ru', rightsOf('pricing'))).toBe(false);
  expect(isTyped('name_kz', rightsOf('content'))).toBe(true);
  expect(isTyped('gtin', rightsOf('content'))).toBe(false);
  expect(isTyped('stock', rightsOf('catalogue'))).toBe(false);
});

test('heads bear the words of the reader and what they order by', () => {
  expect(toHeads(['price', 'gtin'], 'kz')).toMatchObject([
    { label: 'Бағасы, ₸', order: 'price', isNumber: true },
    { label: 'Штрихкод', order: null, isNumber: false },
  ]);
});
