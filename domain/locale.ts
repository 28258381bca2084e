/**
 * The two languages. `ru` and `kz` are the shop's own words (URL, header, cookie); `kz` is a country and no language,
 * so everything that speaks to browsers, search engines and Intl takes `langTag` from here. Nobody else spells tags.
 */
export type Locale = 'ru' | 'kz';

export type LocaleEntry = {
  code: Locale;
  label: string;
  prefix: '' | '/kz';
  /** The tag named by the spec; kept among the alternates of the sitemap: `kz` is no language that a head may name. */
  specTag: string;
  /** For `<html lang>`, hreflang and Intl words; numbers are ru-RU in both languages and live in money.ts. */
  langTag: string;
  openGraph: string;
};

export const LOCALES: Readonly<Record<Locale, LocaleEntry>> = {
  ru: { code: 'ru', label: 'Рус', prefix: '', specTag: 'ru-Ru', langTag: 'ru-KZ', openGraph: 'ru_KZ' },
  kz: { code: 'kz', label: 'Қаз', prefix: '/kz', specTag: 'kz-KZ', langTag: 'kk-KZ', openGraph: 'kk_KZ' },
};

export const LOCALE_CODES: readonly Locale[] = ['ru', 'kz'];
export const DEFAULT_LOCALE: Locale = 'ru';
export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;

function isLocale(value: unknown): value is Locale {
  return value === 'ru' || value === 'kz';
}

/** For the header x-language-id and the cookie: anything unknown is the default language. */
export function parseLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

const KZ_PATH = /^\/kz(?=[/?#]|$)/;

export function localeOfPath(path: string): Locale {
  return KZ_PATH.test(path) ? 'kz' : DEFAULT_LOCALE;
}

/** Always starts with exactly one slash: `/kz//evil.example` must not become an address of another host. */
export function stripLocale(path: string): string {
  return `/${path.replace(KZ_PATH, '').replace(/^[/\\]+/, '')}`;
}

/** The same page in the given language, whatever language the path had. */
export function localePath(path: string, locale: Locale): string {
  const bare = stripLocale(path);
  const { prefix } = LOCALES[locale];
  if (prefix === '') return bare;
  return /^\/(?:[?#]|$)/.test(bare) ? prefix + bare.slice(1) : prefix + bare;
}

export type Alternate = { hreflang: string; href: string };

/** Of one page, for its head: tags that browsers and search engines know, and the default for everyone else. */
export function alternates(path: string, origin: string): Alternate[] {
  return toAlternates(path, origin, ({ langTag }) => [langTag]);
}

/** For the sitemap, which may name what nobody knows: the spec's own tags besides. */
export function sitemapAlternates(path: string, origin: string): Alternate[] {
  return toAlternates(path, origin, ({ specTag, langTag }) => [specTag, langTag]);
}

function toAlternates(path: string, origin: string, tagsOf: (locale: LocaleEntry) => string[]): Alternate[] {
  const byLocale = LOCALE_CODES.flatMap((locale) => {
    const href = origin + localePath(path, locale);
    return tagsOf(LOCALES[locale]).map((hreflang) => ({ hreflang, href }));
  });
  return [...byLocale, { hreflang: 'x-default', href: origin + localePath(path, DEFAULT_LOCALE) }];
}
