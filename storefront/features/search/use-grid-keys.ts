import { type RefObject, useEffect } from 'react';
import { type GridRows, placeAfterKey } from './grid-keys.ts';

/** What the field tells of its suggestions to those who do not see them. */
export interface Popup {
  hasRows: boolean;
  /** The id of the place that Enter would press. */
  active: string | null;
}

interface GridKeys {
  rows: GridRows;
  field: RefObject<HTMLInputElement | null>;
  popup: Popup;
  setPopup(popup: Popup): void;
  setText(text: string): void;
  onClose(): void;
}

/** The ARIA practices' combobox with a grid: arrows choose, Enter presses, → completes a query, Esc closes. */
export function useGridKeys({ rows, field, popup, setPopup, setText, onClose }: GridKeys): void {
  const { active } = popup;
  const hasRows = rows.length > 0;
  const isThere = active === null || rows.some((places) => places.includes(active));

  // The field stands outside of the suggestions, which come and go.
  useEffect(() => {
    if (popup.hasRows !== hasRows || !isThere) setPopup({ hasRows, active: isThere ? active : null });
  }, [popup.hasRows, hasRows, isThere, active, setPopup]);

  // The keys are pressed in the field.
  useEffect(() => {
    const input = field.current;
    const box = input?.closest('search');
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (key === 'Escape') {
        event.preventDefault();
        onClose();
        return input?.focus();
      }
      if (event.target !== input || !input) return;
      if (key === 'Enter' && active !== null) {
        event.preventDefault();
        return document.getElementById(active)?.querySelector<HTMLElement>('a, button')?.click();
      }
      const isSideways = key === 'ArrowRight' || key === 'ArrowLeft';
      if (!isSideways && key !== 'ArrowDown' && key !== 'ArrowUp') return;
      // Sideways the keys are the field's own until something is chosen.
      if (isSideways && active === null) return;
      const next = placeAfterKey(rows, active, key);
      const words = active === null ? undefined : document.getElementById(active)?.dataset.completion;
      if (key === 'ArrowRight' && words !== undefined) {
        event.preventDefault();
        input.value = `${words} `;
        return setText(input.value);
      }
      if (isSideways && next === active) return;
      event.preventDefault();
      setPopup({ hasRows, active: next });
      if (next !== null) document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
    };
    box?.addEventListener('keydown', press);
    return () => box?.removeEventListener('keydown', press);
  });
}
