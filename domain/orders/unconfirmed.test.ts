import { expect, test } from 'vitest';
import { findConfirmUntil, isUnconfirmed } from './unconfirmed.ts';

const now = new Date('2026-11-10T10:00:00Z');

test.each([
  ['new', now, true],
  ['new', null, false],
  ['cancelled', now, false],
  ['confirmed', null, false],
] as const)('an order that is %s with %o', (status, confirmUntil, expected) => {
  expect(isUnconfirmed({ status, confirmUntil })).toBe(expected);
});

test.each([
  [null, '2026-11-12T10:00:00.000Z'],
  [{ date: '2026-11-20', from: '09:00' }, '2026-11-12T10:00:00.000Z'],
  // Nine in the morning there is four by the world's clock.
  [{ date: '2026-11-11', from: '09:00' }, '2026-11-11T04:00:00.000Z'],
])('it waits so many hours, and ends before it was to be brought: %o', (slot, expected) => {
  expect(findConfirmUntil(now, 48, slot).toISOString()).toBe(expected);
});
