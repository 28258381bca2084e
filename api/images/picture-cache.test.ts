import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureCache } from './picture-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheber-picture-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const warn = vi.fn();
const key = (number: number) => String(number).padStart(40, '0');
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

test('what is kept is found again, also by another process, and nothing lies beside it', async () => {
  await new PictureCache(folder, 10_000, warn).keep(key(1), Buffer.from('one'));
  expect(String(await new PictureCache(folder, 10_000, warn).find(key(1)))).toBe('one');
  expect(await new PictureCache(folder, 10_000, warn).find(key(2))).toBeNull();
  expect(files()).toEqual([`${key(1)}.webp`]);
});

test('two that keep the same at once leave one whole file', async () => {
  const caches = Array.from({ length: 8 }, () => new PictureCache(folder, 10_000_000, warn));
  const picture = Buffer.alloc(300_000, 'x');
  await Promise.all(caches.map((cache) => cache.keep(key(1), picture)));
  expect(files()).toEqual([`${key(1)}.webp`]);
  expect((await caches[0]?.find(key(1)))?.equals(picture)).toBe(true);
});

test('all together stay below the bound, the longest unused go first', async () => {
  const cache = new PictureCache(folder, 1000, warn);
  for (let number = 0; number < 12; number++) {
    await cache.keep(key(number), Buffer.alloc(100));
    const path = join(folder, '00', `${key(number)}.webp`);
    // Number 3 was used last, all others in their order.
    const usedAt = new Date(Date.now() - (number === 3 ? 0 : (100 - number) * 1000));
    utimesSync(path, usedAt, usedAt);
  }
  // One may be under way that looked before the last were kept: the next one sees them all.
  await cache.sweep();
  await cache.sweep();
  expect(files().length).toBeLessThanOrEqual(10);
  expect(files()).toContain(`${key(3)}.webp`);
  expect(files()).toContain(`${key(11)}.webp`);
  expect(files()).not.toContain(`${key(0)}.webp`);
});

test('what a killed process left half written is swept away', async () => {
  mkdirSync(join(folder, '00'));
  const left = join(folder, '00', `${key(1)}.webp.abcdef.tmp`);
  writeFileSync(left, 'half');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(left, anHourAgo, anHourAgo);
  await new PictureCache(folder, 1000, warn).sweep();
  expect(files()).toEqual([]);
});

test('a disk that refuses is told and costs nothing else', async () => {
  warn.mockClear();
  writeFileSync(join(folder, 'file'), '');
  const cache = new PictureCache(join(folder, 'file'), 1000, warn);
  await cache.keep(key(1), Buffer.from('one'));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await cache.find(key(1))).toBeNull();
});
