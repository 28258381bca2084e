import type { Change } from '#contract/office/changes.ts';
import { parseCell } from '#domain/office/cells.ts';
import type { Json } from '#domain/office/changes.ts';

const KINDS = {
  name_ru: 'text',
  name_kz: 'text',
  product_code: 'text',
  section_id: 'number',
  brand_id: 'number',
  price: 'money',
} as const;

/** What was typed of a new product as changes of one thing that is not there yet; what was left empty is not told. */
export const toNewProduct = (values: Readonly<Record<string, string>>): Change[] =>
  Object.entries(KINDS).flatMap(([field, kind]) => {
    const read = parseCell(values[field] ?? '', kind);
    return typeof read === 'object'
      ? [{ subject: 'product', id: null, newKey: 'new', field, from: null, to: read.value as Json }]
      : [];
  });
