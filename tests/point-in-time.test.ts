/** The drill of docs/operations.md: a database that is lost and restored to the second from pgBackRest's archive. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { connect, type Database } from '#api/database.ts';
import { setup } from '#database/setup.ts';
import { demoFilling } from '#demo/filling.ts';
import { afterRestore } from '#operator/shop/after-restore.ts';
import { type Acknowledged, invariants } from '#rigs/faults/orders/invariants.ts';
import { type Account, type Stage, setStage } from '#rigs/faults/orders/stage.ts';
import { canArchive, openArchivedPostgres } from './archived-postgres.ts';

const MINUTES = 60_000;
const BUYERS = 12;

describe.skipIf(!canArchive)('a lost database (needs pgBackRest, PostgreSQL of the machine and root)', () => {
  let server: Awaited<ReturnType<typeof openArchivedPostgres>>;
  let db: Database;
  let app: FastifyInstance;
  let stage: Stage;

  async function open() {
    db = connect({ databaseUrl: server.url, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
    ({ app } = await buildApp({
      config: {
        logLevel: 'silent',
        trustProxy: false,
        databaseUrl: server.url,
        secretKey: 'a secret of the tests, long enough',
      },
      db: connect({ databaseUrl: server.url, workers: 1 }, { max: 4 }),
    }));
    await app.ready();
  }
  async function shut() {
    await app.close();
    await db.end({ timeout: 1 });
  }

  beforeAll(async () => {
    server = await openArchivedPostgres();
    const filled = connect({ databaseUrl: server.url, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
    await setup(filled, { filling: demoFilling(120), report: () => {} });
    stage = await setStage(filled, BUYERS);
    await filled.end({ timeout: 1 });
    await open();
  }, 5 * MINUTES);
  afterAll(async () => {
    await shut();
    server.close();
  });

  async function buy({ token, phone, userId }: Account, at: number): Promise<Acknowledged> {
    const key = `drill-${at}`;
    const ask = async (url: string, payload: object, name: string) =>
      (
        await app.inject({
          method: 'POST',
          url,
          payload,
          headers: { authorization: `Bearer ${token}`, 'idempotency-key': name },
        })
      ).json().data;
    const terms = {
      city: 'pavlodar',
      items: [{ productCode: stage.codes[1 + (at % 3)] ?? '', count: 2 }],
      delivery: { method: 'pickup', storeId: 1 },
    };
    const { totals } = await ask('/api/v1/order/delivery/calculate/', terms, `${key}-quote`);
    const recipient = { firstName: 'Айгерим', phone };
    const wish = {
      ...terms,
      total: totals.total,
      recipient,
      payment: 'card_on_receipt',
      comment: key,
      agreement: true,
    };
    const { orderId } = await ask('/api/v1/orders/', wish, key);
    return { key, orderId, total: totals.total, userId };
  }
  const buyAll = async (from: number, to: number) => {
    const orders: Acknowledged[] = [];
    for (const [at, account] of stage.accounts.slice(from, to).entries())
      orders.push(await buy(account, from + at));
    return orders;
  };
  const kept = async () =>
    (
      await db<{ id: number }[]>`SELECT id::float8 AS id FROM orders WHERE comment LIKE 'drill-%' ORDER BY id`
    ).map(({ id }) => id);
  const idsOf = (orders: readonly Acknowledged[]) => orders.map(({ orderId }) => orderId);
  async function requireTrue(orders: readonly Acknowledged[]) {
    for (const { name, what, find } of invariants)
      expect([name, what, [...(await find(db, orders))]]).toEqual([name, what, []]);
  }

  test(
    'comes back whole as far as the archive goes, then to a second, and goes on with numbers nobody has seen',
    async () => {
      server.backUp('full');
      const before = await buyAll(0, 4);
      server.backUp('incr');
      const more = await buyAll(4, 7);
      const [clock] = await db<{ moment: string }[]>`
      SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' AS moment`;
      const moment = clock?.moment ?? '';
      const later = await buyAll(7, 10);
      // What archive_timeout does within a minute.
      await db`SELECT pg_switch_wal()`;
      await expect
        .poll(
          async () =>
            (
              await db<{ left: number }[]>`
        SELECT count(*)::int AS left FROM pg_ls_archive_statusdir() WHERE name LIKE '%.ready'`
            )[0]?.left,
          { timeout: MINUTES },
        )
        .toBe(0);
      await shut();

      server.lose();
      server.restore(null);
      await open();
      expect(await kept()).toEqual(idsOf([...before, ...more, ...later]));
      await requireTrue([...before, ...more, ...later]);
      await shut();

      server.lose();
      const began = performance.now();
      server.restore(moment);
      await open();
      const tookSeconds = (performance.now() - began) / 1000;
      expect(await kept()).toEqual(idsOf([...before, ...more]));
      await requireTrue([...before, ...more]);

      const words = await afterRestore.run(db, [`${moment.slice(0, 10)}T${moment.slice(11, 19)}Z`]);
      expect(words).toContain('Numbers that others have seen go on 100000 further: ');
      const [next] = await buyAll(10, 11);
      expect(next?.orderId).toBeGreaterThan(Math.max(...idsOf(later)) + 90_000);
      await requireTrue([...before, ...more, ...(next ? [next] : [])]);
      // The measure is of this small shop; what it proves is that nobody has to think meanwhile.
      expect(tookSeconds).toBeLessThan(120);
    },
    6 * MINUTES,
  );
});
