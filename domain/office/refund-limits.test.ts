import { expect, test } from 'vitest';
import { findRefundReason } from './refund-limits.ts';

const limits = { sumTenge: 100_000, dayTenge: 300_000 };

test.each([
  [1, 0, null],
  [100_000, 0, null],
  [100_001, 0, 'refund'],
  [100_000, 200_000, null],
  [100_000, 200_001, 'refund_day'],
  [1, 300_000, 'refund_day'],
  [400_000, 300_000, 'refund'],
] as const)('%i ₸ after %i ₸ of the same day: %s', (sumTenge, givenTenge, reason) => {
  expect(findRefundReason({ sumTenge, givenTenge }, limits)).toBe(reason);
});
