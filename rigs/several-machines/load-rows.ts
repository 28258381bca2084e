/** M9 … M13: jobs that must be done once, and machines that go away under load, each behind nginx. */
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { type OrderTry, orderOnce } from '../faults/order.ts';
import type { Row } from '../faults/row.ts';
import { ask, countOf, forMs, logIn, paths, seconds, slowest, visit, waitFor } from '../faults/visitors.ts';
import type { Machines } from './machines.ts';
import { cartOf, findGoods, isShownByAll, setCount } from './visitors.ts';
import { startWriters } from './writers.ts';

const BUYERS = ['retail', 'club'].map((name) => `${name}@sheber.test`);
const ORDERS_EACH = 4;
const NEW_PRICE = 6_543_210;

export function loadRows(machines: Machines): Row[] {
  const { shops, nginx, db, standby, letters } = machines;
  const urls = () => shops.map(({ shop }) => shop.url) as [string, string];
  const browse = (ms: number) => visit(6, forMs(ms), (step) => ask(nginx.url, paths(step)));
  return [
    {
      id: 'M9',
      fault: 'jobs of four workers: orders that nobody pays for, letters',
      rule: 'each order ends once and gives its goods back once, within 45 s; each letter leaves once',
      async run() {
        const made = await orderTogether(urls(), 100);
        const ids = made.map(({ id }) => id ?? 0);
        await db`UPDATE orders SET payment_method = 'card_online', payment_status = 'pending',
                   pay_until = now() - interval '1 minute' WHERE id = ANY(${ids})`;
        const ended = () => db<{ id: number; times: number; taken: number; given: number }[]>`
          SELECT o.id, (SELECT count(*)::int FROM order_history h WHERE h.order_id = o.id AND h.status = 'cancelled') AS times,
                 -(SELECT coalesce(sum(count), 0)::int FROM stock_entries e WHERE e.order_id = o.id AND kind = 'sale') AS taken,
                 (SELECT coalesce(sum(count), 0)::int FROM stock_entries e WHERE e.order_id = o.id AND kind = 'release') AS given
          FROM orders o WHERE o.id = ANY(${ids}) AND o.status = 'cancelled'`;
        const endedMs = await waitFor(
          'the end of the orders',
          async () => (await ended()).length === ids.length,
          60_000,
        );
        await waitFor(
          'the letters',
          async () => (await db`SELECT FROM tasks WHERE state = 'waiting'`).length === 0,
        );
        const rows = await ended();
        const once = rows.filter(({ times, taken, given }) => times === 1 && taken === given && taken > 0);
        // A letter's key begins its Message-ID.
        const sent = await db<{ id: string }[]>`
          SELECT left(split_part(key, ':', 2), 32) AS id FROM tasks WHERE kind = 'letter' AND state = 'done'`;
        const twice = letters.length - new Set(letters).size;
        const missing = sent.filter(({ id }) => !letters.some((letter) => letter.includes(id))).length;
        return {
          isRight:
            ids.every((id) => id > 0) &&
            once.length === ids.length &&
            endedMs < 45_000 &&
            twice + missing === 0 &&
            letters.length > ids.length,
          figures: `${once.length} of ${ids.length} orders ended once, after ${seconds(endedMs)}; ${letters.length} letters, ${twice} twice, ${missing} missing`,
        };
      },
    },
    {
      id: 'M10',
      fault: 'a replica that follows, then stands still',
      rule: 'visitors without a login read from it while it follows; once it is behind, a new price is shown by all and a customer’s cart is as it was written',
      async run() {
        const [one, two] = urls();
        const [code = ''] = await findGoods(one, 3).then((codes) => codes.slice(2));
        const api = `/api/v2/products/${code}/`;
        const before = await countReads();
        for (let at = 0; at < 40; at += 1) await ask(at % 2 ? one : two, api);
        const after = await countReads();
        const admin = openAdmin();
        try {
          await admin`SELECT pg_wal_replay_pause()`;
          const begun = performance.now();
          await db`UPDATE product_prices SET price = ${NEW_PRICE}, regular_price = ${NEW_PRICE}, club_price = NULL,
                     discount_price = NULL WHERE product_id = (SELECT id FROM products WHERE code = ${code})`;
          const token = await logIn(one);
          const written = await setCount(one, token, code, 4);
          const isOwn = (await cartOf(two, token)).counts.get(code) === 4;
          await waitFor('the price', () => isShownByAll([one, two], api, String(NEW_PRICE)));
          const shownMs = performance.now() - begun;
          return {
            isRight: after.replica > before.replica && written.status === 200 && isOwn && shownMs < 5000,
            figures: `of 40 looks ${after.replica - before.replica} from the replica, ${after.primary - before.primary} from the primary; standing still: new price by all after ${seconds(shownMs)}, own cart ${isOwn ? 'right' : 'OLD'}`,
          };
        } finally {
          await admin`SELECT pg_wal_replay_resume()`;
          await admin.end({ timeout: 1 });
        }
      },
    },
    {
      id: 'M11',
      fault: 'one shop is told to stop (SIGTERM) under load, and opened again',
      rule: 'no request fails, reading or writing',
      async run() {
        const writers = await startWriters(nginx.url, false);
        const browsing = browse(9000);
        await sleep(2500);
        const begun = performance.now();
        await shops[1].shop.stop();
        const stopMs = performance.now() - begun;
        await machines.restart();
        const answers = await browsing;
        const { tries, failed, lost } = await writers.end();
        const unread = countOf(answers, ({ status }) => status !== 200);
        return {
          isRight: unread === 0 && failed === 0 && lost === 0,
          figures: `${answers.length} answers, ${unread} failed; ${tries} cart writes, ${failed} failed, ${lost} lost; stopped in ${seconds(stopMs)}, slowest ${seconds(slowest(answers))}`,
        };
      },
    },
    {
      id: 'M12',
      fault: 'one shop is killed (kill -9, all its processes) under load',
      rule: 'no page fails; what failed in writing succeeds when repeated; every acknowledged cart and order is there, each order once',
      async run() {
        await db`DELETE FROM rate_counters WHERE key LIKE 'order:%'`;
        const writers = await startWriters(nginx.url, true);
        const browsing = browse(9000);
        const ordering = orderTogether([nginx.url, nginx.url], 1200);
        await sleep(2500);
        await shops[1].kill();
        const orders = await ordering;
        const answers = await browsing;
        const { tries, failed, lost } = await writers.end();
        const unread = countOf(answers, ({ status }) => status !== 200);
        const kept = await db<{ comment: string }[]>`
          SELECT comment FROM orders WHERE comment = ANY(${orders.map(({ key }) => key)})`;
        const isOnce = orders.every(
          ({ id, key }) => id !== null && kept.filter(({ comment }) => comment === key).length === 1,
        );
        await machines.restart();
        return {
          isRight: unread === 0 && lost === 0 && isOnce,
          figures: `${answers.length} answers, ${unread} failed, slowest ${seconds(slowest(answers))}; ${tries} cart writes, ${failed} repeated, ${lost} lost; ${orders.length} orders, ${isOnce ? 'each there once' : 'NOT each once'}`,
        };
      },
    },
    {
      id: 'M13',
      fault: 'the replica dies under load',
      rule: 'no request fails and nobody waits more than 2 s longer than before',
      async run() {
        const codes = await findGoods(nginx.url, 40);
        const look = (step: number) => ask(nginx.url, `/api/v2/products/${codes[step % codes.length]}/`);
        const calm = await visit(6, forMs(3000), look);
        const looking = visit(6, forMs(4000), look);
        await sleep(1000);
        await standby.stop();
        const answers = await looking;
        const failed = countOf(answers, ({ status }) => status !== 200);
        return {
          isRight: failed === 0 && slowest(answers) < slowest(calm) + 2000,
          figures: `${answers.length} answers, ${failed} failed, slowest ${seconds(slowest(answers))}; before: ${seconds(slowest(calm))}`,
        };
      },
    },
  ];

  /** Each buyer one order after another, at the shops in turn; both buyers at once. */
  async function orderTogether(at: readonly string[], pauseMs: number): Promise<OrderTry[]> {
    const made = await Promise.all(
      BUYERS.map(async (buyer, nth) => {
        const token = await logIn(at[0] ?? '', buyer);
        const orders: OrderTry[] = [];
        for (let step = 0; step < ORDERS_EACH; step += 1) {
          orders.push(
            await orderOnce(at[(step + nth) % at.length] ?? '', token, { skip: 2 + nth, patienceMs: 15_000 }),
          );
          await sleep(pauseMs);
        }
        return orders;
      }),
    );
    return made.flat();
  }

  async function countReads(): Promise<{ replica: number; primary: number }> {
    const texts = await Promise.all(
      shops.map(async ({ metricsPort }) => (await ask(`http://127.0.0.1:${metricsPort}`, '/metrics')).body),
    );
    const sumOf = (from: string) =>
      texts
        .flatMap((text) => [...text.matchAll(/^public_reads_total\{from="(\w+)"[^}]*\} (\d+)/gm)])
        .filter(([, source]) => source === from)
        .reduce((sum, [, , count]) => sum + Number(count), 0);
    return { replica: sumOf('replica'), primary: sumOf('primary') };
  }

  function openAdmin() {
    return postgres(standby.adminUrl, { max: 1, onnotice: () => {}, fetch_types: false });
  }
}
