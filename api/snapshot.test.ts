import { expect, test, vi } from 'vitest';
import type { Db } from './database.ts';
import { renewSnapshots, snapshot } from './snapshot.ts';

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

test('renewed at a word, also while one that began too early is on its way; one that nobody has read is left alone', async () => {
  const db = database({ version: 1 });
  let stored = 'old';
  const load = vi.fn(async () => stored);
  const [read, countsPrices] = [snapshot(db, 'structure', load), snapshot(db, 'any', async () => stored)];
  const neverRead = vi.fn(async () => stored);
  snapshot(db, 'structure', neverRead);
  const early = Promise.all([read(), countsPrices()]);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  stored = 'new';
  await renewSnapshots(db, 'any');
  await early;
  expect([await read(), await countsPrices()]).toEqual(['old', 'new']);
  await renewSnapshots(db, 'structure');
  expect(await read()).toBe('new');
  expect(neverRead).not.toHaveBeenCalled();
});
