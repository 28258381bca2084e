import { setImmediate as tick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairTurns } from './fair-turns.ts';

/** Work that ends when told, and tells when it has begun. */
function aBench(turns: FairTurns) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (client: string) =>
    turns.run(client, async () => {
      begun.push(client);
      await new Promise<void>((end) => ends.push(end));
      return client;
    });
  const endOne = async () => {
    ends.shift()?.();
    await tick();
  };
  return { begun, ask, endOne };
}

test('one client has a few things done at a time, and does not hold up another', async () => {
  const { begun, ask } = aBench(new FairTurns({ running: 8, perClient: 2 }));
  for (let at = 0; at < 450; at += 1) void ask('greedy').catch(() => undefined);
  void ask('other');
  await tick();
  expect(begun).toEqual(['greedy', 'greedy', 'other']);
});

test('those who wait take turns, one of each', async () => {
  const { begun, ask, endOne } = aBench(new FairTurns({ running: 1, perClient: 1 }));
  for (const client of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) void ask(client);
  for (let at = 0; at < 6; at += 1) await endOne();
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

test('two hundred strangers leave half of the places to those who are known, and most of the turns', async () => {
  const limits = { running: 4, strangers: 2, turnsBetween: 3, perClient: 1 };
  const { begun, ask, endOne } = aBench(new FairTurns(limits));
  for (let at = 0; at < 200; at += 1) void ask(`network 95.57.0.${at}`).catch(() => undefined);
  expect(begun).toHaveLength(2);
  for (const known of ['mark a', 'mark b', 'user 1', 'mark c', 'network own', 'mark d', 'mark e'])
    void ask(known).catch(() => undefined);
  expect(begun.slice(2)).toEqual(['mark a', 'mark b']);
  for (let at = 0; at < 7; at += 1) await endOne();
  const kinds = begun.slice(4).map((client) => (/^network \d/.test(client) ? 'stranger' : client));
  expect(kinds).toEqual(['user 1', 'stranger', 'mark c', 'network own', 'mark d', 'stranger', 'mark e']);
});

test('a full line sends the busiest away, not the newcomer', async () => {
  const { ask, endOne, begun } = aBench(new FairTurns({ running: 1, perClient: 1, waiting: 3 }));
  const greedy = Array.from({ length: 4 }, () => ask('greedy'));
  const refused = greedy.map((each) =>
    each.then(
      () => 'done',
      (error) => error.code,
    ),
  );
  const own = ask('greedy').then(
    () => 'done',
    (error) => error.code,
  );
  expect(await own).toBe('service.busy');
  void ask('other');
  expect(await refused[3]).toBe('service.busy');
  await endOne();
  await endOne();
  expect(begun).toEqual(['greedy', 'greedy', 'other']);
});

test('nobody waits longer than they should', async () => {
  const turns = new FairTurns({ perClient: 1, patienceMs: 20 });
  const { ask } = aBench(turns);
  void ask('a');
  await expect(ask('a')).rejects.toMatchObject({ code: 'service.busy' });
  expect(turns.waiting).toBe(0);
});

test('what is done within a turn needs no other, and a failure frees its place', async () => {
  const turns = new FairTurns({ running: 1, perClient: 1 });
  const nested = () => turns.run('a', () => turns.run('a', async () => 'done'));
  expect(await nested()).toBe('done');
  await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await nested()).toBe('done');
});
