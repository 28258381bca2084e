/** M1 … M8: what a visitor of one machine does is known to the other at once, or within the promised time. */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { transaction } from '#api/database.ts';
import { root } from '#tools/run.ts';
import { orderOnce } from '../faults/order.ts';
import type { Row } from '../faults/row.ts';
import { listenTo } from '../faults/stream.ts';
import { ask, countOf, logIn, post, seconds, waitFor } from '../faults/visitors.ts';
import type { Machines } from './machines.ts';
import { bearer, cartOf, findGoods, isShownByAll, readCart, setCount } from './visitors.ts';

/** A page may be shown for so long after a change, while the new one is made. */
const PAGE_PROMISE_MS = 5000;
/** A new product is a new structure: the index and the search are built beside the old ones. */
const PRODUCT_PROMISE_MS = 5000;
const NEW_PRICE = 7_654_321;
const NEW_WORD = 'Жезқанатқұс';

export function oneShopRows({ shops, nginx, db, databaseUrl }: Machines): Row[] {
  const urls = () => shops.map(({ shop }) => shop.url) as [string, string];
  return [
    {
      id: 'M1',
      fault: 'sessions',
      rule: 'who logged in at one shop is known to the other, and who logged out there is nobody here',
      async run() {
        const [one, two] = urls();
        const token = await logIn(one);
        const known = await ask(two, '/api/v1/cart/', bearer(token));
        const left = await post(two, '/api/v1/auth/logout/', token, {});
        const after = await ask(one, '/api/v1/cart/', bearer(token));
        return {
          isRight: known.status === 200 && left.status < 300 && after.status === 401,
          figures: `known to the other: ${known.status}; after the logout there: ${after.status}`,
        };
      },
    },
    {
      id: 'M2',
      fault: 'one cart, written at both shops at once',
      rule: 'every write is answered, both show the same cart with the same id, and it holds what was written last',
      async run() {
        const [one, two] = urls();
        const token = await logIn(one);
        const goods = await findGoods(one, 10);
        const writes = await Promise.all(
          goods.map((code, at) => setCount(at % 2 ? one : two, token, code, at + 1)),
        );
        const last = await setCount(two, token, goods[0] ?? '', 9);
        const [here, there] = await Promise.all([cartOf(one, token), cartOf(two, token)]);
        const isRight =
          [...writes, last].every(({ status }) => status === 200) &&
          here.eventId === there.eventId &&
          here.counts.get(goods[0] ?? '') === readCart(last.body).counts.get(goods[0] ?? '') &&
          goods.every((code) => here.counts.has(code) && here.counts.get(code) === there.counts.get(code));
        return {
          isRight,
          figures: `${writes.length + 1} writes at once, ${goods.length} lines, the same in both`,
        };
      },
    },
    {
      id: 'M3',
      fault: 'live updates',
      rule: 'a change at one shop reaches a stream of the other and one that hangs on nginx, each within 1 s',
      async run() {
        const [one, two] = urls();
        const token = await logIn(one);
        const [code = ''] = await findGoods(one, 1);
        const streams = await Promise.all([listenTo(two, token), listenTo(nginx.url, token)]);
        const begun = performance.now();
        const { body } = await setCount(one, token, code, 3);
        const { eventId } = JSON.parse(body) as { eventId: string };
        const heard = await Promise.all(
          streams.map(async (stream) => {
            await stream.hears(eventId);
            return performance.now() - begun;
          }),
        );
        for (const stream of streams) stream.close();
        return {
          isRight: heard.every((ms) => ms < 1000),
          figures: `heard after ${heard.map((ms) => `${ms.toFixed(0)} ms`).join(' and ')}, write included`,
        };
      },
    },
    {
      id: 'M4',
      fault: 'cached pages after a change of price; stock after an order here and an operator’s command',
      rule: `every worker of both shows the new price within ${seconds(PAGE_PROMISE_MS)}, and the stock goes down and up again in both`,
      async run() {
        const [one, two] = urls();
        const [code = ''] = await findGoods(one, 1);
        const path = `/p/${code}`;
        await isShownByAll([one, two], path, code);
        const begun = performance.now();
        await db`UPDATE product_prices SET price = ${NEW_PRICE}, regular_price = ${NEW_PRICE}, club_price = NULL,
                   discount_price = NULL WHERE product_id = (SELECT id FROM products WHERE code = ${code})`;
        await waitFor('the price', () => isShownByAll([one, two], path, String(NEW_PRICE)));
        const priceMs = performance.now() - begun;

        const token = await logIn(one);
        const stockAt = async (url: string, of: string) => {
          const { body } = await ask(url, `/api/v2/products/${of}/?city=pavlodar`);
          const { stores } = (JSON.parse(body) as { data: { stores: { count: number }[] } }).data;
          return stores.reduce((sum, { count }) => sum + count, 0);
        };
        const { code: bought } = await orderOnce(one, token, { dryRun: true, skip: 1 });
        const before = await stockAt(two, bought);
        const order = await orderOnce(one, token, { skip: 1 });
        const isEverywhere = (count: number) => async () =>
          (await stockAt(one, bought)) === count && (await stockAt(two, bought)) === count;
        const downMs = await waitFor('the stock after an order', isEverywhere(before - 1), 10_000);
        execFileSync(process.execPath, ['operator/shop.ts', 'order', String(order.id), 'cancel'], {
          cwd: root,
          env: { ...process.env, DATABASE_URL: databaseUrl },
          stdio: 'ignore',
        });
        const upMs = await waitFor('the stock after a cancellation', isEverywhere(before), 10_000);
        return {
          isRight: priceMs < PAGE_PROMISE_MS && downMs < 2000 && upMs < 2000,
          figures: `new price on all pages after ${seconds(priceMs)}; stock after ${seconds(downMs)} and ${seconds(upMs)}`,
        };
      },
    },
    {
      id: 'M5',
      fault: 'a new product',
      rule: `listing and search of every worker know it within ${seconds(PRODUCT_PROMISE_MS)}`,
      async run() {
        const [one, two] = urls();
        const [like = ''] = await findGoods(one, 1);
        await isShownByAll([one, two], `/api/v2/search/?q=${encodeURIComponent(NEW_WORD)}`, 'items');
        const begun = performance.now();
        await addProductLike(like);
        await waitFor('the listing', () =>
          isShownByAll([one, two], '/api/v2/products/?sectionCode=plitka&sort=new&pageSize=24', 'new-bird'),
        );
        const listedMs = performance.now() - begun;
        await waitFor('the search', () =>
          isShownByAll([one, two], `/api/v2/search/?q=${encodeURIComponent(NEW_WORD)}`, 'new-bird'),
        );
        const foundMs = performance.now() - begun;
        return {
          isRight: foundMs < PRODUCT_PROMISE_MS,
          figures: `listed by both after ${seconds(listedMs)}, found by both after ${seconds(foundMs)}`,
        };
      },
    },
    {
      id: 'M6',
      fault: 'limits, with requests sent to both in turn',
      rule: 'the sixth wrong password is refused; of 140 searches a minute 60 are answered, at most a portion of 10 per worker more',
      async run() {
        const shopOf = (at: number) => urls()[at % 2] ?? '';
        const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
        const tries = [];
        for (let at = 0; at < 8; at += 1)
          tries.push(
            await post(shopOf(at), '/api/v1/auth/login/', null, {
              login: 'master@sheber.test',
              password: 'wrong-password-1',
            }),
          );
        const refusedAt = tries.findIndex(({ status }) => status === 429) + 1;
        const searches = [];
        for (let at = 0; at < 140; at += 1)
          searches.push(await ask(shopOf(at), '/api/v2/search/?q=ламинат', from('203.0.113.7')));
        const answered = countOf(searches, ({ status }) => status === 200);
        const refused = countOf(searches, ({ status }) => status === 429);
        const other = await ask(nginx.url, '/api/v2/search/?q=ламинат', from('203.0.113.8'));
        return {
          isRight:
            refusedAt === 6 &&
            answered >= 60 &&
            answered <= 100 &&
            answered + refused === 140 &&
            other.status === 200,
          figures: `password refused at try ${refusedAt}; ${answered} searches answered, ${refused} refused, another address ${other.status}`,
        };
      },
    },
    {
      id: 'M7',
      fault: 'what nginx hands on',
      rule: 'pages arrive compressed as the shop made them, files are kept for ever, the cookie of its own page is believed, a foreign page’s is not',
      async run() {
        const page = await fetch(nginx.url, { headers: { 'accept-encoding': 'br' } });
        const html = await page.text();
        const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
        const file = await fetch(new URL(asset, nginx.url), { headers: { 'accept-encoding': 'br' } });
        await file.arrayBuffer();
        const token = await logIn(nginx.url);
        const withCookie = (origin: string) =>
          ask(nginx.url, '/api/v1/cart/', {
            method: 'POST',
            headers: { 'content-type': 'application/json', cookie: `token=${token}`, origin },
            body: '{"items":[]}',
          });
        const own = await withCookie(nginx.url);
        const foreign = await withCookie('http://elsewhere.test');
        const encodings = [page, file].map(({ headers }) => headers.get('content-encoding'));
        const kept = file.headers.get('cache-control') ?? '';
        return {
          isRight:
            encodings.every((encoding) => encoding === 'br') &&
            kept.includes('immutable') &&
            own.status === 200 &&
            foreign.status === 403,
          figures: `page ${encodings[0]}, file ${encodings[1]} «${kept}», own cookie ${own.status}, foreign ${foreign.status}`,
        };
      },
    },
    {
      id: 'M8',
      fault: 'a newer shop has migrated',
      rule: 'both shops stay ready',
      async run() {
        await db`INSERT INTO schema_migrations (version, name, checksum) VALUES (9999, 'of_tomorrow', 'x')`;
        await sleep(500);
        const statuses = await Promise.all(urls().map(async (url) => (await ask(url, '/readyz')).status));
        await db`DELETE FROM schema_migrations WHERE version = 9999`;
        return {
          isRight: statuses.every((status) => status === 200),
          figures: `ready: ${statuses.join(', ')}`,
        };
      },
    },
  ];

  async function addProductLike(code: string): Promise<void> {
    const wish = db.json({
      id: 9_000_001,
      code: 'new-bird',
      external_id: 'new-bird',
      product_code: '900001',
    });
    await transaction(db, async (tx) => {
      await tx`INSERT INTO products SELECT (jsonb_populate_record(p, ${wish}::jsonb || jsonb_build_object(
                 'name_ru', ${`Ламинат ${NEW_WORD}`}::text, 'name_kz', ${`${NEW_WORD} ламинаты`}::text, 'first_seen_at', now()))).*
               FROM products p WHERE code = ${code}`;
      await tx`INSERT INTO product_prices SELECT (jsonb_populate_record(r, '{"product_id": 9000001}')).*
               FROM product_prices r JOIN products p ON p.id = r.product_id WHERE p.code = ${code}`;
      await tx`INSERT INTO stocks SELECT (jsonb_populate_record(s, '{"product_id": 9000001}')).*
               FROM stocks s JOIN products p ON p.id = s.product_id WHERE p.code = ${code}`;
    });
  }
}
