import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alternates,
  DEFAULT_LOCALE,
  LOCALE_CODES,
  LOCALE_COOKIE,
  LOCALE_COOKIE_MAX_AGE_S,
  LOCALES,
  localeOfPath,
  localePath,
  parseLocale,
  sitemapAlternates,
  stripLocale,
} from './locale.ts';

test('the table is that of the spec, with tags that browsers understand beside it', () => {
  expect(LOCALES.ru).toMatchObject({
    code: 'ru',
    label: 'Рус',
    prefix: '',
    specTag: 'ru-Ru',
    langTag: 'ru-KZ',
  });
  expect(LOCALES.kz).toMatchObject({
    code: 'kz',
    label: 'Қаз',
    prefix: '/kz',
    specTag: 'kz-KZ',
    langTag: 'kk-KZ',
  });
  expect(DEFAULT_LOCALE).toBe('ru');
  expect(LOCALE_COOKIE).toBe('i18n_redirected');
  expect(LOCALE_COOKIE_MAX_AGE_S).toBe(31_536_000);
  for (const code of LOCALE_CODES) {
    const { langTag } = LOCALES[code];
    expect(new Intl.Locale(langTag).maximize().script).toBe('Cyrl');
  }
});

test.each([
  ['ru', 'ru'],
  ['kz', 'kz'],
  ['kk', 'ru'],
  ['KZ', 'ru'],
  ['', 'ru'],
  [null, 'ru'],
  [['kz'], 'ru'],
  ['__proto__', 'ru'],
])('the language %j is read as %s', (value, locale) => {
  expect(parseLocale(value)).toBe(locale);
});

describe('paths', () => {
  test.each([
    ['/', 'ru', '/', '/kz'],
    ['/kz', 'kz', '/', '/kz'],
    ['/kz/', 'kz', '/', '/kz'],
    ['/cart', 'ru', '/cart', '/kz/cart'],
    ['/kz/cart', 'kz', '/cart', '/kz/cart'],
    ['/kz/c/laminat?page=2#top', 'kz', '/c/laminat?page=2#top', '/kz/c/laminat?page=2#top'],
    ['/kz?a=1', 'kz', '/?a=1', '/kz?a=1'],
    ['/?a=1', 'ru', '/?a=1', '/kz?a=1'],
    ['/kz#top', 'kz', '/#top', '/kz#top'],
    ['/kzakh', 'ru', '/kzakh', '/kz/kzakh'],
    ['/kz-news', 'ru', '/kz-news', '/kz/kz-news'],
    ['/p/kz', 'ru', '/p/kz', '/kz/p/kz'],
    ['/catalog/', 'ru', '/catalog/', '/kz/catalog/'],
    ['/kz//evil.example', 'kz', '/evil.example', '/kz/evil.example'],
    ['/kz/\\evil.example', 'kz', '/evil.example', '/kz/evil.example'],
    ['//evil.example', 'ru', '/evil.example', '/kz/evil.example'],
  ])('%s is %s; without a prefix %s, in Kazakh %s', (path, locale, bare, kazakh) => {
    expect(localeOfPath(path)).toBe(locale);
    expect(stripLocale(path)).toBe(bare);
    expect(localePath(path, 'ru')).toBe(bare);
    expect(localePath(path, 'kz')).toBe(kazakh);
  });

  test('a path put into a language is in that language, and switching to and fro changes nothing', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => text !== 'kz');
    const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(path, fc.constantFrom(...LOCALE_CODES), (given, locale) => {
        expect(localeOfPath(localePath(given, locale))).toBe(locale);
        expect(localePath(localePath(given, 'kz'), 'ru')).toBe(given);
        expect(localePath(localePath(given, locale), locale)).toBe(localePath(given, locale));
      }),
    );
  });

  test('whatever comes in, a bare path never points at another host', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[/\\kz.a]{0,10}$/), (text) => /^\/(?![/\\])/.test(stripLocale(text))),
    );
  });
});

test('a page names both languages by tags that exist, the sitemap the tags of the spec besides; the default is Russian', () => {
  const russian = 'https://sheber.test/cart';
  const kazakh = 'https://sheber.test/kz/cart';
  for (const path of ['/kz/cart', '/cart']) {
    expect(alternates(path, 'https://sheber.test')).toEqual([
      { hreflang: 'ru-KZ', href: russian },
      { hreflang: 'kk-KZ', href: kazakh },
      { hreflang: 'x-default', href: russian },
    ]);
    expect(sitemapAlternates(path, 'https://sheber.test')).toEqual([
      { hreflang: 'ru-Ru', href: russian },
      { hreflang: 'ru-KZ', href: russian },
      { hreflang: 'kz-KZ', href: kazakh },
      { hreflang: 'kk-KZ', href: kazakh },
      { hreflang: 'x-default', href: russian },
    ]);
  }
});
