import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import type { IndexCopy } from '../catalog-index/catalog-index.ts';
import { KeptPages } from './kept-pages.ts';

const rows = { start: 0, end: 10 };
const copyWith = (state: { revision: number }) =>
  ({ revisionOf: () => state.revision }) as unknown as IndexCopy;

test('made once while nothing moves, however many ask at once', async () => {
  const pages = new KeptPages<string>();
  const copy = copyWith({ revision: 1 });
  const make = vi.fn(async () => 'page');
  expect(await Promise.all([1, 2, 3].map(() => pages.get(copy, rows, 'a', make)))).toEqual([
    'page',
    'page',
    'page',
  ]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('made again when a row of the place has moved, at most every 0.7 s, and at once for a new copy', async () => {
  let now = 0;
  const pages = new KeptPages<number>(() => now);
  const state = { revision: 1 };
  const copy = copyWith(state);
  let made = 0;
  const ask = (from = copy) => pages.get(from, rows, 'a', async () => ++made);
  await ask();
  state.revision = 2;
  now = 600;
  expect(await ask()).toBe(1);
  now = 800;
  expect(await ask()).toBe(2);
  now = 900;
  expect(await ask(copyWith(state))).toBe(3);
});

test('a failure is not kept, and the number of kept pages is bounded', async () => {
  const pages = new KeptPages<string>();
  const copy = copyWith({ revision: 1 });
  await expect(pages.get(copy, rows, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await pages.get(copy, rows, 'a', async () => 'back')).toBe('back');
  for (let each = 0; each < 600; each++) await pages.get(copy, rows, `k${each}`, async () => 'x');
  expect(pages.sizeOf(copy)).toBe(500);
});

test('a copy that has been replaced is let go, though pages of it were kept and nobody has come since', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const pages = new KeptPages<string>();
  const open = async () => {
    const copy = copyWith({ revision: 1 });
    await pages.get(copy, rows, 'a', async () => 'page');
    return new WeakRef(copy);
  };
  const replaced = await open();
  await expect
    .poll(() => {
      collect();
      return replaced.deref() === undefined;
    })
    .toBe(true);
  expect(await pages.get(copyWith({ revision: 1 }), rows, 'a', async () => 'of the new one')).toBe(
    'of the new one',
  );
});
