import { expect, test, vi } from 'vitest';
import { KeptForAWhile } from './kept-for-a-while.ts';

const KEPT_MS = 1000;

function aShelf(most: number) {
  const clock = { now: 0 };
  return { clock, kept: new KeptForAWhile<string>(most, KEPT_MS, () => clock.now) };
}

test('is found once however many ask, until it is too old', async () => {
  const { clock, kept } = aShelf(10);
  const make = vi.fn(async () => 'found');
  expect(await Promise.all([kept.find('a', make), kept.find('a', make)])).toEqual(['found', 'found']);
  clock.now = KEPT_MS - 1;
  await kept.find('a', make);
  expect(make).toHaveBeenCalledTimes(1);
  clock.now = KEPT_MS;
  await kept.find('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a failure is everybody’s who waited for it, and the next one asks anew', async () => {
  const { kept } = aShelf(10);
  const fail = () => Promise.reject(new Error('away'));
  const [one, other] = await Promise.allSettled([kept.find('a', fail), kept.find('a', fail)]);
  expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
  expect(await kept.find('a', async () => 'back')).toBe('back');
});

test('a failure that comes late takes nothing away that was found after it', async () => {
  const { clock, kept } = aShelf(10);
  const late = Promise.withResolvers<string>();
  const waiting = kept.find('a', () => late.promise);
  clock.now = KEPT_MS;
  await kept.find('a', async () => 'newer');
  late.reject(new Error('away'));
  await expect(waiting).rejects.toThrow('away');
  expect(await kept.find('a', async () => 'anew')).toBe('newer');
});

test('those that are too old go with the next that is kept, the first found with too many', async () => {
  const { clock, kept } = aShelf(3);
  for (const key of ['a', 'b', 'c', 'd']) await kept.find(key, async () => key);
  expect(kept.size).toBe(3);
  expect(await kept.find('b', async () => 'anew')).toBe('b');
  clock.now = KEPT_MS - 1;
  await kept.find('e', async () => 'e');
  clock.now = KEPT_MS;
  await kept.find('f', async () => 'f');
  expect(kept.size).toBe(2);
});
