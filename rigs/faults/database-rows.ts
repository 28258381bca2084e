/** F7–F10 and F38: a database that is slow, silent, cut off, locked or being changed. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#api/database.ts';
import { listChildren } from '#tests/running-programs.ts';
import { orderOnce } from './order.ts';
import { replaceWorker } from './replace-worker.ts';
import type { Row } from './row.ts';
import type { SharedShop } from './stand.ts';
import {
  ask,
  countOf,
  forMs,
  isReady,
  logIn,
  paths,
  post,
  seconds,
  slowest,
  visit,
  waitFor,
  worstOf,
} from './visitors.ts';

/** What a visitor waits at most, and a little for a busy machine. */
const MOST_MS = 4000;
const HEALTH_MS = 500;

const workersOf = (pid: number) =>
  listChildren(pid)
    .filter(({ command }) => command.includes('worker'))
    .map((worker) => worker.pid)
    .sort((a, b) => a - b);

const residentMb = (pids: readonly number[]) =>
  pids.reduce(
    (sum, pid) =>
      sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    0,
  );

export const databaseRows = (shared: SharedShop): Row[] => [
  {
    id: 'F7',
    fault: 'every answer of the database a quarter of a second late',
    rule: 'every page and call is answered within 4 s by 200 or 503, / stays 200, /healthz below 0.5 s, all is well after',
    async run() {
      const { shop, wire } = await shared.get();
      await ask(shop.url, '/');
      wire.setDelay(250);
      const health: number[] = [];
      const isOver = forMs(12_000);
      const beside = (async () => {
        while (!isOver()) {
          health.push((await ask(shop.url, '/healthz')).ms);
          await sleep(200);
        }
      })();
      const answers = await visit(8, isOver, (step) => ask(shop.url, paths(step)));
      await beside;
      const replaced = await replaceWorker(shop);
      wire.setDelay(0);
      const back = await waitFor('ready again', isReady(shop.url));
      const odd = countOf(answers, ({ status }) => status !== 200 && status !== 503);
      const lostHome = countOf(answers, ({ path, status }) => path === '/' && status !== 200);
      return {
        isRight: odd === 0 && lostHome === 0 && slowest(answers) < MOST_MS && Math.max(...health) < HEALTH_MS,
        figures: `${answers.length} answers, slowest ${seconds(slowest(answers))}, ${countOf(answers, ({ status }) => status === 503)} × 503, ${odd} odd, /healthz at most ${Math.max(...health).toFixed(0)} ms, ready ${seconds(back)} after; ${replaced}${worstOf(answers, MOST_MS)}`,
      };
    },
  },
  {
    id: 'F8',
    fault: 'the database says nothing more (black hole)',
    rule: 'what needs it is 503 within 4 s, / stays 200, memory grows by less than 150 MB in 12 s and after 30 s by less than 50 MB, good writes again within 5 s',
    async run() {
      const { shop, wire } = await shared.get();
      const token = await logIn(shop.url);
      // Clicks on adverts: pages of their own would fill the cache, whose growth is no queue.
      const clicked = (step: number) => paths(step, () => `visit=${step}`);
      const workers = workersOf(shop.pid);
      const knock = (ms: number) =>
        visit(16, forMs(ms), (step) =>
          step % 2 === 0
            ? ask(shop.url, '/api/v1/cart/', { headers: { authorization: `Bearer ${token}` } })
            : ask(shop.url, clicked(step)),
        );
      await visit(16, forMs(4000), (step) => ask(shop.url, clicked(step)));
      wire.setSilent(true);
      const fresh = residentMb(workers);
      const first = await knock(12_000);
      const grown = residentMb(workers) - fresh;
      const second = await knock(18_000);
      const settled = residentMb(workers);
      const answers = [first, second, await knock(12_000)].flat();
      const grownLater = residentMb(workers) - settled;
      const replaced = await replaceWorker(shop);
      wire.setSilent(false);
      const back = await waitFor('a good write', async () => {
        const answer = await post(shop.url, '/api/v1/cart/', token, { items: [] });
        return answer.status < 500 && answer.status !== 0;
      });
      const odd = countOf(answers, ({ status }) => status !== 200 && status !== 503);
      const refused = countOf(answers, ({ status }) => status === 503);
      return {
        isRight:
          odd === 0 &&
          refused > 0 &&
          slowest(answers) < MOST_MS &&
          grown < 150 &&
          grownLater < 50 &&
          back < 5000,
        figures: `${refused} × 503 of ${answers.length}, slowest ${seconds(slowest(answers))}, memory ${grown.toFixed(0)} MB more after 12 s, ${grownLater.toFixed(0)} more between 30 and 42 s, good write ${seconds(back)} after; ${replaced}${worstOf(answers, MOST_MS)}`,
      };
    },
  },
  {
    id: 'F9',
    fault: 'connections to the database cut three times a second',
    rule: 'no process ends, every order is made once for its key, whoever was told of one finds it',
    async run() {
      const { shop, wire, server } = await shared.get();
      const db = connect({ databaseUrl: server.url(), workers: 1 }, { max: 2 });
      try {
        const workers = workersOf(shop.pid);
        const token = await logIn(shop.url);
        const isOver = forMs(12_000);
        const cutting = (async () => {
          while (!isOver()) {
            await sleep(300);
            wire.cut();
          }
        })();
        const made: { id: number; key: string }[] = [];
        while (!isOver()) {
          const order = await orderOnce(shop.url, token, { patienceMs: 20_000 });
          if (order.id !== null) made.push({ id: order.id, key: order.key });
          await db`DELETE FROM rate_counters`;
        }
        await cutting;
        const rows = await db<{ comment: string; n: number }[]>`
          SELECT comment, count(*)::int AS n FROM orders WHERE comment = ANY(${made.map(({ key }) => key)}) GROUP BY 1`;
        const isOnce = rows.length === made.length && rows.every(({ n }) => n === 1);
        const isAlive = workersOf(shop.pid).join() === workers.join();
        const cuttingOn = setInterval(() => wire.cut(), 300);
        const replaced = await replaceWorker(shop).finally(() => clearInterval(cuttingOn));
        return {
          isRight: made.length > 0 && isOnce && isAlive,
          figures: `${made.length} orders told, ${rows.length} found once, ${isAlive ? 'no' : 'A'} process ended; ${replaced}`,
        };
      } finally {
        await db.end({ timeout: 1 });
      }
    },
  },
  {
    id: 'F10',
    fault: 'the stock of one product locked by somebody else',
    rule: 'an order of it is refused within 4 s and can be repeated, other goods sell meanwhile, afterwards it sells too',
    async run() {
      const { shop, server } = await shared.get();
      const db = connect({ databaseUrl: server.url(), workers: 1 }, { max: 2, statementTimeoutMs: 0 });
      try {
        const token = await logIn(shop.url);
        // Not the first: F9 may have sold it out.
        const [ofOthers, ofItself] = [{ skip: 1 }, { skip: 2 }];
        const free = await orderOnce(shop.url, token, ofOthers);
        const [locked] = await db<
          { code: string }[]
        >`SELECT code FROM products WHERE code = ${(await orderOnce(shop.url, token, { ...ofItself, dryRun: true })).code}`;
        if (!locked || free.id === null) throw new Error(`no order could be made before: ${free.status}`);
        let release = () => {};
        const holding = db.begin(async (tx) => {
          // However long the machine takes for what follows: nobody but us lets go.
          await tx`SET LOCAL idle_in_transaction_session_timeout = 0`;
          await tx`SELECT FROM stocks s JOIN products p ON p.id = s.product_id WHERE p.code = ${locked.code} FOR UPDATE OF s`;
          await new Promise<void>((done) => {
            release = done;
          });
        });
        await sleep(300);
        const [waited, other] = await Promise.all([
          orderOnce(shop.url, token, { ...ofItself, patienceMs: 0 }),
          orderOnce(shop.url, token, { ...ofOthers, patienceMs: 0 }),
        ]);
        const replaced = await replaceWorker(shop);
        release();
        await holding;
        const after = await orderOnce(shop.url, token, { ...ofItself, key: waited.key, total: waited.total });
        return {
          isRight: waited.status === 503 && waited.ms < MOST_MS && other.id !== null && after.id !== null,
          figures: `locked goods: ${waited.status} after ${seconds(waited.ms)}; others: ${other.status}; repeated: ${after.status}; ${replaced}`,
        };
      } finally {
        await db.end({ timeout: 1 });
      }
    },
  },
  {
    id: 'F38',
    fault: 'a migration under load',
    rule: 'no visitor gets a 5xx and the migration is done or gives up after 2 s',
    async run() {
      const { shop, server } = await shared.get();
      const db = connect({ databaseUrl: server.url(), workers: 1 }, { max: 1, statementTimeoutMs: 0 });
      try {
        const isOver = forMs(8000);
        const visiting = visit(8, isOver, (step) => ask(shop.url, paths(step)));
        let done = 0;
        let gaveUp = 0;
        while (!isOver()) {
          const outcome = await db
            .begin(async (tx) => {
              await tx`SET LOCAL lock_timeout = '2s'`;
              await tx`ALTER TABLE products ADD COLUMN fault_probe int NOT NULL DEFAULT 0`;
              await tx`CREATE INDEX fault_probe ON products (fault_probe)`;
              await tx`ALTER TABLE products DROP COLUMN fault_probe`;
            })
            .then(
              () => 'done',
              () => 'gave up',
            );
          if (outcome === 'done') done += 1;
          else gaveUp += 1;
          await sleep(300);
        }
        const answers = await visiting;
        const failed = countOf(answers, ({ status }) => status === 0 || status >= 500);
        return {
          isRight: failed === 0 && done > 0,
          figures: `${done} done, ${gaveUp} gave up, ${answers.length} answers, ${failed} failed, slowest ${seconds(slowest(answers))}`,
        };
      } finally {
        await db.end({ timeout: 1 });
      }
    },
  },
];
