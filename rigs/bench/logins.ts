/**
 * `node rigs/bench/logins.ts`: what a flood of logins costs the others, and what the time of a refused login gives away. Starts
 * the built shop with one worker. The first figure is a p-value of 200 pairs (wrong password of a known account against
 * an unknown one), the second the p99 of a cached page before and while a hundred people log in at once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#api/database.ts';
import { EmbeddedPostgres } from '#server/embedded-postgres.ts';
import { makeReachableFolder, startBuiltShop } from '../built-shop.ts';
import { toMedian, toPercentile } from './percentiles.ts';
import { rankTest } from './rank-test.ts';

const PAIRS = 200;
const LOGINS = 100;
const KNOWN = 'retail@sheber.test';
const PAGE = '/c/laminat';

const print = (text: string) => process.stdout.write(`${text}\n`);
const server = new EmbeddedPostgres({ dataDir: makeReachableFolder('sheber-logins-'), throwAway: true });
await server.start();
const databaseUrl = server.url();
const shop = await startBuiltShop({ DATABASE_URL: databaseUrl, WEB_CONCURRENCY: '1', TRUST_PROXY: 'on' });
const db = connect({ databaseUrl, workers: 1 }, { max: 1 });

let visitor = 0;
async function logIn(login: string, password: string): Promise<{ status: number; ms: number }> {
  visitor += 1;
  const begun = performance.now();
  const response = await fetch(`${shop.url}/api/v1/auth/login/`, {
    method: 'POST',
    // Everyone from an address of their own: the limit by address is not what is measured.
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}`,
    },
    body: JSON.stringify({ login, password }),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - begun };
}

async function measurePairs(): Promise<void> {
  for (let i = 0; i < 10; i++) await logIn('nobody@sheber.test', 'x');
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let i = 0; i < PAIRS; i++) {
    await db`DELETE FROM rate_counters`;
    // In turns, so that whatever else the machine does falls on both.
    const order = i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const { status, ms } = await logIn(
        kind === 'known' ? KNOWN : `nobody-${i}@sheber.test`,
        'wrong password 1',
      );
      if (status !== 422) throw new Error(`a wrong login was answered ${status}`);
      times[kind].push(ms);
    }
  }
  const [known, unknown] = [toMedian(times.known), toMedian(times.unknown)];
  const p = rankTest(times.known, times.unknown);
  print(
    `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms (medians of ${PAIRS}), difference ${Math.abs(known - unknown).toFixed(2)} ms, Mann–Whitney p = ${p.toFixed(3)}`,
  );
}

/** Pages one after another, as a reader would turn them. */
async function turnPages(until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!until()) {
    const begun = performance.now();
    const response = await fetch(shop.url + PAGE, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    times.push(performance.now() - begun);
    await sleep(2);
  }
  return times;
}

/** The limit by login is not what is measured either: everyone is somebody else. */
async function makeCrowd(): Promise<void> {
  await db`
    INSERT INTO users (email, first_name, password_hash)
    SELECT 'crowd-' || each || '@sheber.test', 'Crowd', password_hash
    FROM users, generate_series(0, ${LOGINS - 1}::int) AS each WHERE email = ${KNOWN}`;
}

async function measureFlood(): Promise<void> {
  await turnPages(countTo(20));
  const before = await turnPages(countTo(600));
  let areIn = false;
  const flood = Promise.all(
    Array.from({ length: LOGINS }, (_, each) => logIn(`crowd-${each}@sheber.test`, 'sheber-demo-1')),
  ).then((answers) => {
    areIn = true;
    return answers;
  });
  const during = await turnPages(() => areIn);
  const answers = await flood;
  const [calm, busy] = [toPercentile(before, 0.99), toPercentile(during, 0.99)];
  const entered = answers.filter(({ status }) => status === 200).length;
  print(
    `${LOGINS} logins at once: ${entered} in, the last after ${Math.max(...answers.map(({ ms }) => ms)).toFixed(0)} ms; p99 of ${PAGE} ${calm.toFixed(1)} ms before (${before.length} pages), ${busy.toFixed(1)} ms during (${during.length}), ratio ${(busy / calm).toFixed(2)}; medians ${toMedian(before).toFixed(1)} and ${toMedian(during).toFixed(1)} ms`,
  );
}

function countTo(most: number): () => boolean {
  let count = 0;
  return () => count++ >= most;
}

try {
  await measurePairs();
  await db`DELETE FROM rate_counters`;
  await makeCrowd();
  await measureFlood();
} finally {
  await db.end();
  await shop.stop();
  await server.stop();
}
