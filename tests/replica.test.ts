/** Public reads on a real streaming replica: while it follows, while it is late, when it is away, when it is none any more. */
import type { FastifyInstance } from 'fastify';
import { type Counter, register } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { connect, type Database } from '#api/database.ts';
import { setup } from '#database/setup.ts';
import { demoFilling } from '#demo/filling.ts';
import { primarySettings, type Standby, startStandby } from '#rigs/several-machines/standby.ts';
import { makeOwnPostgres, type OwnPostgres } from './own-postgres.ts';

let own: OwnPostgres;
let standby: Standby;
let onStandby: Database;
let db: Database;
let app: FastifyInstance;
let token: string;
let code: string;

const oneConnection = (databaseUrl: string) =>
  connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });

beforeAll(async () => {
  own = makeOwnPostgres({ settings: primarySettings });
  await own.server.start();
  db = oneConnection(own.server.url());
  await setup(db, { filling: demoFilling(120), report: () => {} });
  standby = await startStandby(own.server, own);
  onStandby = oneConnection(standby.adminUrl);
  ({ app } = await buildApp({
    config: {
      logLevel: 'silent',
      trustProxy: false,
      databaseUrl: own.server.url(),
      databaseReplicaUrl: standby.url,
      secretKey: 'a secret of the tests, long enough',
    },
    db: connect({ databaseUrl: own.server.url(), workers: 1 }, { max: 4 }),
  }));
  await app.ready();
  const login = { login: 'retail@sheber.test', password: 'sheber-demo-1' };
  token = (await app.inject({ method: 'POST', url: '/api/v1/auth/login/', payload: login })).json().data
    .token;
  const [row] = await db<{ code: string }[]>`
    SELECT p.code FROM products p JOIN stocks s ON s.product_id = p.id
    WHERE p.active AND NOT p.on_order AND NOT p.is_offline GROUP BY p.code HAVING sum(s.count) > 20 ORDER BY p.code LIMIT 1`;
  code = row?.code ?? '';
});
afterAll(async () => {
  await app.close();
  await Promise.all([db.end({ timeout: 1 }), onStandby.end({ timeout: 1 })]);
  await standby.stop();
  await own.end();
});

const authorization = () => ({ authorization: `Bearer ${token}` });
const priceFor = async (headers: Record<string, string> = {}): Promise<number> => {
  const answer = await app.inject({ url: `/api/v2/products/${code}/`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.price;
};
const changePrice = (price: number) =>
  db`UPDATE product_prices SET price = ${price}, regular_price = ${price}
     WHERE product_id = (SELECT id FROM products WHERE code = ${code})`;

/** From where a look at a product comes. */
async function sourceOf(look: () => Promise<unknown>): Promise<string[]> {
  const counter = register.getSingleMetric('public_reads_total') as Counter;
  const counts = async () =>
    new Map((await counter.get()).values.map(({ labels, value }) => [String(labels.from), value]));
  const before = await counts();
  await look();
  return [...(await counts())]
    .filter(([from, count]) => count > (before.get(from) ?? 0))
    .map(([from]) => from);
}

test('a visitor without a login reads from the replica, a customer never does', async () => {
  await expect.poll(() => sourceOf(() => priceFor())).toEqual(['replica']);
  expect(await sourceOf(() => priceFor(authorization()))).toEqual([]);
});

test('a change is shown to everybody though the replica has not got it, and own data are never of yesterday', async () => {
  await expect.poll(() => sourceOf(() => priceFor())).toEqual(['replica']);
  await onStandby`SELECT pg_wal_replay_pause()`;
  await changePrice(4321);
  const payload = { items: [{ productCode: code, count: 3 }] };
  await app.inject({ method: 'POST', url: '/api/v1/cart/', headers: authorization(), payload });
  const cart = (await app.inject({ url: '/api/v1/cart/', headers: authorization() })).json();
  expect(cart.items).toMatchObject([{ count: 3, product: { code } }]);
  expect(await priceFor(authorization())).toBe(4321);
  // The old price may be shown until the change is told, which happens twice a second.
  await expect.poll(() => priceFor()).toBe(4321);
  expect(await sourceOf(() => priceFor())).toEqual(['primary']);
  const [row] = await onStandby<{ price: number }[]>`
    SELECT price FROM product_prices WHERE product_id = (SELECT id FROM products WHERE code = ${code})`;
  expect(row?.price).not.toBe(4321);

  await onStandby`SELECT pg_wal_replay_resume()`;
  await expect.poll(() => sourceOf(() => priceFor())).toEqual(['replica']);
  expect(await priceFor()).toBe(4321);
});

test('a replica that was made a primary, or is away, is left out without a visitor noticing', async () => {
  await onStandby`SELECT pg_promote()`;
  await expect.poll(() => sourceOf(() => priceFor())).toEqual(['primary']);
  await changePrice(5432);
  await standby.stop();
  for (let at = 0; at < 3; at += 1) await priceFor();
  await expect.poll(() => priceFor()).toBe(5432);
});
