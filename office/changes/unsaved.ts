/**
 * Whether something on the page is typed and not saved, and the question that is asked before it is left: within the office
 * by a dialogue, of the window by the browser itself.
 */
import { useEffect, useSyncExternalStore } from 'react';

interface Leaving {
  /** Goes where the person wanted to, without what was typed. */
  go: () => void;
}

let holders = 0;
let leaving: Leaving | null = null;
const listeners = new Set<() => void>();

function setLeaving(next: Leaving | null): void {
  leaving = next;
  for (const listener of listeners) listener();
}

export const unsaved = {
  isAny: (): boolean => holders > 0,
  /** Until the function that it gives is called. */
  hold(): () => void {
    holders++;
    return () => {
      holders--;
    };
  },
  ask: (go: () => void): void => setLeaving({ go }),
  stay: (): void => setLeaving(null),
  leave(): void {
    const asked = leaving;
    setLeaving(null);
    asked?.go();
  },
  leaving: (): Leaving | null => leaving,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useLeaving = (): Leaving | null => useSyncExternalStore(unsaved.subscribe, unsaved.leaving);

/** For whatever gathers edits: asks before they are lost. */
export function useUnsaved(isUnsaved: boolean): void {
  // Leaving is the window's.
  useEffect(() => {
    if (!isUnsaved) return;
    const release = unsaved.hold();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      release();
      removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}
