/**
 * The exchange when its process is killed at any moment, and when anything goes wrong at any byte (`ONE_C_RUNS=150` for more):
 * what was begun is carried to its end by whoever comes next, and the shop is what the base is.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { dialects, faults, prepareShop, proveBase, someGoods, type ToldShop } from '#tests/one-c/any-base.ts';
import { type Asked, OneC } from '#tests/one-c/client.ts';
import { addAccount } from './operators.ts';

const RUNS = Number(process.env.ONE_C_RUNS ?? 15);
const KILLS = Number(process.env.ONE_C_KILLS ?? 12);

let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  password = (await addAccount(shop.db, 'ut-killed')) ?? '';
  await prepareShop(shop.db);
});
afterAll(() => shop.close());

const bases = fc.record({ before: someGoods, way: dialects, after: someGoods, otherWay: dialects });

test('whatever is lost, cut or not heard on the way', { timeout: 900_000 }, async () => {
  const job = shop.jobs.find(({ name }) => name === 'exchange');
  const told: ToldShop = {
    db: shop.db,
    newClient: () => new OneC(shop.app, 'ut-killed', password, { version: '2.08' }),
    work: async () => void (await job?.run(shop.db, new AbortController().signal)),
  };
  await fc.assert(
    fc.asyncProperty(bases, faults, (each, wire) => proveBase(told, each, wire)),
    { numRuns: RUNS, endOnFailure: true },
  );
});

interface Served {
  child: ChildProcess;
  url: string;
}

const getReady = (): ChildProcess =>
  spawn(process.execPath, ['tests/fixtures/exchange-shop.ts'], {
    env: { ...process.env, DATABASE_URL: shop.config.databaseUrl ?? '', DATA_DIR: shop.config.dataDir ?? '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });

/** Who follows gets ready while the one before it still lives: a start takes longer than what is tried here. */
let follower: ChildProcess | null = null;

async function serve(): Promise<Served> {
  const child = follower ?? getReady();
  child.stdin?.write('go\n');
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  follower = getReady();
  return { child, url: String(line).trim() };
}

/** A minute or two go by: nobody holds what the dead one held. */
async function forgetTheDead(): Promise<void> {
  await shop.db`UPDATE exchange_packages SET leased_until = NULL`;
  await shop.db`UPDATE exchange_sessions SET busy_until = NULL`;
}

async function end({ child }: Pick<Served, 'child'>): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('whenever its process is killed', { timeout: 900_000 }, async () => {
  let served = await serve();
  let waits: number[] = [];
  let asked = 0;
  /** Kills it so many milliseconds after a request was sent, and asks its follower nothing: 1C comes again by itself. */
  const inject = async (request: Asked) => {
    const wait = waits[asked];
    asked += 1;
    const answering = fetch(served.url + request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.payload ? { body: new Uint8Array(request.payload) } : {}),
    });
    if (wait !== undefined && wait >= 0) {
      const lost = answering.then(
        () => undefined,
        () => undefined,
      );
      await new Promise((done) => setTimeout(done, wait));
      await end(served);
      await lost;
      await forgetTheDead();
      served = await serve();
      return { statusCode: 200, rawPayload: Buffer.from('failure\n'), headers: {} };
    }
    const answer = await answering;
    return {
      statusCode: answer.status,
      rawPayload: Buffer.from(await answer.arrayBuffer()),
      headers: Object.fromEntries(answer.headers),
    };
  };
  const told: ToldShop = {
    db: shop.db,
    newClient: () => new OneC({ inject }, 'ut-killed', password, { version: '2.08' }),
    async work() {
      for (;;) {
        const [open] = await shop.db`
          SELECT FROM exchange_packages WHERE state IN ('received', 'read', 'applying') LIMIT 1`;
        if (!open) return;
        await new Promise((done) => setTimeout(done, 50));
      }
    },
  };
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const [each] = fc.sample(bases, { numRuns: 1, seed: kill });
      if (!each) continue;
      // The n-th request of this run, a few milliseconds after it was sent: within the file, the reading, the applying.
      const at = 2 + ((kill * 7) % 9);
      waits = Array.from({ length: at + 1 }, (_, n) => (n === at ? (kill * 13) % 90 : -1));
      asked = 0;
      await proveBase(told, each, []);
    }
  } finally {
    await end(served);
    if (follower) await end({ child: follower });
  }
  const [failed] = await shop.db`SELECT count(*)::int AS count FROM exchange_packages WHERE error = 'fault'`;
  expect(failed).toEqual({ count: 0 });
});
