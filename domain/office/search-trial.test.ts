import { expect, test } from 'vitest';
import { type Judgement, judgeTrial } from './search-trial.ts';

const told = (found: number, meantAt: number | null = null, first: number[] = [1, 2]): Judgement => ({
  found,
  meantAt,
  first,
});

test.each([
  ['what is meant comes nearer', told(5, 4), told(9, 1), true, 'better'],
  ['what is meant is lost', told(5, 4), told(9, null), true, 'worse'],
  ['what is meant stays, others come', told(5, 1), told(9, 1, [1, 3]), true, 'changed'],
  ['nothing becomes something', told(0, null, []), told(3), false, 'better'],
  ['something becomes nothing', told(3), told(0, null, []), false, 'worse'],
  ['the same', told(3), told(3), false, 'same'],
  ['another order', told(3, null, [1, 2]), told(3, null, [2, 1]), false, 'changed'],
] as const)('%s', (_name, before, after, isJudged, verdict) => {
  expect(judgeTrial(before, after, isJudged)).toBe(verdict);
});
