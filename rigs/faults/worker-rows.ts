/** F3, F4, F13, F14, F33, F34: processes that are killed, stopped, doubled, live at another time or in a small room. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listChildren } from '#tests/running-programs.ts';
import { makeReachableFolder, startBuiltShop } from '../built-shop.ts';
import { orderOnce } from './order.ts';
import type { Row } from './row.ts';
import { SHOP, type SharedShop, withBuiltShop, withPostgres } from './stand.ts';
import { listenTo } from './stream.ts';
import { ask, countOf, forMs, logIn, paths, post, seconds, slowest, visit } from './visitors.ts';

const cartOf = async (url: string, token: string) => {
  const { status, body } = await ask(url, '/api/v1/cart/', { headers: { authorization: `Bearer ${token}` } });
  const { items = [], eventId = '' } = status === 200 ? JSON.parse(body) : {};
  return { status, eventId: String(eventId), items: items as { product: { code: string }; count: number }[] };
};

const anyCode = async (url: string) =>
  (
    JSON.parse((await ask(url, '/api/v2/products/?sectionCode=laminat')).body) as {
      items: { code: string }[];
    }
  ).items[0]?.code ?? '';

/** Not their stock: every order of the row takes some of it. */
const pricesOf = (items: readonly { code: string }[]) =>
  JSON.stringify(
    items.map((item) => [
      item.code,
      ...Object.entries(item).filter(([name]) => /price|discount/i.test(name)),
    ]),
  );

const DAY_MS = 24 * 60 * 60 * 1000;
const shifts = { '+1 h': DAY_MS / 24, '−1 h': -DAY_MS / 24, '+400 d': 400 * DAY_MS };

