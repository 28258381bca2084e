import { expect, test } from 'vitest';
import { followLanguageCookie, isLanguageSettled } from './language-cookie.ts';

const follow = (url: string, cookie?: string, more: Record<string, string> = {}) =>
  followLanguageCookie({ url, headers: { ...(cookie ? { cookie } : {}), ...more } });
const kept = (locale: string) => `i18n_redirected=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;

test('a first visit to the home page goes where the cookie says, with what was asked for', () => {
  expect(follow('/', 'a=b; i18n_redirected=kz')).toEqual({ target: '/kz', cookie: null });
  expect(follow('/?q=1', 'i18n_redirected=kz').target).toBe('/kz?q=1');
});

test.each([
  ['/', undefined, 'ru'],
  ['/kz', undefined, 'kz'],
  ['/kz/cart', 'i18n_redirected=ru', 'kz'],
  ['/cart', 'i18n_redirected=kz', 'ru'],
  ['/', 'i18n_redirected=../../etc', 'ru'],
])('%s with the cookie %s stays, and %s is kept for a year', (url, cookie, locale) => {
  expect(follow(url, cookie)).toEqual({ target: null, cookie: kept(locale) });
});

test('a reader who presses «Рус» on a Kazakh page is not sent back', () => {
  expect(follow('/', 'i18n_redirected=kz', { 'sec-fetch-site': 'same-origin' })).toEqual({
    target: null,
    cookie: kept('ru'),
  });
});

test('what the cookie says already needs neither', () => {
  expect(follow('/kz/cart', 'i18n_redirected=kz')).toEqual({ target: null, cookie: null });
  expect(isLanguageSettled({ url: '/', headers: {} })).toBe(false);
});
