/** WCAG 2.1.4: keys that are pressed alone can be switched off, by whoever speaks to the machine or types with a stick. */
import { useSyncExternalStore } from 'react';

const KEY = 'office-single-keys';
const listeners = new Set<() => void>();

function areOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export const singleKeys = {
  areOn,
  set(isOn: boolean): void {
    try {
      localStorage.setItem(KEY, isOn ? 'on' : 'off');
    } catch {
      // Storage is forbidden: they stay on.
    }
    for (const listener of listeners) listener();
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areOn);
