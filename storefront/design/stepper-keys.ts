/** What a key means in the stepper's field (spec 5), apart from its looks. */
import { isBlockedKey } from '#domain/quantity.ts';

export interface PressedKey {
  key: string;
  /** The key is being held: the keyboard repeats it by itself. */
  isRepeat: boolean;
  /** With Ctrl, Alt or ⌘ it is the browser's: copy, paste, select all. */
  hasModifier: boolean;
}

export interface FieldState {
  text: string;
  caret: number | null;
  lower: number;
  higher: number;
}

/** Take that count; settle what was typed; keep the key out; or let the field have it. */
export type KeyMeaning = { count: number } | 'settle' | 'block' | 'pass';

export function meaningOf({ key, isRepeat, hasModifier }: PressedKey, field: FieldState): KeyMeaning {
  if (hasModifier) return 'pass';
  if (key === 'ArrowUp') return { count: field.higher };
  if (key === 'ArrowDown') return isHeldTooLong(isRepeat, field.lower) ? 'block' : { count: field.lower };
  if (key === 'Enter') return 'settle';
  return isBlockedKey(key, field.text, field.caret) ? 'block' : 'pass';
}

/** A held key counts down to the smallest sale and stops there: to take the product out is a press of its own. */
export function isHeldTooLong(isRepeat: boolean, lower: number): boolean {
  return isRepeat && lower === 0;
}
