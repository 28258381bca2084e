import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openWire } from '#rigs/faults/wire.ts';
import { freeze, makeOwnPostgres, type OwnPostgres } from '#tests/own-postgres.ts';
import { connect, type Database, isDatabaseDown, poolSize, transaction } from './database.ts';

test.each([
  [1, 8],
  [2, 4],
  [3, 2],
  [4, 2],
  [64, 2],
])('with %i workers each has %i connections', (workers, connections) => {
  expect(poolSize(workers)).toBe(connections);
});

describe('what counts as «the database is down»', () => {
  const failure = (code: string) => Object.assign(new Error('failed'), { code });

  test.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'CONNECTION_CLOSED',
    'CONNECTION_ENDED',
    'CONNECT_TIMEOUT',
    '57P01',
    '57P02',
    '57P03',
    '53100',
    '53300',
    '08006',
    '57014',
    '55P03',
    '40P01',
  ])('%s does', (code) => expect(isDatabaseDown(failure(code))).toBe(true));

  test.each(['23505', '42P01', '22P02', '28P01', 'ERR_ASSERTION'])('%s does not', (code) => {
    expect(isDatabaseDown(failure(code))).toBe(false);
  });

  test('anything without a code does not', () => {
    expect(isDatabaseDown(new Error('failed'))).toBe(false);
    expect(isDatabaseDown('ECONNREFUSED')).toBe(false);
    expect(isDatabaseDown(undefined)).toBe(false);
  });
});

