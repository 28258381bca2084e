import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page comes alive: the markup must first be the one that everyone got. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
