/**
 * The lines of a cart kept in this browser, shared by all its tabs. Hides that the stored text may be foreign, broken or
 * out of reach: then they live as long as the page.
 */
import { MAX_CART_LINES, MAX_CODE_LENGTH, toCartCount } from '#domain/cart.ts';
import { type CartCount, mergeCarts } from '#domain/login-merge.ts';
import { PLAIN_CART_COOKIE, parsePlainCart } from '#domain/plain-cart.ts';
import { findCookie } from '../../page/find-cookie.ts';

export const LOCAL_CART_KEY = 'sheber-cart';

/** Stands in for a storage that refuses. */
let memory: readonly CartCount[] | null = null;

/** What can be believed of the stored text; null when it is no list at all. */
export function parseLines(raw: string): CartCount[] | null {
  let stored: unknown;
  try {
    stored = JSON.parse(raw);
  } catch {
    return null;
  }
  if (!Array.isArray(stored)) return null;
  const counts = new Map<string, number>();
  for (const entry of stored) {
    const { productCode, count } = (entry ?? {}) as { productCode?: unknown; count?: unknown };
    const code = typeof productCode === 'string' ? productCode.trim() : '';
    if (code === '' || code.length > MAX_CODE_LENGTH || counts.size === MAX_CART_LINES) continue;
    if (typeof count === 'number' && count >= 1) counts.set(code, toCartCount(count));
  }
  return [...counts].map(([productCode, count]) => ({ productCode, count }));
}

export function readLocalLines(): readonly CartCount[] {
  if (memory) return memory;
  try {
    const raw = localStorage.getItem(LOCAL_CART_KEY);
    if (raw === null) return [];
    const parsed = parseLines(raw);
    if (!parsed) localStorage.removeItem(LOCAL_CART_KEY);
    return parsed ?? [];
  } catch {
    return [];
  }
}

/** What was put in without the script comes into this cart, once: the larger counts win, and the cookie ends. */
export function adoptPlainCart(): void {
  const plain = parsePlainCart(findCookie(document.cookie, PLAIN_CART_COOKIE));
  if (!plain) return;
  if (plain.lines.length > 0) writeLocalLines(mergeCarts(readLocalLines(), plain.lines));
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser
  document.cookie = `${PLAIN_CART_COOKIE}=; path=/; max-age=0; samesite=lax`;
}

/** The newest lines where there are too many. */
export function writeLocalLines(lines: readonly CartCount[]): void {
  const kept = lines.slice(-MAX_CART_LINES);
  try {
    if (kept.length === 0) localStorage.removeItem(LOCAL_CART_KEY);
    else localStorage.setItem(LOCAL_CART_KEY, JSON.stringify(kept));
    memory = null;
  } catch {
    memory = kept;
  }
}