describe('on a real server', () => {
  let own: OwnPostgres;
  let db: Database;
  beforeAll(async () => {
    own = makeOwnPostgres();
    await own.server.start();
  });
  afterAll(() => own.end());
  beforeEach(async () => {
    db = connect({ databaseUrl: own.server.url(), workers: 2 });
    await db`create table if not exists boxes (id int primary key, count int not null)`;
    await db`insert into boxes values (1, 0), (2, 0) on conflict (id) do update set count = 0`;
  });
  afterEach(() => db.end({ timeout: 1 }));

  function killServer(): void {
    const { pid } = own.server;
    if (pid === undefined) throw new Error('The server does not run.');
    process.kill(pid, 'SIGKILL');
  }

  const countOf = async (id: number) =>
    (await db<{ count: number }[]>`select count from boxes where id = ${id}`)[0]?.count;

  test('big integers come as numbers, and one that no number can hold is an error, not another value', async () => {
    const [row] = await db`select 9007199254740991::int8 as most, array[1, 2]::int8[] as list`;
    expect(row).toEqual({ most: Number.MAX_SAFE_INTEGER, list: [1, 2] });
    await expect(db`select 9007199254740993::int8 as more`).rejects.toThrow(/9007199254740993/);
    expect(await db`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('statements, locks and forgotten transactions have their limits', async () => {
    const [row] =
      await db`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as forgotten, current_setting('application_name') as name`;
    expect(row).toEqual({ statement: '2200ms', lock: '2s', forgotten: '10s', name: 'sheber' });
  });

  test('keeps no plan where each statement is planned for itself, and plans once what a key asks of each row', async () => {
    const admin = connect({ databaseUrl: own.server.adminUrl('sheber'), workers: 1 }, { max: 1 });
    const each = connect({ databaseUrl: own.server.url(), workers: 1 }, { max: 1, plansEach: true });
    try {
      await admin`alter system set pg_stat_statements.track = 'all'`;
      await admin`alter system set pg_stat_statements.track_planning = on`;
      await admin`select pg_reload_conf()`;
      await each`create table lids (box_id int not null references boxes)`;
      await expect
        .poll(async () => (await each`show pg_stat_statements.track_planning`)[0])
        .toEqual({ 'pg_stat_statements.track_planning': 'on' });
      await admin`select pg_stat_statements_reset()`;
      for (const box of [1, 2]) await each`insert into lids select ${box}::int from generate_series(1, 50)`;
      const told = await admin<{ query: string; plans: number; calls: number }[]>`
        select query, plans::int, calls::int from pg_stat_statements
        where query like 'insert into lids%' or query like '%KEY SHARE%'`;
      const of = (words: string) => told.find(({ query }) => query.includes(words));
      expect(of('lids')).toMatchObject({ plans: 2, calls: 2 });
      expect(of('KEY SHARE')).toMatchObject({ calls: 100 });
      expect(of('KEY SHARE')?.plans).toBeLessThan(10);
    } finally {
      await each`drop table if exists lids`;
      await Promise.all([admin.end({ timeout: 1 }), each.end({ timeout: 1 })]);
    }
  });

  describe('a transaction', () => {
    test('is undone as a whole when it throws', async () => {
      const refusal = new Error('refused');
      const attempt = transaction(db, async (tx) => {
        await tx`update boxes set count = 5 where id = 1`;
        throw refusal;
      });
      await expect(attempt).rejects.toBe(refusal);
      expect(await countOf(1)).toBe(0);
    });

    test('that PostgreSQL sacrificed is tried again', async () => {
      let attempts = 0;
      const result = await transaction(db, async (tx) => {
        attempts += 1;
        if (attempts < 3) await tx`do $$ begin raise exception 'sacrificed' using errcode = '40001'; end $$`;
        await tx`update boxes set count = count + 1 where id = 1`;
        return 'done';
      });
      expect({ result, attempts, count: await countOf(1) }).toEqual({
        result: 'done',
        attempts: 3,
        count: 1,
      });
    });

    test('that is sacrificed every time gives up after three attempts', async () => {
      let attempts = 0;
      const attempt = transaction(db, async (tx) => {
        attempts += 1;
        await tx`do $$ begin raise exception 'sacrificed' using errcode = '40P01'; end $$`;
      });
      await expect(attempt).rejects.toMatchObject({ code: '40P01' });
      expect(attempts).toBe(3);
    });

    test('two that lock in opposite order both succeed', async () => {
      const take = (first: number, second: number) =>
        transaction(db, async (tx) => {
          await tx`update boxes set count = count + 1 where id = ${first}`;
          await sleep(50);
          await tx`update boxes set count = count + 1 where id = ${second}`;
        });
      await Promise.all([take(1, 2), take(2, 1)]);
      expect([await countOf(1), await countOf(2)]).toEqual([2, 2]);
    });

    test('whose connection was lost can change nothing more', async () => {
      let later: unknown = 'not tried';
      const attempt = transaction(db, async (tx) => {
        const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
        await tx`update boxes set count = 5 where id = 1`;
        await db`select pg_terminate_backend(${row?.pid ?? 0})`;
        await sleep(300);
        try {
          later = await tx`update boxes set count = 5 where id = 2`;
        } catch (error) {
          later = error;
          throw error;
        }
      });
      await expect(attempt).rejects.toSatisfy(isDatabaseDown);
      await sleep(400);
      expect(later).toSatisfy(isDatabaseDown);
      expect([await countOf(1), await countOf(2)]).toEqual([0, 0]);
    });
  });

  test('encryption that the server does not offer: what demands it fails, what prefers it goes on without', async () => {
    const demanding = connect({ databaseUrl: `${own.server.url()}?sslmode=require`, workers: 1 });
    const preferring = connect({ databaseUrl: `${own.server.url()}?sslmode=prefer`, workers: 1 });
    onTestFinished(async () => {
      await Promise.all([demanding.end({ timeout: 1 }), preferring.end({ timeout: 1 })]);
    });
    await expect(demanding`select 1`).rejects.toThrow('The database server refuses encrypted connections.');
    expect(await preferring`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('queries that wait behind a dead server fail at once, all of them', async () => {
    const nowhere = connect({ databaseUrl: 'postgres://shop@127.0.0.1:1/shop', workers: 2 });
    onTestFinished(() => nowhere.end({ timeout: 1 }));
    const begun = performance.now();
    const outcomes = await Promise.allSettled(Array.from({ length: 500 }, () => nowhere`select 1`));
    expect(outcomes.every((outcome) => outcome.status === 'rejected' && isDatabaseDown(outcome.reason))).toBe(
      true,
    );
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  test('a server that accepts and says nothing is given up within seconds', async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((ready) => mute.listen(0, '127.0.0.1', ready));
    const address = mute.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const silent = connect({ databaseUrl: `postgres://shop@127.0.0.1:${port}/shop`, workers: 2 });
    onTestFinished(async () => {
      for (const socket of sockets) socket.destroy();
      mute.close();
      await silent.end({ timeout: 1 });
    });
    const begun = performance.now();
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => silent`select 1`));
    expect(outcomes.every((outcome) => outcome.status === 'rejected' && isDatabaseDown(outcome.reason))).toBe(
      true,
    );
    expect(performance.now() - begun).toBeLessThan(3500);
  });

  test('a server that freezes is given up within three seconds by every query, and found again when it wakes', async () => {
    await Promise.all(Array.from({ length: 8 }, () => db`select pg_sleep(0.05)`));
    const frozen = freeze(own.server);
    onTestFinished(() => frozen.thaw());
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, async (_, number) => {
        await sleep(Math.floor(number / 10) * 900);
        const begun = performance.now();
        const failure = await (number % 2 === 0 ? db`select 1` : transaction(db, (tx) => tx`select 1`)).then(
          () => null,
          (error: unknown) => error,
        );
        return { isDown: isDatabaseDown(failure), tookMs: performance.now() - begun };
      }),
    );
    expect(outcomes.every(({ isDown }) => isDown)).toBe(true);
    expect(Math.max(...outcomes.map(({ tookMs }) => tookMs))).toBeLessThan(3000);
    frozen.thaw();
    await expect.poll(() => db`select 1 as one`.catch(() => 'down'), { timeout: 3000 }).toEqual([{ one: 1 }]);
  });

  test('a question asked while another is answered is given up too when the server then falls silent', async () => {
    const wire = await openWire(own.server.url());
    const behind = connect({ databaseUrl: wire.url, workers: 1 }, { max: 1, statementTimeoutMs: 1500 });
    onTestFinished(async () => {
      await behind.end({ timeout: 0 });
      await wire.close();
    });
    // Known by then: a first question is asked in two steps.
    await behind`select pg_sleep(${0}::float8)`;
    const first = behind`select pg_sleep(${0.2}::float8)`.execute();
    const second = behind`select pg_sleep(${0.3}::float8)`.execute();
    await first;
    wire.setSilent(true);
    const begun = performance.now();
    await expect(second).rejects.toSatisfy(isDatabaseDown);
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test('PostgreSQL killed under load: every query ends in time, none crashes the process, all recovers by itself', async () => {
    let isOver = false;
    let slowest = 0;
    let successes = 0;
    const surprises: unknown[] = [];
    const visitor = async (number: number) => {
      while (!isOver) {
        const begun = performance.now();
        try {
          if (number % 2 === 0)
            await transaction(db, (tx) => tx`update boxes set count = count + 1 where id = 1`);
          else await db`select * from boxes where id = ${number}`;
          successes += 1;
        } catch (error) {
          if (!isDatabaseDown(error)) surprises.push(error);
          await sleep(5);
        }
        slowest = Math.max(slowest, performance.now() - begun);
      }
    };
    const load = Promise.all(Array.from({ length: 30 }, (_, number) => visitor(number)));
    for (const pauseMs of [0, 800, 0]) {
      await sleep(200);
      killServer();
      await sleep(pauseMs);
      await own.server.start();
      const before = successes;
      await expect.poll(() => successes, { timeout: 2000 }).toBeGreaterThan(before);
    }
    isOver = true;
    await load;
    expect(surprises).toEqual([]);
    expect(slowest).toBeLessThan(2500);
  });
});
