import { expect, test } from 'vitest';
import { productFields } from '#contract/office/product-fields.ts';
import { listOwnedFields } from './owned-fields.ts';

test('a price belongs to 1C by the role that its type was given', () => {
  expect(listOwnedFields([])).not.toContain('price');
  expect(listOwnedFields(['price', 'price', 'regular', 'unused']).filter((name) => name === 'price')).toEqual(
    ['price'],
  );
  expect(listOwnedFields(['club', 'wholesale'])).toEqual(
    expect.arrayContaining(['club_price', 'wholesale_price']),
  );
});

test('what 1C cannot tell stays the shop’s own', () => {
  const owned = new Set<string>(listOwnedFields(['price', 'regular', 'club', 'wholesale']));
  const free = Object.keys(productFields).filter((name) => !owned.has(name));
  expect(free).toEqual(
    expect.arrayContaining([
      'name_kz',
      'description_kz',
      'images',
      'documents',
      'is_offline',
      'on_order',
      'cost',
      'value_ids',
    ]),
  );
});
