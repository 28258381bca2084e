import { expect, test } from 'vitest';
import { findSubjectFault } from './commits.ts';

test.each([
  'cart: keep the newest count while an answer is on its way',
  'api, storefront: one word for a person',
  'docs/decisions: the driver, with its figures',
  `tests: ${'я'.repeat(65)}`,
  "Merge branch 'run'",
  'Revert "cart: keep the newest count"',
])('«%s» is a good subject', (subject) => {
  expect(findSubjectFault(subject)).toBeNull();
});

test.each([
  ['Fixed the cart', 'form'],
  ['cart:no space', 'form'],
  ['Cart: a capital', 'form'],
  ['cart: ', 'form'],
  [`tests: ${'я'.repeat(66)}`, '73 characters, 72 at most'],
])('«%s» is not: %s', (subject, words) => {
  expect(findSubjectFault(subject)).toContain(words);
});
