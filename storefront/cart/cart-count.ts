import { useSyncExternalStore } from 'react';
import { listLines, subscribe } from './local-cart.ts';

/** How many different products lie in the cart: the number in the header. None on the server, as for every visitor. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => listLines().length,
    () => 0,
  );
}
