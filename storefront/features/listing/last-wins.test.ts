import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLastWins } from './last-wins.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a single change goes at once', () => {
  const done: number[] = [];
  createLastWins(200)(() => done.push(1));
  expect(done).toEqual([1]);
});

test('of a burst the first and the last go', () => {
  const done: number[] = [];
  const go = createLastWins(200);
  for (const change of [1, 2, 3, 4]) {
    go(() => done.push(change));
    vi.advanceTimersByTime(50);
  }
  expect(done).toEqual([1]);
  vi.advanceTimersByTime(150);
  expect(done).toEqual([1, 4]);
});

test('after a pause the next change goes at once again', () => {
  const done: number[] = [];
  const go = createLastWins(200);
  go(() => done.push(1));
  vi.advanceTimersByTime(201);
  go(() => done.push(2));
  expect(done).toEqual([1, 2]);
  go(() => done.push(3));
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([1, 2, 3]);
});
