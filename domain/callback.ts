/** When the shop calls back: within a quarter of an hour while it works, otherwise when it opens. */
import { almatyTime } from './time.ts';

export const CALLING_FROM = '09:00';
export const CALLING_UNTIL = '20:00';

export type CallbackTime = 'soon' | 'today' | 'tomorrow';

export function callbackTime(moment: Date | string): CallbackTime {
  const time = almatyTime(moment);
  if (time < CALLING_FROM) return 'today';
  return time < CALLING_UNTIL ? 'soon' : 'tomorrow';
}

const LEAST_NAME = 2;
const LONGEST_NAME = 50;

/** By letters, as a person counts them. */
export function isCallbackName(name: string): boolean {
  const { length } = [...name.trim()];
  return length >= LEAST_NAME && length <= LONGEST_NAME;
}
