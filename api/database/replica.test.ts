import type postgres from 'postgres';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Replica } from './replica.ts';

const primary = { name: 'primary' } as unknown as postgres.Sql;
const standby = { name: 'standby', end: async () => {} } as unknown as postgres.Sql;
const leftOut: unknown[] = [];
let replica: Replica;

beforeEach(async () => {
  vi.useFakeTimers();
  leftOut.length = 0;
  replica = new Replica(primary, standby, {
    onLeftOut: (reason) => leftOut.push(reason),
    onBack: () => {},
    findLogPosition: async () => '0/1',
    hasReplayed: async () => true,
  });
  await vi.advanceTimersByTimeAsync(1);
});
afterEach(async () => {
  await replica.close();
  vi.useRealTimers();
});

const nameOf = (source: postgres.ISql) => (source as unknown as { name: string }).name;

test('a replica that says nothing is waited for a second, then the primary answers in the same request', async () => {
  const silent = new Promise<string>(() => {});
  const answer = replica.read((source) =>
    nameOf(source) === 'standby' ? silent : Promise.resolve('primary'),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe('primary');
  expect(leftOut).toHaveLength(1);
  expect(await replica.read(async (source) => nameOf(source))).toBe('primary');
  await vi.advanceTimersByTimeAsync(1001);
  expect(await replica.read(async (source) => nameOf(source))).toBe('standby');
});

test('what is wrong with the question itself is told, not asked again', async () => {
  const wrong = async () => {
    throw Object.assign(new Error('syntax'), { code: '42601' });
  };
  await expect(replica.read(wrong)).rejects.toThrow('syntax');
  expect(leftOut).toHaveLength(0);
});
