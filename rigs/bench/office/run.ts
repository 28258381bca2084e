/**
 * `npm run bench office`: the list of orders and one order as staff open them, among a hundred thousand, against the bare rows
 * read by SQL. One after another, as a person asks; the promise is of the 95th of a hundred.
 */
import { Agent, get } from 'node:http';
import { connect, type Database } from '#api/database.ts';
import { aStaffSession } from '#tests/office.ts';
import { anOrder } from '#tests/stored-order.ts';
import { toPercentile } from '../percentiles.ts';
import { addOrders } from './many-orders.ts';

const ORDERS = 100_000;
const TIMES = 200;
/** Milliseconds, of the 95th. */
const PROMISED = {
  'the list': 100,
  'the next page': 100,
  'counts of the views': 100,
  'one order': 150,
} as const;

type Work = () => Promise<unknown>;

export async function runOfficeBench(
  { shopUrl, databaseUrl }: { shopUrl: string; databaseUrl: string },
  print: (text: string) => void,
): Promise<void> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 2, statementTimeoutMs: 120_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const id = await anOrder(db, { userId: await anybody(db), counts: [1, 2, 3, 1, 2], isDelivery: true });
    await addOrders(db, id, ORDERS);
    const { cookie } = await aStaffSession({ db } as never, {
      email: 'bench@sheber.test',
      roles: ['operator'],
    });
    const ask = (path: string) => () => call(agent, `${shopUrl}/office/api/v1${path}`, cookie);
    const { meta } = (await ask('/orders/')()) as { meta: { next: string } };
    const works: Record<keyof typeof PROMISED, [office: Work, bare: Work]> = {
      'the list': [ask('/orders/'), () => bareList(db)],
      'the next page': [ask(`/orders/?after=${encodeURIComponent(meta.next)}`), () => bareList(db)],
      'counts of the views': [ask('/orders/counts/'), () => bareCount(db)],
      'one order': [ask(`/orders/${id}/`), () => bareOrder(db, id)],
    };
    print(`\noffice: among ${ORDERS} orders, ${TIMES} times each`);
    print('| what | p50 | p95 | promised | bare SQL p95 | ratio |\n|---|---|---|---|---|---|');
    for (const [name, [office, bare]] of Object.entries(works)) {
      const [own, floor] = await measureInTurns(office, bare);
      const [p95, bareP95] = [toPercentile(own, 0.95), toPercentile(floor, 0.95)];
      print(
        `| ${name} | ${toPercentile(own, 0.5).toFixed(1)} ms | ${p95.toFixed(1)} ms | ` +
          `${PROMISED[name as keyof typeof PROMISED]} ms | ${bareP95.toFixed(1)} ms | ${(p95 / bareP95).toFixed(1)} |`,
      );
    }
  } finally {
    agent.destroy();
    await db.end({ timeout: 2 });
  }
}

/** In turns, so that a busy moment of the machine meets both; the first ones only warm up. */
async function measureInTurns(office: Work, bare: Work): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = -20; turn < TIMES; turn += 1) {
    for (const [at, work] of [office, bare].entries()) {
      const asked = performance.now();
      await work();
      if (turn >= 0) times[at]?.push(performance.now() - asked);
    }
  }
  return times;
}

function call(agent: Agent, url: string, cookie: string): Promise<unknown> {
  return new Promise((done, fail) => {
    get(url, { agent, headers: { cookie, 'sec-fetch-site': 'same-origin' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? done(JSON.parse(text))
          : fail(new Error(`${url}: ${response.statusCode}`)),
      );
    }).on('error', fail);
  });
}

async function anybody(db: Database): Promise<number> {
  const [row] = await db<{ id: number }[]>`SELECT min(id)::float8 AS id FROM users`;
  return row?.id ?? 0;
}

const isOpen = (db: Database) =>
  db`status NOT IN ('completed', 'partially_returned', 'returned', 'cancelled')`;

/** A page of whole rows by the index, and nothing said of them. */
const bareList = (db: Database) => db`
  SELECT * FROM orders WHERE ${isOpen(db)}
  ORDER BY coalesce(slot_day, promised_on, 'infinity'::date), coalesce(slot_from, promised_from, ''), id LIMIT 51`;

const bareCount = (db: Database) => db`SELECT count(*) FROM orders WHERE ${isOpen(db)}`;

const bareOrder = (db: Database, id: number) =>
  Promise.all([
    db`SELECT * FROM orders WHERE id = ${id}`,
    db`SELECT * FROM order_lines WHERE order_id = ${id}`,
    db`SELECT * FROM order_history WHERE order_id = ${id}`,
    db`SELECT * FROM payments WHERE order_id = ${id}`,
    db`SELECT * FROM stock_entries WHERE order_id = ${id}`,
  ]);
