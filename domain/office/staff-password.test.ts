import { expect, test } from 'vitest';
import { findStaffPasswordFault } from './staff-password.ts';

const own = { email: 'aigul.demo@sheber.test', name: 'Айгуль ДЕМО' };

test.each([
  ['двенадцать зн', null],
  ['correct horse battery', null],
  ['elevenchars', 'length'],
  ['двенадцать12', null],
  ['correct horse battery '.repeat(5), null],
  ['x'.repeat(128), 'repeated'],
  ['qwertyqwerty', 'repeated'],
  ['Парольпароль', 'repeated'],
  ['person-person-aigul', null],
  ['aiguldemo-aiguldemo', 'own'],
  ['x'.repeat(129), 'length'],
  ['😀'.repeat(6), 'length'],
  ['aigul.demo@sheber.test', 'own'],
  ['Aigul.Demo-2026', 'own'],
  ['айгуль-123456', 'own'],
  ['Айгуль ДЕМО 1', 'own'],
  ['айгуль любит плитку', null],
  ['123456789012', null],
])('%j: %s', (typed, fault) => {
  expect(findStaffPasswordFault(typed, own)).toBe(fault);
});
