import { expect, test } from 'vitest';
import { findRefundBreak } from './refund-agreement.ts';

test.each([
  // done, in doubt | least, most there | what differs
  [0, 0, 0, 0, null],
  [500, 0, 500, 500, null],
  [0, 0, 500, 500, 'refunded_there'],
  [500, 0, 800, 800, 'refunded_there'],
  [500, 0, 0, 0, 'not_refunded_there'],
  [800, 0, 500, 500, 'not_refunded_there'],
  // What is in doubt may have been given, or not.
  [0, 500, 0, 0, null],
  [0, 500, 500, 500, null],
  [300, 500, 800, 800, null],
  [0, 500, 501, 501, 'refunded_there'],
  [300, 500, 200, 200, 'not_refunded_there'],
  // The bank knows only that something went back, or not everything.
  [0, 0, 1, 1000, 'refunded_there'],
  [400, 0, 1, 1000, null],
  [400, 0, 0, 999, null],
  [1000, 0, 0, 999, 'not_refunded_there'],
])(
  '%i done and %i in doubt here, %i to %i there: %s',
  (doneTenge, doubtTenge, leastTenge, mostTenge, kind) => {
    const found = findRefundBreak({ doneTenge, doubtTenge }, { leastTenge, mostTenge });
    expect(found?.kind ?? null).toBe(kind);
  },
);

test('a sum is told only where the bank tells one', () => {
  const here = { doneTenge: 0, doubtTenge: 0 };
  expect(findRefundBreak(here, { leastTenge: 700, mostTenge: 700 })?.thereTenge).toBe(700);
  expect(findRefundBreak(here, { leastTenge: 1, mostTenge: 700 })?.thereTenge).toBeNull();
});
