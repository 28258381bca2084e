/**
 * Whether something over the page is open, for those who open it from different places: the header, the tab bar,
 * an address. Lives outside React, so that a press costs the page no render but that of the thing itself.
 */
import { useSyncExternalStore } from 'react';

export interface OpenState<Detail> {
  open(detail: Detail): void;
  close(): void;
  /** What it was opened with, null while it is closed. */
  useDetail(): Detail | null;
}

export function createOpenState<Detail>(): OpenState<Detail> {
  let detail: Detail | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Detail | null) => {
    detail = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    open: set,
    close: () => set(null),
    useDetail: () =>
      useSyncExternalStore(
        subscribe,
        () => detail,
        () => null,
      ),
  };
}
