import { expect, test } from 'vitest';
import { findPasswordFault, toPassword } from './password.ts';

test.each([
  ['korotk1', 'length'],
  ['я1'.repeat(65), 'length'],
  ['только-буквы', 'letters'],
  ['1234567890', 'letters'],
  ['a@b.example1', null],
  ['құпиясөз 7 тау', null],
  ['correct horse battery 1', null],
  ['я1'.repeat(64), null],
])('%s: %s', (password, fault) => {
  expect(findPasswordFault(password)).toBe(fault);
});

test.each(['aigul7@example.kz', 'AIGUL7@example.kz', 'tel87051234567', '+7(705)123-45-67a'])(
  '%s is the user’s own phone or e-mail',
  (password) => {
    expect(findPasswordFault(password, ['+77051234567', 'aigul7@example.kz'])).toBe('own');
  },
);

test('letters are counted, not their bytes, and two spellings of one letter are one password', () => {
  expect(findPasswordFault('👩‍🔧👩‍🔧a1')).toBeNull();
  expect(toPassword('и\u0306ога-2026')).toBe(toPassword('йога-2026'));
});
