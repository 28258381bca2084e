import { expect, test, vi } from 'vitest';
import { viewportOf } from '../../app/navigation/viewport.ts';
import { RELOAD_GUARD_MS, reloadOnce } from './reload-guard.ts';

function guard(now: () => number) {
  const kept = new Map<string, string>();
  return {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    reload: vi.fn(),
    now,
    isOnline: () => true,
  };
}

test('reloads once, then not again within ten seconds', () => {
  expect(RELOAD_GUARD_MS).toBe(10_000);
  let now = 1_000_000;
  const once = guard(() => now);
  expect(reloadOnce(once)).toBe(true);
  now += RELOAD_GUARD_MS - 1;
  expect(reloadOnce(once)).toBe(false);
  now += 1;
  expect(reloadOnce(once)).toBe(true);
  expect(once.reload).toHaveBeenCalledTimes(2);
});

test('never reloads where storage is blocked: nothing would end the loop', () => {
  const blocked = guard(() => 1_000_000);
  blocked.storage.getItem = () => {
    throw new DOMException('blocked');
  };
  expect(reloadOnce(blocked)).toBe(false);
  expect(blocked.reload).not.toHaveBeenCalled();
});

test('never reloads without a connection', () => {
  const offline = { ...guard(() => 1_000_000), isOnline: () => false };
  expect(reloadOnce(offline)).toBe(false);
  expect(offline.reload).not.toHaveBeenCalled();
});

test.each([
  [359, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1271, 'tablet'],
  [1272, 'desktop'],
])('a width of %i is %s', (width, viewport) => {
  expect(viewportOf(width)).toBe(viewport);
});
