import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

const answer = (body: string) => ({ status: 200, headers: {}, body });

function cacheAt(maxBytes = 1_000_000) {
  const clock = { now: 1000 };
  const cache = new PageCache(maxBytes, () => clock.now);
  cache.setVersion(1);
  clock.now += 60_000;
  return { cache, clock };
}

test('a page is fresh for a minute, then stale, after ten minutes gone', () => {
  const { cache, clock } = cacheAt();
  const page = cache.store('/', answer('x'));
  expect(cache.freshnessOf(page)).toBe('fresh');
  clock.now += 60_001;
  expect(cache.freshnessOf(page)).toBe('stale');
  clock.now += 600_000;
  expect(cache.freshnessOf(page)).toBe('gone');
});

test('a new version of the catalogue lets it serve five seconds more, then only as a rescue', () => {
  const { cache, clock } = cacheAt();
  const page = cache.store('/', answer('x'));
  cache.setVersion(2);
  expect(cache.freshnessOf(page)).toBe('stale');
  clock.now += 5_001;
  expect(cache.freshnessOf(page)).toBe('rescue');
  expect(cache.freshnessOf(cache.store('/', answer('y')))).toBe('fresh');
});

test('a page that was being made while the catalogue changed is not taken for the new one', () => {
  const { cache } = cacheAt();
  const { version } = cache;
  cache.setVersion(2);
  expect(cache.freshnessOf(cache.store('/', answer('x'), version))).toBe('stale');
});

test('bodies are the same bytes in every encoding, compressed once', () => {
  const { cache } = cacheAt();
  const text = 'Шебер '.repeat(500);
  const page = cache.store('/', answer(text));
  expect(brotliDecompressSync(cache.bodyOf(page, 'br')).toString()).toBe(text);
  expect(gunzipSync(cache.bodyOf(page, 'gzip')).toString()).toBe(text);
  expect(cache.bodyOf(page, 'br')).toBe(cache.bodyOf(page, 'br'));
  expect(cache.bodyOf(page, null).toString()).toBe(text);
});

test('what it holds keeps no memory alive beside what is counted', () => {
  const { cache } = cacheAt();
  for (const text of ['short', 'Шебер '.repeat(5000)]) {
    const page = cache.store('/', answer(text));
    const [gzip, br] = [cache.bodyOf(page, 'gzip'), cache.bodyOf(page, 'br')];
    for (const body of [page.packed, gzip, br]) expect(body.buffer.byteLength).toBe(body.length);
  }
});

test('a page that is gone and that nobody asks for takes no room any more', () => {
  const { cache, clock } = cacheAt();
  cache.store('old', answer('x'.repeat(1000)));
  clock.now += 600_001;
  cache.store('new', answer('y'.repeat(10)));
  expect([cache.find('old'), cache.bytes]).toEqual([undefined, 13]);
});

test('never holds more than its bytes; the least recently asked for goes first', () => {
  const { cache } = cacheAt(3500);
  for (const key of ['a', 'b', 'c']) cache.store(key, answer(key.repeat(1000)));
  cache.find('a');
  cache.store('d', answer('d'.repeat(1000)));
  expect(cache.bytes).toBeLessThanOrEqual(3500);
  expect(cache.find('b')).toBeUndefined();
  expect(cache.find('a')).toBeDefined();
});

test('storing a page again counts its bytes once', () => {
  const { cache } = cacheAt();
  cache.store('/', answer('x'.repeat(100)));
  const { bytes } = cache;
  cache.store('/', answer('y'.repeat(100)));
  expect(cache.bytes).toBe(bytes);
});

test('a page lies here compressed, small from the start and smallest once it is asked for again', () => {
  const { cache } = cacheAt();
  const text = Array.from({ length: 3000 }, (_, at) => `<p class="a${at % 7}">Шебер ${at}</p>`).join('');
  const page = cache.store('/', answer(text));
  const atFirst = cache.bytes;
  expect(atFirst).toBeLessThan(Buffer.byteLength(text) / 4);
  expect(brotliDecompressSync(page.packed).toString()).toBe(text);
  const body = cache.bodyOf(page, 'br');
  expect(cache.bytes).toBe(body.length + 1);
  expect(cache.bytes).toBeLessThanOrEqual(atFirst);
  expect(cache.bodyOf(page, null).toString()).toBe(text);
  expect(gunzipSync(cache.bodyOf(page, 'gzip')).toString()).toBe(text);
  cache.store('/', answer('x'));
  expect(cache.bytes).toBe(2);
});
