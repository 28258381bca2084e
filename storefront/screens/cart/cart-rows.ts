/** The cart as its page shows it: the last priced answer, with the counts that the visitor sees now laid over it. */
import type { Cart, CartItem, CartWork } from '#contract/cart.ts';
import { type CountChange, countOf } from '#domain/cart.ts';
import type { CartState } from '../../features/cart/cart-store.ts';

export interface CartRow {
  item: CartItem;
  /** As shown; the item's own while nothing is on its way. */
  count: number;
  /** What is done to it: a paint is tinted. */
  works: CartWork[];
  /** Made on another device. */
  change: CountChange | null;
}

export interface CartRows {
  sold: CartRow[];
  /** On order, in stores only, gone: outside the sum. */
  apart: CartRow[];
  missing: Cart['missing'];
  /** Taken out on another device. */
  takenOut: CountChange[];
}

export function toRows({ lines, cart, changes }: Pick<CartState, 'lines' | 'cart' | 'changes'>): CartRows {
  const rows = (cart?.items ?? []).flatMap((item): CartRow[] => {
    const { code } = item.product;
    const count = countOf(lines, code);
    const works = cart?.works.items.filter(({ productCode }) => productCode === code) ?? [];
    return count > 0 ? [{ item, count, works, change: changes.get(code) ?? null }] : [];
  });
  return {
    sold: rows.filter(({ item }) => item.isSold),
    apart: rows.filter(({ item }) => !item.isSold),
    missing: (cart?.missing ?? []).filter(({ productCode }) => countOf(lines, productCode) > 0),
    takenOut: [...changes.values()].filter(({ after }) => after === 0),
  };
}
