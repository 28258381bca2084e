/**
 * `npm run bench orders`: orders per second, all of one product and spread over a thousand, against the same transaction
 * in bare SQL, one after another by each of as many connections, and against what the disk takes: one row, one commit. In
 * turns, so that a busy moment of the machine meets all. By as many buyers at once as every bench has connections, and by four
 * times as many, as they come when something is given away. Then five times as many orders as were made.
 */
import { Agent } from 'node:http';
import { connect } from '#api/database.ts';
import { readCpuMs } from '../cpu.ts';
import { connections } from '../load.ts';
import { toPercentiles } from '../percentiles.ts';
import type { Measurement } from '../subject.ts';
import { type BenchResult, toRows, toTable } from '../table.ts';
import { type BareGoods, makeBareOrder } from './bare.ts';
import { addBuyers, MANY, order, stock } from './buyers.ts';
import { measureOverload } from './overload.ts';

export const BARE = 'bare SQL, the same transaction';
export const COMMITS = 'bare SQL, one row and its commit';
export const ORDER_BENCHES = [
  'orders-hot',
  'orders-spread',
  'orders-hot-rush',
  'orders-spread-rush',
] as const;
const RUSH = 64;

interface Effort {
  rounds: number;
  seconds: number;
}

interface Shop {
  shopUrl: string;
  shopPid: number;
  databaseUrl: string;
}

export async function runOrdersBench(
  { shopUrl, shopPid, databaseUrl }: Shop,
  { rounds, seconds }: Effort,
  print: (text: string) => void,
): Promise<BenchResult[]> {
  const db = connect({ databaseUrl, workers: 1 }, { statementTimeoutMs: 30_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: RUSH });
  try {
    const goods = await stock(db);
    const buyers = await addBuyers(db);
    await db`CREATE TABLE IF NOT EXISTS bench_commits (at timestamptz NOT NULL)`;
    let turn = 0;
    const next = (all: readonly BareGoods[]) => {
      turn += 1;
      const [buyer, product] = [buyers[turn % buyers.length], all[turn % all.length]];
      if (!buyer || !product) throw new Error('nobody buys or nothing is sold');
      return { buyer, product };
    };
    const ofShop = () => readCpuMs(shopPid);
    const ways = [
      {
        name: 'the shop',
        readCpu: ofShop,
        work: async (all: readonly BareGoods[]) => {
          const { buyer, product } = next(all);
          return (await order(shopUrl, agent, buyer, product)).status === 200;
        },
      },
      {
        name: BARE,
        readCpu: readOwnCpu,
        work: async (all: readonly BareGoods[]) => {
          const { buyer, product } = next(all);
          await makeBareOrder(db, buyer, product);
          return true;
        },
      },
      {
        name: COMMITS,
        readCpu: readOwnCpu,
        work: async () => {
          await db`INSERT INTO bench_commits (at) VALUES (now())`;
          return true;
        },
      },
    ];
    const results: BenchResult[] = [];
    for (const name of ORDER_BENCHES) {
      const all = name.startsWith('orders-hot') ? goods.slice(0, 1) : goods;
      const atOnce = name.endsWith('-rush') ? RUSH : connections;
      const series = ways.map((way) => ({ ...way, measurements: [] as Measurement[] }));
      for (let round = 0; round <= rounds; round += 1) {
        for (const { work, readCpu, measurements } of series) {
          const measured = await keepBusy(atOnce, () => work(all), readCpu, round === 0 ? 1 : seconds);
          // The first round only warms up.
          if (round > 0) measurements.push(measured);
        }
      }
      const what = `orders of ${all.length === 1 ? 'one product' : `${MANY} products`}, ${atOnce} buyers at once`;
      const result = { name, what, path: '/api/v1/orders/', bytes: 0, rows: toRows(series) };
      print(`\n${toTable(result)}`);
      results.push(result);
    }
    const perSecond = Math.max(...results.map(({ rows }) => rows[0]?.requestsPerSecond ?? 0));
    const overload = await measureOverload(shopUrl, () => next(goods), { perSecond, seconds });
    print(
      `\norders, five times as many: ${overload.askedPerSecond.toFixed(0)} asked for, ${overload.madePerSecond.toFixed(0)} made and ` +
        `${overload.refusedPerSecond.toFixed(0)} refused with 503 a second, the longest made after ` +
        `${(overload.longestMadeMs / 1000).toFixed(1)} s, ${overload.faults} faults`,
    );
    if (overload.faults > 0) for (const { rows } of results) for (const row of rows) row.failures += 1;
    return results;
  } finally {
    agent.destroy();
    await db`DROP TABLE IF EXISTS bench_commits`.catch(() => undefined);
    await db.end({ timeout: 2 });
  }
}

function readOwnCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function keepBusy(
  atOnce: number,
  work: () => Promise<boolean>,
  readCpu: () => number | null,
  seconds: number,
): Promise<Measurement> {
  const latencies: number[] = [];
  let failures = 0;
  const before = readCpu();
  const started = performance.now();
  const deadline = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < deadline) {
        const asked = performance.now();
        if (!(await work())) failures += 1;
        latencies.push(performance.now() - asked);
      }
    }),
  );
  const done = latencies.length - failures;
  const after = readCpu();
  return {
    requestsPerSecond: done / ((performance.now() - started) / 1000),
    cpuMs: before === null || after === null ? null : (after - before) / Math.max(1, done),
    ...toPercentiles(latencies),
    failures,
  };
}
