import { expect, test } from 'vitest';
import { settlePress } from './kept-press.ts';

const calm = { isPending: false, hasFailed: false };

test.each([
  ['waits while the sums are on their way', 1000, { isPending: true, hasFailed: false, sum: 1000 }, 'wait'],
  [
    'waits even where the sum shown has moved already',
    1000,
    { isPending: true, hasFailed: false, sum: 1500 },
    'wait',
  ],
  ['goes out when they arrive unchanged', 1000, { ...calm, sum: 1000 }, 'go'],
  ['is told of a dearer sum and sends nothing', 1000, { ...calm, sum: 1001 }, 'tell'],
  ['is told of a cheaper sum too: the button named another', 1000, { ...calm, sum: 999 }, 'tell'],
  ['is let go when nobody could reckon', 1000, { isPending: false, hasFailed: true, sum: 1000 }, 'drop'],
  ['of nothing costs nothing: zero is a sum', 0, { ...calm, sum: 0 }, 'go'],
  ['that nobody made goes nowhere', null, { ...calm, sum: 1000 }, 'wait'],
] as const)('a kept press %s', (_name, named, sums, verdict) => {
  expect(settlePress(named, sums)).toBe(verdict);
});
