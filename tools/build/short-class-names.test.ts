import { expect, test } from 'vitest';
import { toNameLetters, toSheetNames } from './short-class-names.ts';

const paths = Array.from({ length: 300 }, (_, index) => `storefront/design/sheet-${index}.module.css`);

test('every sheet has letters of its own, in whatever order the sheets are found', () => {
  const names = toSheetNames(paths);
  expect(new Set(names.values()).size).toBe(paths.length);
  expect(toSheetNames(paths.toReversed())).toEqual(names);
  for (const name of names.values()) expect(name).toMatch(/^[a-zA-Z]\d$/);
});

test('every name within a sheet differs from the others', () => {
  const names = Array.from({ length: 500 }, (_, index) => toNameLetters(index));
  expect(new Set(names).size).toBe(500);
  expect(names[0]).toBe('a');
  for (const name of names) expect(name).toMatch(/^[\w-]+$/);
});

test('more sheets than there are letters for are refused', () => {
  const many = Array.from({ length: 521 }, (_, index) => `${index}`);
  expect(() => toSheetNames(many)).toThrow('more style sheets');
});
