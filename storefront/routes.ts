/**
 * Every address of the shop, in one table: compare it line by line with section 2 of the specification.
 * Written without the locale prefix: each route exists under `/` and under `/kz`.
 */
import type { LayoutName } from './page/screen.ts';

export type MiddlewareName = 'auth' | 'confirm-email' | 'confirm-recovery';

export interface ScreenRoute {
  /** With `:name` for parameters. */
  path: string;
  layout: LayoutName;
  /** `home/home` is the module `screens/home/home-screen.tsx`. */
  screen: string;
  /** Run in this order before the screen's data is loaded. */
  middleware?: readonly MiddlewareName[];
  /** The screen's title and texts come from the SEO call, not from a template of ours. */
  hasCustomSeo?: boolean;
  /**
   * The only query parameters the screen looks at; all others are dropped before it is loaded and cached. A listing
   * takes a choice of filters, order and page (domain/listing.ts), one whose filters are fixed its order and page; a
   * calculation is made of the fields of all calculators.
   */
  query?: readonly string[] | 'listing' | 'listing-order' | 'search' | 'calculator';
  /** Left out of a public shop: the page of design pieces. */
  isDevelopmentOnly?: boolean;
}

const guarded = { layout: 'personal', middleware: ['auth'] } as const;

export const routes: readonly ScreenRoute[] = [
  {
    path: '/',
    layout: 'default',
    screen: 'home/home',
    middleware: ['confirm-email', 'confirm-recovery'],
    // With `login`: the forms of it for a browser without the script.
    query: ['login', 'entered'],
  },
  { path: '/cart', layout: 'default', screen: 'cart/cart' },
  { path: '/order', layout: 'order', screen: 'checkout/order', middleware: ['auth'] },
  {
    path: '/order-created',
    layout: 'default',
    screen: 'orders/order-created',
    middleware: ['auth'],
    query: ['number'],
  },
  { path: '/search', layout: 'default', screen: 'listing/search', query: 'search' },
  { path: '/catalog', layout: 'default', screen: 'catalog/catalog' },
  { path: '/compare', layout: 'default', screen: 'lists/compare', hasCustomSeo: true },
  { path: '/contacts', layout: 'default', screen: 'contacts/contacts' },
  {
    path: '/p/:code',
    layout: 'default',
    screen: 'product/product',
    hasCustomSeo: true,
    query: ['reviews', 'stars', 'asked'],
  },
  { path: '/p/sets/:mode/:code', layout: 'default', screen: 'sets/set', query: ['param'] },
  { path: '/favorites', layout: 'default', screen: 'lists/favorites', hasCustomSeo: true },
  { path: '/calculator', layout: 'default', screen: 'calculators/calculator', query: 'calculator' },
  {
    path: '/promo',
    layout: 'default',
    screen: 'promotions/promotions',
    hasCustomSeo: true,
    query: ['kind'],
  },
  { path: '/promo/:code', layout: 'default', screen: 'listing/promotion', query: 'listing' },
  {
    path: '/promo-calculator',
    layout: 'default',
    screen: 'promotions/promo-calculator',
    query: ['items', 'promo', 'card', 'code', 'q'],
  },
  { path: '/advice', layout: 'default', screen: 'content/advice' },
  { path: '/advice/:category', layout: 'default', screen: 'content/advice-category' },
  { path: '/advice/:category/:code', layout: 'default', screen: 'content/article' },
  { path: '/brands', layout: 'default', screen: 'catalog/brands' },
  { path: '/brands/:code', layout: 'default', screen: 'listing/brand', query: 'listing' },
  { path: '/sets/:mode', layout: 'default', screen: 'sets/sets', hasCustomSeo: true, query: 'listing' },
  {
    path: '/sets/:mode/:sectionCode',
    layout: 'default',
    screen: 'sets/sets',
    hasCustomSeo: true,
    query: 'listing',
  },
  {
    path: '/sets/:mode/:sectionCode/:staticFilter',
    layout: 'default',
    screen: 'sets/sets',
    hasCustomSeo: true,
    query: 'listing-order',
  },
  {
    path: '/c/:sectionCode',
    layout: 'default',
    screen: 'listing/section',
    hasCustomSeo: true,
    query: 'listing',
  },
  {
    path: '/c/:sectionCode/:staticFilter',
    layout: 'default',
    screen: 'listing/section',
    hasCustomSeo: true,
    query: 'listing-order',
  },
  { path: '/personal', screen: 'account/overview', ...guarded },
  // With `debts`: what a payer owes and the papers of its contract.
  { path: '/personal/private', screen: 'account/private', query: ['debts'], ...guarded },
  { path: '/personal/clubcard', screen: 'club/clubcard', query: ['page', 'type'], ...guarded },
  { path: '/personal/estimates', screen: 'estimates/estimates', query: ['id'], ...guarded },
  {
    path: '/personal/purchased',
    screen: 'purchased/purchased',
    // With `reviews`: what the user has written and may write of it; `reviews=code` begins with that product.
    query: ['page', 'q', 'section', 'from', 'to', 'sort', 'reviews', 'asked'],
    ...guarded,
  },
  { path: '/personal/address', screen: 'addresses/addresses', ...guarded },
  { path: '/personal/address/add', screen: 'addresses/address', ...guarded },
  { path: '/personal/address/edit/:id', screen: 'addresses/address', ...guarded },
  {
    path: '/personal/orders',
    screen: 'orders/orders',
    query: ['page', 'status', 'dateFrom', 'dateTo', 'q'],
    ...guarded,
  },
  { path: '/personal/orders/:orderId', screen: 'orders/order-page', ...guarded },
  { path: '/personal/orders/receipt/:id', layout: 'empty', screen: 'receipts/receipt', middleware: ['auth'] },
  { path: '/mobile-deprecated', layout: 'empty', screen: 'content/mobile-deprecated' },
  { path: '/_design', layout: 'default', screen: 'design/design', isDevelopmentOnly: true },
  { path: '/:staticPage', layout: 'default', screen: 'content/static-page' },
  { path: '/:staticPage/:code', layout: 'default', screen: 'content/static-page' },
];
