import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from './later.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('an effect runs in a task of its own, and is ended by what is given back', () => {
  const end = vi.fn();
  const effect = vi.fn(() => end);
  const stop = later(effect);
  expect(effect).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(effect).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
  stop();
  expect(end).toHaveBeenCalledOnce();
});

test('what is ended before its turn never begins', () => {
  const effect = vi.fn();
  later(effect)();
  vi.runAllTimers();
  expect(effect).not.toHaveBeenCalled();
});
