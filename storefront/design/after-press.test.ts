import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from './after-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('what would move the page waits until a press is over, and comes at once where there is none', () => {
  const page = new EventTarget();
  const afterPress = watchPresses(page);
  const act = vi.fn();
  afterPress(act);
  expect(act).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('pointerdown'));
  afterPress(act);
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('pointerup'));
  // The click itself comes first.
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledTimes(2);
});

test('a press that is called off is over too', () => {
  const page = new EventTarget();
  const afterPress = watchPresses(page);
  const act = vi.fn();
  page.dispatchEvent(new Event('pointerdown'));
  afterPress(act);
  page.dispatchEvent(new Event('pointercancel'));
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledOnce();
});
