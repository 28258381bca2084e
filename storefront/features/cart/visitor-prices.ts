import type { Cart } from '#contract/cart.ts';
import type { Locale } from '#domain/locale.ts';
import type { CartCount } from '#domain/login-merge.ts';
import type { LineWork } from '#domain/orders/works.ts';
import { browserApi } from '../../api-client.ts';
import type { Terms } from './cart-saver.ts';

/** Null when no answer came. */
export type PriceLines = (
  lines: readonly CartCount[],
  terms: Terms,
  works?: readonly LineWork[],
) => Promise<Cart | null>;

/** What lines that nobody stores come to. */
export function createPricing(locale: Locale): PriceLines {
  const api = browserApi(locale);
  return async (lines, { city, promoCode, card }, works = []) => {
    const answer = await api('POST /api/v1/cart/calculate/', {
      body: { city, items: [...lines], works: [...works], card, promoCode },
    });
    return answer.ok ? answer.value : null;
  };
}
