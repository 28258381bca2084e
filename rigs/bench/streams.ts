/**
 * `node rigs/bench/streams.ts [--streams 10000]`: as many open streams of live updates on one worker of the built shop. How
 * much memory they take, whether pages are still served meanwhile, and how long a broadcast takes to reach all of them
 * by way of PostgreSQL. Fails when memory grows by 400 MB or somebody hears nothing. Needs `ulimit -n` above the number.
 */
import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect as dial, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#api/database.ts';
import { signToken } from '#api/live/live-tokens.ts';
import { EmbeddedPostgres } from '#server/embedded-postgres.ts';
import { makeReachableFolder, startBuiltShop } from '../built-shop.ts';
import { readMemoryBytes } from './memory.ts';
import { toPercentile } from './percentiles.ts';

const { values } = parseArgs({ options: { streams: { type: 'string', default: '10000' } } });
const count = Number(values.streams);
const STREAMS_PER_USER = 10;
const AT_ONCE = 100;
const MOST_GROWTH_BYTES = 400 * 2 ** 20;
const SECRET = 'a secret of the bench, long enough to be taken';
const BROADCAST = 'broadcast-1';

const report = (text: string) => process.stdout.write(`${text}\n`);
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const key = createHmac('sha256', SECRET).update('live updates').digest('base64url');
const topics = Array.from(
  { length: Math.ceil(count / STREAMS_PER_USER) },
  (_, user) => `/cart/update/${user + 1}`,
);

let openCount = 0;
let heardCount = 0;

function openStream(port: number, topic: string): Promise<Socket> {
  const token = signToken(key, { subscribe: [topic] }, 600);
  const socket = dial(port, '127.0.0.1');
  return new Promise((opened, fail) => {
    socket.once('error', fail);
    socket.once('connect', () =>
      socket.write(
        `GET /.well-known/mercure?topic=${encodeURIComponent(topic)}&authorization=${token} HTTP/1.1\r\nHost: bench\r\n\r\n`,
      ),
    );
    socket.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      if (text.startsWith('HTTP/1.1 200')) {
        openCount++;
        opened(socket);
      } else if (text.startsWith('HTTP/1.1')) fail(new Error(text.slice(0, 30)));
      if (text.includes(BROADCAST)) heardCount++;
    });
  });
}

async function openAll(port: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let at = 0; at < count; at += AT_ONCE) {
    const part = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, place) =>
      openStream(port, topics[Math.floor((at + place) / STREAMS_PER_USER)] ?? ''),
    );
    sockets.push(...(await Promise.all(part)));
  }
  return sockets;
}

async function timePages(url: string): Promise<string> {
  const taken: number[] = [];
  for (const path of ['/', '/c/laminat', '/api/v2/cities/']) {
    for (let round = 0; round < 10; round++) {
      const begun = performance.now();
      const response = await fetch(url + path);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      taken.push(performance.now() - begun);
    }
  }
  return `p50 ${toPercentile(taken, 0.5).toFixed(0)} ms, p95 ${toPercentile(taken, 0.95).toFixed(0)} ms`;
}

const dataDir = makeReachableFolder('sheber-streams-');
const server = new EmbeddedPostgres({ dataDir });
await server.start();
const databaseUrl = server.url();
const shop = await startBuiltShop({
  DATABASE_URL: databaseUrl,
  WEB_CONCURRENCY: '1',
  SECRET_KEY: SECRET,
  DEMO_PRODUCTS: '1500',
});
const db = connect({ databaseUrl, workers: 1 }, { max: 1, name: 'streams-bench' });
const port = Number(new URL(shop.url).port);
try {
  report(`pages without streams: ${await timePages(shop.url)}`);
  await openStream(port, topics[0] ?? '').then((socket) => socket.destroy());
  await sleep(3000);
  const before = readMemoryBytes(shop.pid);
  const begun = performance.now();
  openCount = 0;
  const sockets = await openAll(port);
  report(`${openCount} streams open after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  await sleep(5000);
  const growth = readMemoryBytes(shop.pid) - before;
  report(`memory: ${megabytes(before)} before, ${megabytes(growth)} more with the streams`);
  report(`pages with streams: ${await timePages(shop.url)}`);

  const told = performance.now();
  for (let at = 0; at < topics.length; at += 100) {
    const news = topics.slice(at, at + 100).map((topic) => [topic, 'message', BROADCAST]);
    await db`SELECT pg_notify('live', ${JSON.stringify({ from: 'bench', news })})`;
  }
  while (heardCount < count && performance.now() - told < 30_000) await sleep(10);
  report(`broadcast: heard by ${heardCount} of ${count} after ${(performance.now() - told).toFixed(0)} ms`);
  report(`memory after it: ${megabytes(readMemoryBytes(shop.pid) - before)} more`);
  for (const socket of sockets) socket.destroy();
  if (growth > MOST_GROWTH_BYTES || heardCount < count) process.exitCode = 1;
} finally {
  await db.end({ timeout: 1 });
  await shop.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
