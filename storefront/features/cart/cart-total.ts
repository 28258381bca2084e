import type { Cart } from '#contract/cart.ts';

/** What the cart comes to: the goods and the work on them. */
export const cartTotal = ({ totals, works }: Pick<Cart, 'totals' | 'works'>): number =>
  totals.total + works.sum;
