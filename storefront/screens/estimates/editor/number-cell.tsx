import { type KeyboardEvent, useState } from 'react';
import { formatNumber } from '#domain/money.ts';
import styles from './line-row.module.css';

interface NumberCellProps {
  value: number;
  label: string;
  /** Names the column: arrows and Enter go to the same one of the next line. */
  column: string;
  /** Digits behind the comma that are kept; 0 takes whole numbers alone. */
  digits: 0 | 1 | 3;
  max: number;
  onValue(value: number): void;
  onLeave(): void;
}

/** A number as it is typed: comma or dot, spaces between thousands; what is no number changes nothing. */
export function NumberCell({ value, label, column, digits, max, onValue, onLeave }: NumberCellProps) {
  // Only while it is being typed: what is half typed («12,») must not be written anew under the fingers.
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = typed === null ? value : parseTyped(typed, digits, max);
  return (
    <input
      className={styles.number}
      type="text"
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={label}
      aria-invalid={parsed === null || undefined}
      data-column={column}
      value={typed ?? formatNumber(value)}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const next = parseTyped(text, digits, max);
        if (next !== null) onValue(next);
      }}
      onFocus={(event) => event.target.select()}
      onBlur={() => {
        setTyped(null);
        onLeave();
      }}
      onKeyDown={goOn}
    />
  );
}

export function parseTyped(text: string, digits: number, max: number): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (!/^\d+(?:\.\d*)?$/.test(plain)) return null;
  const value = Math.round(Number(plain) * 10 ** digits) / 10 ** digits;
  return value <= max ? value : null;
}

/** As in a spreadsheet: Enter and the arrows lead down and up the column. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const by = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || event.altKey) return;
  event.preventDefault();
  const field = event.currentTarget;
  const all = [...document.querySelectorAll<HTMLInputElement>(`[data-column="${field.dataset.column}"]`)];
  all[all.indexOf(field) + (event.shiftKey ? -by : by)]?.focus();
}
