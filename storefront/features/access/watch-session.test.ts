import { afterEach, expect, test, vi } from 'vitest';
import { stopProlonging, watchSession } from './watch-session.ts';

const HOUR_MS = 60 * 60 * 1000;

function openBrowser() {
  const kept = new Map<string, string>();
  const calls: { path: string; signal: AbortSignal }[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    calls.push({ path, signal });
    return new Promise(() => {});
  });
  return calls;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the session is prolonged at most once an hour', () => {
  vi.useFakeTimers({ now: 1_000 * HOUR_MS });
  const calls = openBrowser();
  watchSession(true, 'ru');
  vi.setSystemTime(1_001 * HOUR_MS);
  watchSession(true, 'ru');
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/auth/prolong/']);
  vi.setSystemTime(1_001 * HOUR_MS + 1);
  watchSession(true, 'ru');
  expect(calls).toHaveLength(2);
});

test('a logout calls off the prolonging on its way, so that its answer cannot bring the cookie back', () => {
  const calls = openBrowser();
  watchSession(true, 'ru');
  expect(calls[0]?.signal.aborted).toBe(false);
  stopProlonging();
  expect(calls[0]?.signal.aborted).toBe(true);
});
