import { expect, test } from 'vitest';
import { PRODUCT_FIELD_NAMES, productFields } from '#contract/office/product-fields.ts';
import { rightOfProductField } from './product-rights.ts';

test('every field of a product asks for the right that its contract names', () => {
  for (const name of PRODUCT_FIELD_NAMES)
    expect([name, rightOfProductField(name)]).toEqual([name, productFields[name].right]);
});
