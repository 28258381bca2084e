/**
 * `node rigs/bench/files.ts [--products 200000]`: the sitemap, whole, and every kind of feed of a range of that size, read from
 * one worker of the built shop while its memory is sampled. Told: how much is sent, how long it takes, and the memory
 * before, at the most and afterwards; what a worker that has just started still gathers is let pass by a first reading.
 * Fails when memory grows by more than 200 MB, which rubbish between two collections may, or when a part of the sitemap
 * holds more than 50,000 addresses or 50 MB. With SHOP_URL and SHOP_PID a shop that runs already.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBuiltShop } from '../built-shop.ts';
import { readMemoryBytes } from './memory.ts';

const { values } = parseArgs({ options: { products: { type: 'string', default: '200000' } } });
const FEEDS = ['yandex-pavlodar', 'google-ru', 'google-kz', 'kaspi'];
const SAMPLE_MS = 100;
const SETTLE_MS = 10_000;
const MOST_GROWTH = 200 * 2 ** 20;
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50 * 2 ** 20;

const report = (text: string) => process.stdout.write(`${text}\n`);
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const faults: string[] = [];

/** PostgreSQL is the worker's sister and not counted; the supervisor is, and stays as it is. */
const given = process.env.SHOP_URL;
const shop = given
  ? { url: given, pid: Number(process.env.SHOP_PID), stop: async () => {} }
  : await startBuiltShop(
      { DEMO_PRODUCTS: values.products, WEB_CONCURRENCY: '1' },
      'start.mjs',
      null,
      3_600_000,
    );

async function measure(name: string, work: () => Promise<string>): Promise<void> {
  const before = readMemoryBytes(shop.pid, 'postgres');
  let most = before;
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      most = Math.max(most, readMemoryBytes(shop.pid, 'postgres'));
      await sleep(SAMPLE_MS);
    }
  })();
  const started = performance.now();
  const told = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  isOver = true;
  await sampling;
  const after = readMemoryBytes(shop.pid, 'postgres');
  report(
    `${name.padEnd(16)} ${told}, ${seconds} s; memory ${megabytes(before)} before, ${megabytes(most)} at the most, ${megabytes(after)} after`,
  );
  if (most - before > MOST_GROWTH) faults.push(`${name}: memory grew by ${megabytes(most - before)}`);
}

/** Counts while it reads: nothing is kept on this side either. */
async function read(path: string, sign: string): Promise<{ bytes: number; count: number }> {
  const response = await fetch(shop.url + path);
  if (!response.ok || !response.body) throw new Error(`${path} answers ${response.status}`);
  let bytes = 0;
  let count = 0;
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    bytes += Buffer.byteLength(chunk);
    const text = rest + chunk;
    count += text.split(sign).length - 1;
    // A sign may be cut by the edge of a chunk; whole ones before it are counted already.
    const end = Math.max(text.lastIndexOf(sign) + sign.length, text.length - sign.length + 1, 0);
    rest = text.slice(end);
  }
  return { bytes, count };
}

try {
  const index = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  await sleep(SETTLE_MS);
  for (const part of parts.slice(0, 4)) await read(part, '<loc>');
  await measure('sitemap', async () => {
    let bytes = 0;
    let addresses = 0;
    for (const part of parts) {
      const one = await read(part, '<loc>');
      if (one.count > MOST_ADDRESSES || one.bytes > MOST_BYTES)
        faults.push(`${part}: ${one.count} addresses, ${megabytes(one.bytes)}`);
      bytes += one.bytes;
      addresses += one.count;
    }
    return `${addresses} addresses in ${parts.length} parts, ${megabytes(bytes)}`;
  });
  for (const name of FEEDS)
    await measure(name, async () => {
      const { bytes, count } = await read(
        `/feeds/${name}.xml`,
        name.startsWith('google') ? '<item>' : '<offer ',
      );
      if (count === 0) faults.push(`${name}: no offers`);
      return `${count} offers, ${megabytes(bytes)}`;
    });
} finally {
  await shop.stop();
}
for (const fault of faults) report(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
