import { describe, expect, test } from 'vitest';
import { followLanguage, isLanguageSettled } from './language-cookie.ts';

const KZ = 'i18n_redirected=kz';
const RU = 'i18n_redirected=ru';
const follow = (url: string, cookie?: string, more: Record<string, string> = {}, isDetected = true) =>
  followLanguage({ url, headers: { host: 'shop', ...(cookie ? { cookie } : {}), ...more } }, isDetected);
const kept = (locale: string) => `i18n_redirected=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
const NOTHING = { target: null, cookie: null };

describe('an address without a prefix, from outside', () => {
  test.each([
    ['/', '/kz'],
    ['/?q=1', '/kz?q=1'],
    ['/p/klei?from=letter', '/kz/p/klei?from=letter'],
  ])('%s goes where the cookie says, which stays as it is', (url, target) => {
    expect(follow(url, `a=b; ${KZ}`)).toEqual({ target, cookie: null });
    expect(follow(url, KZ, { 'sec-fetch-site': 'cross-site' })).toEqual({ target, cookie: null });
    expect(follow(url, KZ, { 'sec-fetch-site': 'none' })).toEqual({ target, cookie: null });
  });

  test('says nothing of a language: no cookie is set', () => {
    expect(follow('/cart')).toEqual(NOTHING);
    expect(follow('/', 'i18n_redirected=../../etc')).toEqual(NOTHING);
  });

  test('without detection it is Russian, and the cookie stays all the same', () => {
    expect(follow('/cart', KZ, {}, false)).toEqual(NOTHING);
  });
});

describe('an address with the prefix', () => {
  test('that somebody opens is a choice, kept for a year, with detection or without', () => {
    expect(follow('/kz/cart')).toEqual({ target: null, cookie: kept('kz') });
    expect(follow('/kz', RU, { 'sec-fetch-site': 'none' }, false)).toEqual({
      target: null,
      cookie: kept('kz'),
    });
  });

  test('in somebody’s link undoes no choice', () => {
    expect(follow('/kz/cart', RU, { 'sec-fetch-site': 'cross-site' })).toEqual(NOTHING);
    expect(follow('/kz/cart', undefined, { 'sec-fetch-site': 'cross-site' }).cookie).toBe(kept('kz'));
  });
});

describe('within the shop, without a script', () => {
  const own = { 'sec-fetch-site': 'same-origin' };

  test('the switch is a choice, and nobody is sent back', () => {
    expect(follow('/cart', KZ, { ...own, referer: 'http://shop/kz/cart' })).toEqual({
      target: null,
      cookie: kept('ru'),
    });
    expect(follow('/cart', KZ, { referer: 'http://shop/kz/cart' }, false).cookie).toBe(kept('ru'));
    expect(follow('/', KZ, own).cookie).toBe(kept('ru'));
  });

  test('a way from page to page in one language chooses none: another tab may have', () => {
    expect(follow('/cart', KZ, { ...own, referer: 'http://shop/catalog' })).toEqual(NOTHING);
  });

  test('data, pictures and files choose nothing and go nowhere', () => {
    for (const url of ['/catalog/_payload.json?page=2', '/_shell.json'])
      expect(follow(url, KZ, own)).toEqual(NOTHING);
    expect(follow('/favicon.ico', KZ, { 'sec-fetch-dest': 'image' })).toEqual(NOTHING);
  });
});

test('a kept page may be the answer where there is nothing to follow and nothing to keep', () => {
  expect(isLanguageSettled({ url: '/', headers: {} }, true)).toBe(true);
  expect(isLanguageSettled({ url: '/kz/cart', headers: { cookie: KZ } }, true)).toBe(true);
  expect(isLanguageSettled({ url: '/', headers: { cookie: KZ } }, true)).toBe(false);
  expect(isLanguageSettled({ url: '/', headers: { cookie: KZ } }, false)).toBe(true);
});
