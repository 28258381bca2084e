import { expect, test } from 'vitest';
import { Threads, WorkTooLarge } from './threads.ts';

const open = (limits: { size?: number; maxWaiting?: number } = {}) =>
  new Threads<string, string>(new URL('../../tests/fixtures/odd-work-thread.ts', import.meta.url), {
    patienceMs: 3000,
    memoryMb: 32,
    ...limits,
  });

test.each(['time', 'memory'])(
  'work that takes more %s than it may is ended, and the next is done',
  async (kind) => {
    const threads = open({ size: 1 });
    const [broken, next] = [threads.run(kind), threads.run('tea')];
    await expect(broken).rejects.toBeInstanceOf(WorkTooLarge);
    expect(await next).toBe('tea done');
  },
);

test('a failure is told, and its thread goes on', async () => {
  const threads = open({ size: 1 });
  await expect(threads.run('fail')).rejects.toThrow('as wished');
  expect(await threads.run('tea')).toBe('tea done');
  expect(threads.count).toBe(1);
});

test('no more threads than there may be, and who finds the line full is told so', async () => {
  const threads = open({ size: 2, maxWaiting: 3 });
  const all = Array.from({ length: 7 }, () => threads.run('slow'));
  const ended = await Promise.allSettled(all);
  expect(threads.count).toBe(2);
  expect(ended.map(({ status }) => status)).toEqual([
    ...Array(5).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ]);
  await expect(all[6]).rejects.toMatchObject({ code: 'service.busy' });
});
