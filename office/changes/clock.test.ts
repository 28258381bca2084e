import { expect, test } from 'vitest';
import { isClock } from './clock.ts';

test.each([
  ['02:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['02:00 AM', false],
  ['', false],
])('«%s»', (time, is) => {
  expect(isClock(time)).toBe(is);
});
