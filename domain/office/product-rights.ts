/** Who may change which field of a product; the contract's own list of fields (product-fields.ts) is held against it by a test. */
import type { ProductFieldName } from '#contract/office/product-fields.ts';
import type { Right } from '#contract/office/rights.ts';

const TEXTS: ReadonlySet<string> = new Set<ProductFieldName>([
  'name_ru',
  'name_kz',
  'description_ru',
  'description_kz',
  'manufacturer_ru',
  'manufacturer_kz',
]);
const PRICES: ReadonlySet<string> = new Set<ProductFieldName>([
  'price',
  'discount_price',
  'club_price',
  'wholesale_price',
]);

export function rightOfProductField(field: string): Right {
  if (TEXTS.has(field)) return 'products.texts';
  if (field === 'cost') return 'costs';
  return PRICES.has(field) ? 'prices' : 'products.edit';
}

/** What somebody may change who changes prices alone: what they sell at, and what they buy at. */
export const isOfPrices = (right: Right): boolean => right === 'prices' || right === 'costs';

/** What stands in a field that was emptied: a description without words is a text, anything else is not there. */
export const emptyProductField = (field: string): '' | null => (field === 'description_ru' ? '' : null);
