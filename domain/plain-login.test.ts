import { expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { asksForCode, isLoginRefusal, parseEntered, toEntered, toLoginPage } from './plain-login.ts';

test.each([
  ['/', '/order', null, '/?login=%2Forder'],
  ['/kz', '/kz/cart', 'auth.invalid_credentials', '/kz?login=%2Fkz%2Fcart&entered=auth.invalid_credentials'],
  ['/', '//evil.kz', null, '/?login=%2F'],
  ['/', 'https://evil.kz', 'later', '/?login=%2F&entered=later'],
] as const)('from %s to %s after %s: %s', (home, returnTo, entered, page) => {
  expect(toLoginPage(home, returnTo, entered)).toBe(page);
});

test('what an address says is believed only where the forms have words for it', () => {
  expect(['code', 'later', 'auth.busy', 'auth.phone_taken', '<b>', null].map(parseEntered)).toEqual([
    'code',
    'later',
    'auth.busy',
    null,
    null,
    null,
  ]);
  expect(['auth.invalid_code', 'request.too_many', undefined].map(toEntered)).toEqual([
    'auth.invalid_code',
    'later',
    'later',
  ]);
});

test('every refusal that is told has words that need nothing filled in', () => {
  const told = Object.entries(errors).filter(([code]) => isLoginRefusal(code));
  expect(told).toHaveLength(8);
  for (const [, { ru, kz }] of told) expect(ru + kz).not.toContain('{');
});

test('the code is asked for once it was sent, until another phone is wanted', () => {
  expect(asksForCode('code')).toBe(true);
  expect(asksForCode('auth.agreement_needed')).toBe(true);
  expect(asksForCode('auth.invalid_credentials')).toBe(false);
  expect(asksForCode(null)).toBe(false);
});
