/** Pages that search engines should know and that belong to no product, section or brand. Without the locale's prefix. */
import { STATIC_PAGE_CODES } from './content/content.ts';
import { SET_MODES } from './sets/sets.ts';

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
  ...STATIC_PAGE_CODES.map((code) => `/${code}`),
];
