import { expect, test, vi } from 'vitest';
import { isPreloadingWelcome } from '../../app/navigation/preload.ts';
import { Preloads } from './preloads.ts';

test('at most four at once; the fifth waits for the click', async () => {
  const arrive: (() => void)[] = [];
  const preloads = new Preloads(() => new Promise((done) => arrive.push(() => done(new Response('{}')))));
  expect(['/a', '/b', '/c', '/d', '/e'].map((url) => preloads.start(url))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  arrive[0]?.();
  await vi.waitFor(() => expect(preloads.start('/e')).toBe(true));
});

test('one fetch for one address, and one use of it', async () => {
  const fetchPayload = vi.fn(async () => new Response('{}'));
  const preloads = new Preloads(fetchPayload);
  preloads.start('/a');
  preloads.start('/a');
  expect(fetchPayload).toHaveBeenCalledTimes(1);
  expect(await preloads.take('/a')).toBeInstanceOf(Response);
  expect(preloads.take('/a')).toBeNull();
});

test('a preload that failed is forgotten', async () => {
  const preloads = new Preloads(async () => Promise.reject(new Error('offline')));
  preloads.start('/a');
  await vi.waitFor(() => expect(preloads.take('/a')).toBeNull());
});

test.each([
  [{ saveData: true }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g' }, true],
  [undefined, true],
])('with the connection %j preloading is %s', (connection, isWelcome) => {
  expect(isPreloadingWelcome(connection)).toBe(isWelcome);
});
