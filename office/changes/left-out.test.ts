import { expect, test } from 'vitest';
import { isToLookAt } from './left-out.ts';

const counts = { pending: 0, applied: 1, conflict: 1, held: 0, skipped: 0, wrong: 0 };
const set = {
  state: 'applied' as const,
  counts,
  applyAt: '2026-11-16T04:00:00Z',
  appliedAt: '2026-11-16T04:00:01Z',
};
const now = Date.parse('2026-11-17T04:00:00Z');

test.each([
  ['what came by its time and not whole', set, true],
  ['what came whole', { ...set, counts: { ...counts, conflict: 0 } }, false],
  ['what was saved by hand', { ...set, applyAt: null }, false],
  ['what still waits', { ...set, state: 'scheduled' as const }, false],
  ['what was taken back', { ...set, state: 'undone' as const }, false],
  ['what failed', { ...set, state: 'failed' as const, appliedAt: null }, true],
  ['what is older than a week', { ...set, appliedAt: '2026-11-09T04:00:00Z' }, false],
])('%s: %#', (_name, each, isTold) => {
  expect(isToLookAt(each, now)).toBe(isTold);
});
