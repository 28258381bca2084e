/** A need of the call as a screen shows it: products with what a line says of them, and nothing else. */
import type { Calculated } from '#contract/calculators.ts';
import type { Product } from '#contract/catalog.ts';
import { priceView } from '#domain/price.ts';
import { findBaseUnit } from '#domain/units.ts';

export interface ShownProduct {
  code: string;
  name: string;
  isNameFallback?: boolean;
  externalId: string;
  imageVersion: string;
  price: number;
  /** What it is sold by: «уп.», «меш.». */
  unit: string;
}

type Need = Calculated['need'][number];

export interface NeedLine extends Omit<Need, 'product' | 'bought' | 'alternatives'> {
  product: ShownProduct | null;
  bought: { product: ShownProduct; count: number; holds: number }[];
  alternatives: { product: ShownProduct; packs: number | null; sum: number | null }[];
}

export function toNeedLine({ product, bought, alternatives, ...need }: Calculated['need'][number]): NeedLine {
  return {
    ...need,
    product: product && toShown(product),
    bought: bought.map((each) => ({ ...each, product: toShown(each.product) })),
    alternatives: alternatives.map((each) => ({ ...each, product: toShown(each.product) })),
  };
}

function toShown(product: Product): ShownProduct {
  const { code, name, isNameFallback, externalId, imageVersion } = product;
  const isWholesale = product.wholesalePrice !== undefined;
  return {
    code,
    name,
    externalId,
    imageVersion,
    ...(isNameFallback ? { isNameFallback } : {}),
    price: priceView(product, isWholesale ? 'wholesale' : 'retail').price,
    unit: findBaseUnit(product.units)?.name ?? '',
  };
}
