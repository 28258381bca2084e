import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * `before` on the server and while the page comes alive, because the markup must first be the one that everyone got; `alive`
 * after it. Where both are the same nothing is drawn anew: whoever does change then is drawn in one task with all others, which
 * a phone waits for.
 */
export function useOnceAlive<T extends string | boolean | object | null>(alive: T, before: T): T {
  return useSyncExternalStore(
    never,
    () => alive,
    () => before,
  );
}

/** False on the server and while the page comes alive. For a mark that is always another then. */
export const useHydrated = (): boolean => useOnceAlive(true, false);
