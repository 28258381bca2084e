/**
 * `npm run bench office-orders`: the list of orders, one order and the palette as staff use them, among a hundred thousand orders, against
 * the bare rows read by SQL. One after another, as a person asks; the promise is of the 95th of a hundred.
 */
import { Agent, request } from 'node:http';
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
  'figures of today': 300,
  'figures of 30 days': 300,
  'goods that end': 300,
  'palette: an order by its number': 80,
  'palette: a buyer by phone': 80,
  'palette: goods by article': 80,
  'palette: a few letters': 80,
} as const;

type Work = () => Promise<unknown>;

export async function runOfficeOrdersBench(
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
      // Whoever reads costs waits for them too.
      roles: ['operator', 'accountant'],
    });
    const ask = (path: string, body?: object) => () =>
      call(agent, `${shopUrl}/office/api/v1${path}`, cookie, body);
    const find = (q: string) => ask('/find/', { q });
    const known = await readKnown(db);
    const { meta } = (await ask('/orders/')()) as { meta: { next: string } };
    const works: Record<keyof typeof PROMISED, [office: Work, bare: Work]> = {
      'the list': [ask('/orders/'), () => bareList(db)],
      'the next page': [ask(`/orders/?after=${encodeURIComponent(meta.next)}`), () => bareList(db)],
      'counts of the views': [ask('/orders/counts/'), () => bareCount(db)],
      'one order': [ask(`/orders/${id}/`), () => bareOrder(db, id)],
      'figures of today': [ask('/figures/sales/'), () => bareSales(db, 8)],
      'figures of 30 days': [ask('/figures/sales/?period=month'), () => bareSales(db, 65)],
      'goods that end': [ask('/figures/stock-ends/?limit=5'), () => bareSold(db)],
      'palette: an order by its number': [
        find(`N-${ORDERS / 2}`),
        () => db`SELECT id, number, status FROM orders WHERE number = ${`N-${ORDERS / 2}`}`,
      ],
      'palette: a buyer by phone': [
        find(known.phone),
        () => db`SELECT id, first_name, phone FROM users WHERE phone = ${known.phone}`,
      ],
      'palette: goods by article': [
        find(known.article),
        () => db`SELECT id, name_ru, product_code FROM products WHERE product_code = ${known.article}`,
      ],
      'palette: a few letters': [
        find('лами'),
        () => db`SELECT id, name_ru FROM sections WHERE name_ru ILIKE '%лами%' ORDER BY lft LIMIT 5`,
      ],
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

function call(agent: Agent, url: string, cookie: string, body?: object): Promise<unknown> {
  const headers = {
    cookie,
    'sec-fetch-site': 'same-origin',
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  return new Promise((done, fail) => {
    const asked = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? done(JSON.parse(text))
          : fail(new Error(`${url}: ${response.statusCode}`)),
      );
    });
    asked.on('error', fail).end(body ? JSON.stringify(body) : undefined);
  });
}

/** Somebody and something that are there. */
async function readKnown(db: Database): Promise<{ phone: string; article: string }> {
  const [row] = await db<{ phone: string; article: string }[]>`
    SELECT (SELECT phone FROM users WHERE phone IS NOT NULL ORDER BY id LIMIT 1) AS phone,
           (SELECT product_code FROM products ORDER BY id LIMIT 1) AS article`;
  if (!row) throw new Error('the demo has nobody');
  return row;
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

/** The sums of as many days as are held against one another, with the lines that tell the margin. */
const bareSales = (db: Database, days: number) =>
  Promise.all([
    db`SELECT count(*), sum(total_sum) FROM orders WHERE created_at > now() - make_interval(days => ${days}::int)`,
    db`SELECT sum(l.sum) FROM orders o JOIN order_lines l ON l.order_id = o.id
       WHERE o.created_at > now() - make_interval(days => ${days}::int)`,
  ]);

const bareSold = (db: Database) => db`
  SELECT l.product_id, o.city_id, sum(l.count) FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.created_at > now() - interval '28 days' GROUP BY 1, 2`;

const bareOrder = (db: Database, id: number) =>
  Promise.all([
    db`SELECT * FROM orders WHERE id = ${id}`,
    db`SELECT * FROM order_lines WHERE order_id = ${id}`,
    db`SELECT * FROM order_history WHERE order_id = ${id}`,
    db`SELECT * FROM payments WHERE order_id = ${id}`,
    db`SELECT * FROM stock_entries WHERE order_id = ${id}`,
  ]);