export const workerRows = (shared: SharedShop): Row[] => [
  {
    id: 'F3',
    fault: 'kill -9 of shop and PostgreSQL at once, then a start',
    rule: 'the last acknowledged cart and order are there, ready within 15 s on a busy machine',
    async run() {
      const dataDir = makeReachableFolder('sheber-faults-');
      const env = { ...SHOP, DATA_DIR: dataDir };
      try {
        const first = await startBuiltShop(env);
        const token = await logIn(first.url);
        const code = await anyCode(first.url);
        const order = await orderOnce(first.url, token);
        let told = 0;
        const isOver = forMs(2500);
        const writing = (async () => {
          for (let count = 1; ; count += 1) {
            const answer = await post(first.url, '/api/v1/cart/', token, {
              items: [{ productCode: code, count }],
            });
            if (answer.status !== 200) return;
            told = count;
          }
        })();
        while (!isOver()) await sleep(50);
        for (const { pid } of listChildren(first.pid)) process.kill(pid, 'SIGKILL');
        process.kill(first.pid, 'SIGKILL');
        await writing;
        await first.stop();
        const begun = performance.now();
        const second = await startBuiltShop(env);
        const ready = performance.now() - begun;
        try {
          const kept =
            (await cartOf(second.url, token)).items.find(({ product }) => product.code === code)?.count ?? 0;
          const found = await ask(second.url, `/api/v1/orders/${order.id}/`, {
            headers: { authorization: `Bearer ${token}` },
          });
          return {
            // A write that was on its way may have arrived without having been told.
            isRight: kept >= told && kept <= told + 1 && told > 0 && found.status === 200 && ready < 15_000,
            figures: `count told ${told}, kept ${kept}; order ${found.status}; ready after ${seconds(ready)}`,
          };
        } finally {
          await second.stop();
        }
      } finally {
        rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
      }
    },
  },
  {
    id: 'F4, F13',
    fault: 'two shops on one database, then one is told to stop under load',
    rule: 'session, cart, limits and live updates are one shop’s (an event within 1 s); no request fails that may try the other shop; the stop takes at most 10 s and ends the streams',
    async run() {
      return withPostgres(true, (server) =>
        withBuiltShop({ DATABASE_URL: server.url(), SECRET_KEY: 'x'.repeat(40) }, async (one) => {
          const two = await startBuiltShop({
            ...SHOP,
            DATABASE_URL: server.url(),
            SECRET_KEY: 'x'.repeat(40),
          });
          try {
            const token = await logIn(one.url);
            const code = await anyCode(two.url);
            const stream = await listenTo(two.url, token);
            const begun = performance.now();
            const written = await post(one.url, '/api/v1/cart/', token, {
              items: [{ productCode: code, count: 2 }],
            });
            const { eventId } = JSON.parse(written.body) as { eventId: string };
            await stream.hears(eventId);
            const heardMs = performance.now() - begun;
            const there = await cartOf(two.url, token);
            const isOneCart = there.eventId === eventId && there.items.some(({ count }) => count === 2);
            const tries = [];
            for (let at = 0; at < 8; at += 1)
              tries.push(
                await post(at % 2 ? one.url : two.url, '/api/v1/auth/login/', null, {
                  login: 'club@sheber.test',
                  password: 'wrong-password-1',
                }),
              );
            const refusedAfter = tries.findIndex(({ status }) => status === 429);
            const isOver = forMs(8000);
            const visiting = visit(8, isOver, async (step) => {
              const [near, far] = step % 2 ? [one, two] : [two, one];
              const answer = await ask(near.url, paths(step));
              // What a proxy in front does: a shop that takes no connection is passed over.
              return answer.status === 0 ? ask(far.url, paths(step)) : answer;
            });
            await sleep(2000);
            const stopBegun = performance.now();
            await two.stop();
            const stopMs = performance.now() - stopBegun;
            const answers = await visiting;
            const failed = countOf(answers, ({ status }) => status !== 200);
            return {
              isRight:
                isOneCart &&
                heardMs < 1000 &&
                refusedAfter === 5 &&
                failed === 0 &&
                stopMs < 10_500 &&
                stream.isOver(),
              figures: `event heard after ${heardMs.toFixed(0)} ms, one cart: ${isOneCart}, login refused at try ${refusedAfter + 1}; ${answers.length} answers, ${failed} failed; stopped in ${seconds(stopMs)}, stream ended: ${stream.isOver()}`,
            };
          } finally {
            await two.stop();
          }
        }),
      );
    },
  },
  {
    id: 'F14',
    fault: 'the shop’s clock wrong by an hour ahead, an hour behind, 400 days ahead',
    rule: 'logins, carts, orders and live updates work, prices are those of the right clock',
    async run() {
      return withPostgres(true, async (server) => {
        const seen: string[] = [];
        const prices = new Set<string>();
        let isRight = true;
        for (const [name, shiftMs] of [['right', 0], ...Object.entries(shifts)] as [string, number][]) {
          await withBuiltShop(
            {
              DATABASE_URL: server.url(),
              NODE_OPTIONS: `--import ${join(import.meta.dirname, 'clock-shift.mjs')}`,
              CLOCK_SHIFT_MS: String(shiftMs),
            },
            async ({ url }) => {
              const token = await logIn(url);
              const list = await ask(url, '/api/v2/products/?sectionCode=laminat&city=pavlodar');
              const { items } = JSON.parse(list.body) as { items: { code: string; price: number }[] };
              prices.add(pricesOf(items));
              const stream = await listenTo(url, token);
              const written = await post(url, '/api/v1/cart/', token, {
                items: [{ productCode: items[0]?.code, count: 1 }],
              });
              await stream.hears((JSON.parse(written.body) as { eventId: string }).eventId);
              stream.close();
              const order = await orderOnce(url, token);
              isRight &&= written.status === 200 && order.id !== null;
              seen.push(`${name}: cart ${written.status}, order ${order.status}`);
            },
          );
        }
        return {
          isRight: isRight && prices.size === 1,
          figures: `${seen.join('; ')}; ${prices.size === 1 ? 'the same prices' : 'OTHER PRICES'}`,
        };
      });
    },
  },
  {
    id: 'F33',
    fault: 'one of two workers stands still for 2 s',
    rule: 'nobody’s request fails, and nobody waits more than 4 s',
    async run() {
      const { shop } = await shared.get();
      const worker = listChildren(shop.pid).find(({ command }) => command.includes('worker'));
      if (!worker) throw new Error('no worker was found');
      const isOver = forMs(6000);
      const visiting = visit(8, isOver, (step) => ask(shop.url, paths(step)));
      await sleep(1000);
      process.kill(worker.pid, 'SIGSTOP');
      await sleep(2000);
      process.kill(worker.pid, 'SIGCONT');
      const answers = await visiting;
      const failed = countOf(answers, ({ status }) => status !== 200);
      return {
        isRight: failed === 0 && slowest(answers) < 4000,
        figures: `${answers.length} answers, ${failed} failed, slowest ${seconds(slowest(answers))}`,
      };
    },
  },
  {
    id: 'F34',
    fault: 'workers with 192 MB of heap under load',
    rule: 'every answer is 200 but for what a worker that ended had in hand, and the shop is ready afterwards',
    async run() {
      return withPostgres(true, (server) =>
        withBuiltShop(
          { DATABASE_URL: server.url(), NODE_OPTIONS: '--max-old-space-size=192' },
          async (shop) => {
            const workers = listChildren(shop.pid).map(({ pid }) => pid);
            const answers = await visit(12, forMs(15_000), (step) => ask(shop.url, paths(step)));
            const ended = workers.filter(
              (pid) => !listChildren(shop.pid).some((each) => each.pid === pid),
            ).length;
            const failed = countOf(answers, ({ status }) => status !== 200);
            const calm = await ask(shop.url, '/readyz');
            return {
              isRight: calm.status === 200 && failed <= ended * 12,
              figures: `${answers.length} answers, ${failed} failed, ${ended} workers ended, slowest ${seconds(slowest(answers))}`,
            };
          },
        ),
      );
    },
  },
];
