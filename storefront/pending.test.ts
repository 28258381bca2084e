import { beforeEach, expect, test, vi } from 'vitest';
import {
  beginPending,
  clearPendingTimeout,
  createPendingMark,
  setPendingTimeout,
  whilePending,
} from './pending.ts';

let isShown = false;
beforeEach(() => {
  isShown = false;
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    documentElement: {
      toggleAttribute: (name: string, isOn: boolean) => {
        expect(name).toBe('data-pending');
        isShown = isOn;
      },
    },
  });
  return () => vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

test('the page is pending until all that was begun has ended, whoever ends twice', async () => {
  const [one, two] = [beginPending(), beginPending()];
  one();
  one();
  await settle();
  expect(isShown).toBe(true);
  two();
  await settle();
  expect(isShown).toBe(false);
});

test('a store that says its state again and again counts once', async () => {
  const [mark, other] = [createPendingMark(), createPendingMark()];
  for (const isPending of [false, true, true]) mark(isPending);
  other(true);
  for (const isPending of [false, false]) mark(isPending);
  await settle();
  expect(isShown).toBe(true);
  other(false);
  await settle();
  expect(isShown).toBe(false);
});

test('work that fails has ended too, and its failure stays the caller’s', async () => {
  const work = whilePending(Promise.reject(new Error('away')));
  expect(isShown).toBe(true);
  await expect(work).rejects.toThrow('away');
  await settle();
  expect(isShown).toBe(false);
});

test('an intent that waits is pending, and the call that it becomes follows without a gap', async () => {
  let answer = () => {};
  setPendingTimeout(() => whilePending(new Promise<void>((done) => (answer = done))), 300);
  expect(isShown).toBe(true);
  await vi.advanceTimersByTimeAsync(299);
  expect(isShown).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(isShown).toBe(true);
  answer();
  await vi.advanceTimersByTimeAsync(1);
  expect(isShown).toBe(false);
});

test('an intent that is taken back is over', async () => {
  const timer = setPendingTimeout(() => {}, 300);
  clearPendingTimeout(timer);
  clearPendingTimeout(timer);
  clearPendingTimeout(null);
  await settle();
  expect(isShown).toBe(false);
});

test('without a page nothing is counted', () => {
  vi.unstubAllGlobals();
  expect(beginPending()()).toBeUndefined();
  expect(isShown).toBe(false);
});
