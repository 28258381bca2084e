/**
 * Goods for one journey alone: whoever buys takes them here, so that nobody counts what another one buys. Kept apart by
 * folders beside the shop's data: to make one is to take it, in whichever worker. Journeys that look at listings look at
 * laminate; goods to buy come from elsewhere unless a journey says what it needs.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import { shop } from './visitors.ts';

export const stockOf = ({ balance }: Product) => balance.reduce((sum, { count }) => sum + count, 0);

interface Wanted {
  section?: string;
  /** Of products that can be bought online. */
  isFit?: (product: Product) => boolean;
}

export async function takeGoods(
  count: number,
  { section = 'kvartsvinil', isFit = (product) => stockOf(product) >= 60 }: Wanted = {},
): Promise<Product[]> {
  const response = await fetch(`${shop}/api/v2/products/?sectionCode=${section}&pageSize=96`);
  const { items } = (await response.json()) as { items: Product[] };
  const taken: Product[] = [];
  for (const product of items) {
    if (taken.length === count) break;
    if (!product.onOrder && !product.isOffline && isFit(product) && take(product.code)) taken.push(product);
  }
  if (taken.length < count) throw new Error(`the demo range has too little of ${section} for this journey`);
  return taken;
}

export async function takeProduct(wanted: Wanted = {}): Promise<Product> {
  const [product] = await takeGoods(1, wanted);
  if (!product) throw new Error('no product was taken');
  return product;
}

function take(code: string): boolean {
  const folder = join(inject('shopDataDir'), 'taken-by-journeys');
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(join(folder, code));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
