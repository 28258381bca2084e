import { expect, test } from 'vitest';
import { toAccessPage } from './plain-access.ts';

test.each([
  ['/kz/cart', '/_access/registration?returnTo=%2Fkz%2Fcart'],
  ['//evil.kz', '/_access/registration?returnTo=%2F'],
  ['https://evil.kz/', '/_access/registration?returnTo=%2F'],
])('back to %s', (returnTo, page) => {
  expect(toAccessPage('registration', returnTo)).toBe(page);
});
