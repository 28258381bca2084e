/** Pages that search engines should know and that belong to no product, section, brand or text. Without the locale's prefix. */
import { SET_MODES } from '#domain/sets.ts';

export const publicAddresses: readonly string[] = [
  '/',
  '/catalog',
  '/brands',
  '/promo',
  '/promo-calculator',
  '/calculator',
  '/advice',
  '/contacts',
  ...SET_MODES.map((mode) => `/sets/${mode}`),
  '/sitemap',
];
