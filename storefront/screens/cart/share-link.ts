/** A cart in an address: codes and counts. Opened, it is a proposal: nothing of one's own cart is overwritten. */
import { MAX_CART_LINES, toCartCount } from '#domain/cart.ts';
import type { CartCount } from '#domain/login-merge.ts';

export const SHARE_QUERY = 'share';
const CODE = /^[a-z0-9-]{1,160}$/;

export function toShared(lines: readonly CartCount[]): string {
  return lines.map(({ productCode, count }) => `${productCode}*${count}`).join('.');
}

/** Null when there is nothing in it that could be a cart. */
export function parseShared(text: string | null): CartCount[] | null {
  const counts = new Map<string, number>();
  for (const part of (text ?? '').split('.').slice(0, MAX_CART_LINES)) {
    const [code = '', typed = ''] = part.split('*');
    const count = /^\d{1,7}$/.test(typed) ? toCartCount(Number(typed)) : 0;
    if (CODE.test(code) && count > 0) counts.set(code, count);
  }
  return counts.size > 0 ? [...counts].map(([productCode, count]) => ({ productCode, count })) : null;
}
