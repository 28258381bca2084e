/** The goods that a promotion names, known by their codes: those of the promotion and those found since. */
import { createContext, useContext } from 'react';
import type { NamedProduct } from '#contract/office/kept-promotions.ts';

interface NamedGoods {
  nameOf(code: string): string;
  priceOf(code: string): number | null;
  remember(product: NamedProduct): void;
}

export const NamedGoodsContext = createContext<NamedGoods | null>(null);

export function useNamedGoods(): NamedGoods {
  const goods = useContext(NamedGoodsContext);
  if (!goods) throw new Error('goods are named inside the builder alone');
  return goods;
}
