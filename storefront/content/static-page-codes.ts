/** The addresses of the pages of words, apart from their texts: the browser must know only which exist. */
export const SITEMAP_PAGE = 'sitemap';

export const STATIC_PAGE_CODES: readonly string[] = [
  'delivery',
  'payment',
  'returns',
  'offer',
  'privacy',
  'club-rules',
  'business',
  'services',
  'about',
  'vacancies',
  SITEMAP_PAGE,
];

export function isStaticPage(code: string): boolean {
  return STATIC_PAGE_CODES.includes(code);
}
