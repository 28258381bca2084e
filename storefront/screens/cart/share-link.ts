/**
 * A cart in an address: codes and counts, and the work that is done to them. Opened, it is a proposal: nothing of one's own
 * cart is overwritten.
 */
import { MAX_CART_LINES, toCartCount } from '#domain/cart.ts';
import type { CartCount } from '#domain/login-merge.ts';
import { type LineWork, WORK_KINDS } from '#domain/orders/works.ts';

export const SHARE_QUERY = 'share';
export const WORKS_QUERY = 'works';
const CODE = /^[a-z0-9-]{1,160}$/;
/** A colour of the fan, or a list of parts. */
const DETAIL = /^[a-z0-9*;.-]{1,800}$/;
const MOST_WORKS = 30;

export function toShared(lines: readonly CartCount[]): string {
  return lines.map(({ productCode, count }) => `${productCode}*${count}`).join('.');
}

/** Null when there is nothing in it that could be a cart. */
export function parseShared(text: string | null): CartCount[] | null {
  const counts = new Map<string, number>();
  for (const part of (text ?? '').split('.').slice(0, MAX_CART_LINES)) {
    const [code = '', typed = ''] = part.split('*');
    const count = parseCount(typed);
    if (CODE.test(code) && count > 0) counts.set(code, count);
  }
  return counts.size > 0 ? [...counts].map(([productCode, count]) => ({ productCode, count })) : null;
}

const parseCount = (typed: string): number => (/^\d{1,7}$/.test(typed) ? toCartCount(Number(typed)) : 0);

/** `osb-9*cut*2*600x400*4;300x200*1` */
export const toSharedWorks = (works: readonly LineWork[]): string =>
  works.map(({ productCode, kind, detail, count }) => [productCode, kind, count, detail].join('*')).join('~');

/** Whether it can be done, and what it costs, is the server's to say. */
export function parseSharedWorks(text: string | null): LineWork[] {
  return (text ?? '')
    .split('~')
    .slice(0, MOST_WORKS)
    .flatMap((part): LineWork[] => {
      const [productCode = '', typedKind, typedCount = '', ...rest] = part.split('*');
      const kind = WORK_KINDS.find((each) => each === typedKind);
      const [count, detail] = [parseCount(typedCount), rest.join('*')];
      return kind && count > 0 && CODE.test(productCode) && DETAIL.test(detail)
        ? [{ productCode, kind, detail, count }]
        : [];
    });
}
