import { expect, test } from 'vitest';
import { findPickUntil, pickUrgency } from './pick-until.ts';

test.each([
  ['pickup', '2026-11-17', '16:30', '2026-11-17T11:30:00.000Z'],
  ['pickup', '2026-11-17', null, '2026-11-17T04:00:00.000Z'],
  ['delivery', '2026-11-17', '17:00', '2026-11-17T10:40:00.000Z'],
  ['transport', '2026-11-17', '09:00', '2026-11-17T02:40:00.000Z'],
] as const)('%s on %s at %s must stand ready by %s', (method, day, from, until) => {
  expect(findPickUntil({ method, day, from })?.toISOString()).toBe(until);
});

test('what was promised for no day has no hour either', () => {
  expect(findPickUntil({ method: 'transport', day: null, from: null })).toBeNull();
});

test.each([
  ['late', -1],
  ['soon', 0],
  ['soon', 60],
  ['calm', 61],
] as const)('%s with %i minutes left', (urgency, minutes) => {
  const now = new Date('2026-11-17T10:00:00Z');
  expect(pickUrgency(new Date(now.getTime() + minutes * 60_000), now)).toBe(urgency);
});
