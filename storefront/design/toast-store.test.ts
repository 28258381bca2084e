import { beforeEach, expect, test, vi } from 'vitest';
import { createToaster, TOAST_MS, TOAST_WITH_ACTION_MS, type Toaster } from './toast-store.ts';

let toaster: Toaster;
const texts = () => toaster.list().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  toaster = createToaster(() => Date.now());
  return () => vi.useRealTimers();
});

test('a message leaves when its time is over', () => {
  toaster.show({ text: 'saved' });
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(texts()).toEqual(['saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('a message with something to undo stays longer', () => {
  toaster.show({ text: 'removed', action: { label: 'undo', run: () => {} } });
  vi.advanceTimersByTime(TOAST_MS);
  expect(texts()).toEqual(['removed']);
  vi.advanceTimersByTime(TOAST_WITH_ACTION_MS - TOAST_MS);
  expect(texts()).toEqual([]);
});

test('time stands still while the messages are held, and goes on where it stood', () => {
  toaster.show({ text: 'saved' });
  vi.advanceTimersByTime(TOAST_MS - 1000);
  toaster.hold();
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['saved']);
  toaster.release();
  vi.advanceTimersByTime(999);
  expect(texts()).toEqual(['saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('a message that comes while others are held waits with them', () => {
  toaster.show({ text: 'one' });
  toaster.hold();
  toaster.show({ text: 'two' });
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['one', 'two']);
});

test('dismissing the held message lets time run for the next one', () => {
  const id = toaster.show({ text: 'one' });
  toaster.hold();
  toaster.dismiss(id);
  toaster.show({ text: 'two' });
  vi.advanceTimersByTime(TOAST_MS);
  expect(texts()).toEqual([]);
});

test('a message of the same subject takes the place of the former', () => {
  toaster.show({ text: 'laminate removed', subject: 'cart' });
  toaster.show({ text: 'glue removed', subject: 'cart' });
  expect(texts()).toEqual(['glue removed']);
});

test('of four messages the oldest leaves', () => {
  for (const text of ['1', '2', '3', '4']) toaster.show({ text });
  expect(texts()).toEqual(['2', '3', '4']);
});

test('readers are told of every change and get a steady list between them', () => {
  const listener = vi.fn();
  const leave = toaster.subscribe(listener);
  toaster.show({ text: 'saved' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(toaster.list()).toBe(toaster.list());
  leave();
  toaster.show({ text: 'again' });
  expect(listener).toHaveBeenCalledTimes(1);
});
