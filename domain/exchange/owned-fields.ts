/**
 * What of a product 1C keeps while the exchange runs: it would overwrite whatever is typed here, so nobody types there. What
 * it does not tell (Kazakh texts, sizes, pictures, whether it is sold online) stays the shop's own.
 */
import type { ProductFieldName } from '#contract/office/product-fields.ts';
import type { PriceRole } from './price-roles.ts';

const FACTS: readonly ProductFieldName[] = [
  'product_code',
  'section_id',
  'brand_id',
  'name_ru',
  'description_ru',
  'manufacturer_ru',
  'active',
  'units',
  'vat_percent',
  'variant_group',
];

/** A struck-through price follows the price; one that is not mapped is nobody's. */
const PRICES: Readonly<Partial<Record<PriceRole, ProductFieldName>>> = {
  price: 'price',
  club: 'club_price',
  wholesale: 'wholesale_price',
};

export const listOwnedFields = (roles: readonly PriceRole[]): readonly ProductFieldName[] => [
  ...FACTS,
  ...new Set(roles.flatMap((role) => PRICES[role] ?? [])),
];
