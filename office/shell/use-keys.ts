/**
 * The office's keys. Told by their place on the keyboard, so that they are the same in a Russian and in a Kazakh layout;
 * none is taken while somebody types or a dialogue is open.
 */
import { useEffect, useEffectEvent } from 'react';
import { singleKeys } from '../design/single-keys.ts';

interface KeyActs {
  openPalette: () => void;
  openHelp: () => void;
  /** G, then this one. */
  goByKey: (key: string) => void;
}

/** How long G waits for the second key. */
const PATIENCE_MS = 1500;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** `KeyS` → `s`, whatever is written on the key. */
const letterOf = ({ code }: KeyboardEvent) => /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;

export function useKeys({ openPalette, openHelp, goByKey }: KeyActs): void {
  const act = useEffectEvent((event: KeyboardEvent, isAfterG: boolean): 'waits' | 'done' | null => {
    const isWithCtrl = event.ctrlKey || event.metaKey;
    if (isWithCtrl && event.code === 'KeyK' && !event.altKey && !event.shiftKey) {
      if (!document.querySelector('dialog:modal')) openPalette();
      return 'done';
    }
    if (isWithCtrl || event.altKey || !singleKeys.areOn()) return null;
    if (isTyping(event.target) || document.querySelector('dialog:modal')) return null;
    const letter = letterOf(event);
    if (isAfterG && letter !== null) {
      goByKey(letter);
      return 'done';
    }
    if (letter === 'g' && !event.shiftKey) return 'waits';
    if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) {
      openHelp();
      return 'done';
    }
    if (event.key === '/' || event.code === 'Slash') {
      const search = document.querySelector<HTMLElement>('[data-search]');
      if (search) search.focus();
      else openPalette();
      return 'done';
    }
    return null;
  });

  // Keys are the document's.
  useEffect(() => {
    let waitsUntil = 0;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const outcome = act(event, performance.now() < waitsUntil);
      waitsUntil = outcome === 'waits' ? performance.now() + PATIENCE_MS : 0;
      if (outcome !== null) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
