/** Promotions, their codes, and what they make of a cart. */
import { z } from 'zod';
import { call, cityQuery, withData } from './call.ts';

export const getPromoCode = call({
  method: 'GET',
  path: '/api/v1/promo-code/{code}/',
  summary: 'Whether a promo code may be used; what depends on the cart is told with the cart',
  tag: 'promotions',
  // Any short text: what cannot be a code is answered as an unknown one.
  params: z.object({ code: z.string().min(1).max(100) }),
  query: z.object({ city: cityQuery }),
  answer: withData(
    z.object({
      /** as the shop writes it: capital Latin letters and digits */
      promoCode: z.string(),
      title: z.string(),
      lead: z.string(),
      /** the goods must cost so much before any discount */
      minSum: z.number().int().optional(),
      /** its last second */
      until: z.string().optional(),
    }),
  ),
  refusals: [
    'promo_code.not_found',
    'promo_code.not_started',
    'promo_code.expired',
    'promo_code.wrong_city',
    'promo_code.first_order_only',
    'promo_code.needs_card',
    'promo_code.wholesale_only',
    'promo_code.already_used',
    'promo_code.used_up',
    'promo_code.too_many',
  ],
});
