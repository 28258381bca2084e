import { useCartCount } from '../../features/cart/use-cart.ts';
import { useSavedList } from '../../features/lists/use-saved-list.ts';

export interface Counts {
  cart: number;
  favorites: number;
  compare: number;
}

/** What the visitor has gathered; nothing on the server and while the page comes alive. */
export function useCounts(): Counts {
  return {
    cart: useCartCount(),
    favorites: useSavedList('favorite-products').length,
    compare: useSavedList('compare-products').length,
  };
}
