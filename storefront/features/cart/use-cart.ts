/** The page's one cart, and how React looks at it. */
import { useEffect, useSyncExternalStore } from 'react';
import type { CartCount } from '#domain/login-merge.ts';
import { type CartState, CartStore } from './cart-store.ts';

export const cart = new CartStore();

/** After a call that has changed the cart on the server. */
export const reloadCart = (): void => cart.reload();

/** The server and the first render know no cart: pages are the same for everyone. */
const UNKNOWN: CartState = new CartStore().get();

function useCart(): CartState {
  return useSyncExternalStore(
    cart.subscribe,
    () => cart.get(),
    () => UNKNOWN,
  );
}

/** The same, with prices kept up to date as long as it is on the page. */
export function usePricedCart(): CartState {
  // The store asks the server: the outside world.
  useEffect(() => cart.watchPrices(), []);
  return useCart();
}

export function useCountInCart(code: string): number {
  return useSyncExternalStore(
    cart.subscribe,
    () => cart.countOf(code),
    () => 0,
  );
}

/** Null until the page has come alive and the cart is known. */
export function useCartLines(): readonly CartCount[] | null {
  const { lines, isKnown } = useCart();
  return isKnown ? lines : null;
}

/** How many different products lie in the cart: the number in the header. */
export function useCartCount(): number {
  return useSyncExternalStore(
    cart.subscribe,
    () => cart.get().lines.length,
    () => 0,
  );
}
