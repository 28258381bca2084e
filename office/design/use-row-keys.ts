import { useEffect, useEffectEvent, useState } from 'react';
import { singleKeys } from './single-keys.ts';

const STEPS: Readonly<Record<string, number>> = { KeyJ: 1, KeyK: -1 };

/** J and K walk through the rows of a list, Enter opens the one they stand on. -1: none yet. */
export function useRowKeys(count: number, open: (at: number) => void): number {
  const [current, setCurrent] = useState(-1);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target;
    const isElsewhere =
      target instanceof HTMLElement &&
      target.closest('input, textarea, select, button, a, [contenteditable]');
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return;
    if (!singleKeys.areOn() || document.querySelector('dialog:modal')) return;
    const step = STEPS[event.code];
    if (step !== undefined && count > 0)
      setCurrent((at) => Math.min(count - 1, Math.max(0, at < 0 ? 0 : at + step)));
    else if (event.key === 'Enter' && current >= 0 && current < count) open(current);
    else return;
    event.preventDefault();
  });
  // Keys are the document's.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return Math.min(current, count - 1);
}
