import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenReachable } from './when-reachable.ts';

let online = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => {
    online = listener;
  });
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.useRealTimers());

test('a shop that answers again is found by itself, and told once', async () => {
  const answers = [false, false, true, true];
  const act = vi.fn();
  whenReachable(act, async () => answers.shift() ?? true);
  await vi.advanceTimersByTimeAsync(8000);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).toHaveBeenCalledOnce();
});

test('a network that is back is believed when the shop answers', async () => {
  const act = vi.fn();
  whenReachable(act, async () => true);
  online();
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledOnce();
});

test('whoever has left is told nothing', async () => {
  const act = vi.fn();
  whenReachable(act, async () => true)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).not.toHaveBeenCalled();
});
