/**
 * `npm run bench orders`: orders per second, all of one product and spread over a thousand, against the same transaction
 * in bare SQL. In turns and with as many at once, so that a busy moment of the machine meets both.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, type Database } from '#api/database.ts';
import { hashToken } from '#api/http/session.ts';
import { connections } from '../load.ts';
import { toMedian } from '../percentiles.ts';
import { type BareBuyer, type BareGoods, makeBareOrder } from './bare.ts';

const PRICE = 1000;
const STOCK = 1_000_000;
const MANY = 1000;
/** So many that nobody orders oftener than the shop allows. */
const BUYERS = 2000;

interface Effort {
  rounds: number;
  seconds: number;
}

interface Round {
  perSecond: number;
  p50Ms: number;
  failures: number;
}

export async function runOrdersBench(
  { shopUrl, databaseUrl }: { shopUrl: string; databaseUrl: string },
  { rounds, seconds }: Effort,
  print: (text: string) => void,
): Promise<void> {
  const db = connect({ databaseUrl, workers: 1 }, { statementTimeoutMs: 30_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const goods = await stock(db);
    const buyers = await addBuyers(db);
    let turn = 0;
    const next = (all: readonly BareGoods[]) => {
      turn += 1;
      const [buyer, product] = [buyers[turn % buyers.length], all[turn % all.length]];
      if (!buyer || !product) throw new Error('nobody buys or nothing is sold');
      return { buyer, product };
    };
    const ways = {
      shop: (all: readonly BareGoods[]) => {
        const { buyer, product } = next(all);
        return order(shopUrl, agent, buyer, product);
      },
      bare: async (all: readonly BareGoods[]) => {
        const { buyer, product } = next(all);
        await makeBareOrder(db, buyer, product);
        return true;
      },
    };
    print(
      '\norders: made per second\n| goods | the shop | bare SQL | ratio | shop p50 | bare p50 | failures |',
    );
    print('|---|---|---|---|---|---|---|');
    for (const [name, all] of [
      ['one product', goods.slice(0, 1)],
      [`${MANY} products`, goods],
    ] as const) {
      const series = { shop: [] as Round[], bare: [] as Round[] };
      for (let round = 0; round <= rounds; round += 1) {
        for (const way of ['shop', 'bare'] as const) {
          const measured = await keepBusy(() => ways[way](all), round === 0 ? 1 : seconds);
          // The first round only warms up.
          if (round > 0) series[way].push(measured);
        }
      }
      const [shop, bare] = [middle(series.shop), middle(series.bare)];
      print(
        `| ${name} | ${shop.perSecond.toFixed(0)} | ${bare.perSecond.toFixed(0)} | ` +
          `${(shop.perSecond / bare.perSecond).toFixed(2)} | ${shop.p50Ms.toFixed(0)} ms | ${bare.p50Ms.toFixed(0)} ms | ` +
          `${series.shop.reduce((sum, { failures }) => sum + failures, 0)} |`,
      );
    }
  } finally {
    agent.destroy();
    await db.end({ timeout: 2 });
  }
}

const middle = (rounds: readonly Round[]): Round => {
  const sorted = rounds.toSorted((one, other) => one.perSecond - other.perSecond);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('nothing was measured');
  return found;
};

async function keepBusy(work: () => Promise<boolean>, seconds: number): Promise<Round> {
  const latencies: number[] = [];
  let failures = 0;
  const started = performance.now();
  const deadline = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < deadline) {
        const asked = performance.now();
        if (!(await work())) failures += 1;
        latencies.push(performance.now() - asked);
      }
    }),
  );
  const perSecond = (latencies.length - failures) / ((performance.now() - started) / 1000);
  return { perSecond, failures, p50Ms: toMedian(latencies) };
}

function order(shopUrl: string, agent: Agent, { token }: BareBuyer, { code }: BareGoods): Promise<boolean> {
  const body = JSON.stringify({
    city: 'pavlodar',
    items: [{ productCode: code, count: 1, sum: PRICE }],
    delivery: { method: 'pickup', storeId: 1 },
    recipient: { firstName: 'Bench', phone: '+77051234567' },
    payment: 'card_on_receipt',
    total: PRICE,
    agreement: true,
  });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  };
  return new Promise((done) => {
    request(new URL('/api/v1/orders/', shopUrl), { agent, method: 'POST', headers }, (response) => {
      response.on('end', () => done(response.statusCode === 200)).on('error', () => done(false));
      response.resume();
    })
      .on('error', () => done(false))
      .end(body);
  });
}

/** Plain goods at one price, of which there is enough; promotions would price them otherwise. */
async function stock(db: Database): Promise<BareGoods[]> {
  const goods = await db<BareGoods[]>`
    SELECT id, code FROM products WHERE active AND NOT on_order AND NOT is_offline ORDER BY id LIMIT ${MANY}`;
  const ids = goods.map(({ id }) => id);
  await db`DELETE FROM promotions`;
  await db`
    UPDATE products SET units = jsonb_set(jsonb_set(units, '{0,step}', '1'), '{0,min}', '1')
    WHERE id = ANY(${ids}::int[])`;
  await db`
    UPDATE product_prices SET price = ${PRICE}, regular_price = ${PRICE}, club_price = NULL, discount_price = NULL
    WHERE product_id = ANY(${ids}::int[])`;
  await db`
    INSERT INTO stocks (product_id, store_id, count) SELECT id, 1, ${STOCK} FROM unnest(${ids}::int[]) AS id
    ON CONFLICT (product_id, store_id) DO UPDATE SET count = excluded.count`;
  // The index of the catalogue follows so many changes for a moment.
  await new Promise((wake) => setTimeout(wake, 3000));
  return [...goods];
}

async function addBuyers(db: Database): Promise<BareBuyer[]> {
  const run = randomBytes(6).toString('hex');
  const tokens = Array.from({ length: BUYERS }, () => randomBytes(32).toString('base64url'));
  const rows = await db<{ id: number }[]>`
    INSERT INTO users (email, password_hash, first_name)
    SELECT 'bench-' || ${run} || '-' || at || '@sheber.test', 'nobody logs in', 'Bench'
    FROM generate_series(1, ${BUYERS}) AS at RETURNING id`;
  await db`
    INSERT INTO sessions (token_hash, user_id, expires_at)
    SELECT decode(hex, 'hex'), id, now() + interval '1 hour'
    FROM unnest(${tokens.map((token) => hashToken(token).toString('hex'))}::text[],
                ${rows.map(({ id }) => id)}::bigint[]) AS s (hex, id)`;
  return rows.map(({ id }, at) => ({ userId: id, token: tokens[at] ?? '' }));
}
