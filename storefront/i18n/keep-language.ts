import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S, type Locale } from '#domain/locale.ts';

/** What the visitor has chosen, so that an address without a prefix is in it next time (spec 9: a year, the whole shop). */
export function keepLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; SameSite=Lax`;
}
