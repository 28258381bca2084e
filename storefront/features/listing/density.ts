/** How dense the visitor wants a listing: cards, or rows of a table. Kept in the browser; a locked storage is no fault. */
import { useSyncExternalStore } from 'react';

export type Density = 'grid' | 'table';

const KEY = 'listing-density';
const listeners = new Set<() => void>();
let current: Density | undefined;

function read(): Density {
  try {
    return localStorage.getItem(KEY) === 'table' ? 'table' : 'grid';
  } catch {
    return 'grid';
  }
}

export function setDensity(density: Density): void {
  current = density;
  try {
    localStorage.setItem(KEY, density);
  } catch {
    // It holds for this visit then.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useDensity(): Density {
  return useSyncExternalStore(
    subscribe,
    () => {
      current ??= read();
      return current;
    },
    () => 'grid',
  );
}
