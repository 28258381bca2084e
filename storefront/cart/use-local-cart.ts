import { useSyncExternalStore } from 'react';
import { type CartLine, getCount, listLines, subscribe } from './local-cart.ts';

/** The server and the first render know no cart: pages are the same for everyone. */
export function useCountInCart(code: string): number {
  return useSyncExternalStore(
    subscribe,
    () => getCount(code),
    () => 0,
  );
}

/** Null until the page has come alive. */
export function useCartLines(): readonly CartLine[] | null {
  return useSyncExternalStore(subscribe, listLines, () => null);
}
