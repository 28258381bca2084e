/**
 * `npm run faults -- cart|orders [--seconds 30] [--clients 50]`: the built shop under faults. In both 5 % of the answers
 * are dropped on their way and worker processes are killed at random.
 * cart: shoppers edit their carts with the shop's own store. At the end every cart must hold, product by product, what
 * was acknowledged last or a later wish; and once it is calm, the last wish.
 * orders: buyers order, and PostgreSQL is killed too; then the books must be right. With `--plant no-key`,
 * `read-then-write`, `late-ledger` or `all` a bug is planted, which the same look must find.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EmbeddedPostgres } from '#server/embedded-postgres.ts';
import { type BuiltShop, makeReachableFolder, startBuiltShop } from './built-shop.ts';
import { runCartFaults } from './cart-faults.ts';
import { runOrderFaults } from './order-faults/order-faults.ts';
import { plants } from './order-faults/plants.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    clients: { type: 'string' },
    plant: { type: 'string' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);

/** A shop of two processes on a database of its own; gone when `work` is over. */
async function withShop<T>(
  throwAway: boolean,
  work: (shop: BuiltShop, server: EmbeddedPostgres) => Promise<T>,
): Promise<T> {
  const dataDir = makeReachableFolder('sheber-faults-');
  const server = new EmbeddedPostgres({ dataDir, throwAway, report: say });
  await server.start();
  try {
    const shop = await startBuiltShop({
      DATABASE_URL: server.url(),
      WEB_CONCURRENCY: '2',
      DEMO_PRODUCTS: '400',
    });
    try {
      return await work(shop, server);
    } finally {
      await shop.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function tryCarts(): Promise<boolean> {
  const faults = await withShop(true, (shop, server) =>
    runCartFaults({
      shop,
      databaseUrl: server.url(),
      seconds: Number(values.seconds ?? 30),
      clients: Number(values.clients ?? 50),
      say,
    }),
  );
  for (const fault of faults) say(fault);
  say(faults.length === 0 ? 'Nothing was lost.' : `${faults.length} carts are wrong.`);
  return faults.length === 0;
}

/** Without a plant nothing may break; with one, what it breaks must be found. */
async function tryOrders(plantName: string | null): Promise<boolean> {
  const plant = plantName === null ? null : (plants[plantName] ?? null);
  say(plantName === null ? 'The shop as it is.' : `Planted: ${plantName}, must break ${plant?.breaks}.`);
  // Killed, not switched off: what the database says is written must be.
  const broken = await withShop(false, (shop, server) =>
    runOrderFaults({
      shop,
      server,
      seconds: Number(values.seconds ?? 60),
      buyers: Number(values.clients ?? 16),
      plant,
      say,
    }),
  );
  const isRight = plant ? broken.includes(plant.breaks) : broken.length === 0;
  say(
    isRight
      ? plant
        ? 'The planted bug was found.'
        : 'The books are right.'
      : `Broken: ${broken.join(', ') || 'nothing'}.`,
  );
  return isRight;
}

async function run(): Promise<number> {
  const [subject] = positionals;
  const names =
    values.plant === 'all' ? Object.keys(plants) : values.plant === undefined ? [null] : [values.plant];
  const isKnown = names.every((name) => name === null || Object.hasOwn(plants, name));
  if (subject === 'cart') return (await tryCarts()) ? 0 : 1;
  if (subject !== 'orders' || !isKnown) {
    say(`Known faults: cart, orders. Known plants: ${Object.keys(plants).join(', ')}, all.`);
    return 2;
  }
  let isRight = true;
  for (const name of names) isRight = (await tryOrders(name)) && isRight;
  return isRight ? 0 : 1;
}

process.exitCode = await run();
