import { expect, test, vi } from 'vitest';
import type { Db } from './database.ts';
import { snapshot } from './snapshot.ts';

/** A database whose outbox holds one change. */
function database(state: { version: number; isDown?: boolean }): Db {
  return (async () => {
    if (state.isDown) throw new Error('down');
    return [{ horizon: '1', seq: state.version, productId: null, kind: 'structure' }];
  }) as unknown as Db;
}

test('loaded once, renewed when the version moves, without making a reader wait', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const state = { version: 1 };
  const load = vi.fn(async () => `copy of ${state.version}`);
  const read = snapshot(database(state), 'any', load);
  expect(await Promise.all([read(), read()])).toEqual(['copy of 1', 'copy of 1']);
  expect(load).toHaveBeenCalledTimes(1);

  state.version = 2;
  expect(await read()).toBe('copy of 1');
  vi.advanceTimersByTime(1500);
  expect(await read()).toBe('copy of 1');
  await vi.waitFor(async () => expect(await read()).toBe('copy of 2'));
  vi.useRealTimers();
});

test('while the database is away the last copy serves', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const state = { version: 1, isDown: false };
  const read = snapshot(database(state), 'structure', async () => 'copy');
  await read();
  state.isDown = true;
  vi.advanceTimersByTime(5000);
  expect(await read()).toBe('copy');
  vi.useRealTimers();
});

test('a first load that fails is told, and tried again by the next reader', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const state = { version: 1, isDown: true };
  const read = snapshot(database(state), 'structure', async () => 'copy');
  await expect(read()).rejects.toThrow('down');
  state.isDown = false;
  vi.advanceTimersByTime(1);
  expect(await read()).toBe('copy');
  vi.useRealTimers();
});

test('a renewal that fails is tried again, though the outbox tells of a change only once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const state = { version: 1 };
  const load = vi.fn(async () => `copy of ${state.version}`);
  const read = snapshot(database(state), 'structure', load);
  await read();
  state.version = 2;
  load.mockRejectedValueOnce(new Error('away'));
  vi.advanceTimersByTime(1500);
  await read();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  vi.advanceTimersByTime(1500);
  await vi.waitFor(async () => expect(await read()).toBe('copy of 2'));
  vi.useRealTimers();
});
