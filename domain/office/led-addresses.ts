/**
 * Addresses of the shop that lead elsewhere, and those that visitors miss. An address is written without its language, in small
 * letters, with a slash at its end: both languages are led by one line.
 */
import { stripLocale } from '../locale.ts';

const MOST_LETTERS = 200;
const ADDRESS = /^\/(?:[^/?#\s\\]+\/)*$/;
/** A link of a letter, a shared estimate: longer words than these are secrets, not names. */
const LONGEST_WORD = 80;
const MANY_FIGURES = 9;
const SECRET = /^[a-z]*(?=[a-z0-9_-]*\d)[a-z0-9_]{24,}$/;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** As it is stored, from what somebody types or a browser asks for; null: it is no address of the shop. */
export function toLedAddress(text: string): string | null {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '');
  if (path !== '' && !path.startsWith('/')) return null;
  const bare = decode(stripLocale(path === '' ? '/' : path.toLowerCase())).normalize('NFC');
  const address = `${bare.replace(/\/+$/, '')}/`;
  return address.length <= MOST_LETTERS && ADDRESS.test(address) ? address : null;
}

/** Null: it is not counted. Files and dots are what scanners look for; what may be somebody's secret or phone is nobody's business. */
export function toMissedAddress(url: string): string | null {
  const address = toLedAddress(url.replace(/\/_payload\.json(?=\?|$)/, ''));
  if (address === null || address === '/' || address.startsWith('/estimate/')) return null;
  const words = address.split('/').filter((word) => word !== '');
  const isSomebodys = words.some(
    (word) =>
      word.length > LONGEST_WORD ||
      word.includes('@') ||
      word.replace(/\D/g, '').length >= MANY_FIGURES ||
      SECRET.test(word),
  );
  const isScanned = words.some((word) => word.includes('.') || !/^[\p{L}\p{N}_~+,-]+$/u.test(word));
  return isSomebodys || isScanned ? null : address;
}

export interface LedAddress {
  from: string;
  to: string;
}

export type LedFault = 'same' | 'loop' | 'chain';

/**
 * Why one more would not do among those that are led already; null: it does. By one step or not at all: what leads to a
 * line's end is written there.
 */
export function findLedFault({ from, to }: LedAddress, others: readonly LedAddress[]): LedFault | null {
  if (from === to) return 'same';
  if (others.some((other) => other.from === to && other.to === from)) return 'loop';
  return others.some((other) => other.from === to || other.to === from) ? 'chain' : null;
}
