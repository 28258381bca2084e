import { expect, test } from 'vitest';
import { setTicks } from './ticks.ts';

const none: ReadonlySet<string> = new Set();

test('what is unticked is remembered until it is ticked again, and others stay as they are', () => {
  const two = setTicks(setTicks(none, ['a'], false), ['b'], false);
  expect([...two]).toEqual(['a', 'b']);
  expect([...setTicks(two, ['a', 'c'], true)]).toEqual(['b']);
});

test('the choice before is left as it was', () => {
  setTicks(none, ['a', 'b'], false);
  expect(none.size).toBe(0);
});
