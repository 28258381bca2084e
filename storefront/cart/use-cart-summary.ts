import { type KeptProducts, useProducts } from '../lists/lists.ts';
import { useShell } from '../shell.ts';
import { type CartSummary, summarizeCart } from './cart-summary.ts';
import { useCartLines } from './use-cart.ts';

/** The cart of this browser with its products; the summary is null until they are there. */
export function useCartSummary(): { kept: KeptProducts; summary: CartSummary | null } {
  const { viewer } = useShell();
  const cart = useCartLines();
  const kept = useProducts(cart?.map(({ productCode }) => productCode) ?? null);
  const summary =
    cart && kept.products
      ? summarizeCart(cart, kept.products, viewer?.isWholesale ? 'wholesale' : 'retail')
      : null;
  return { kept, summary };
}
