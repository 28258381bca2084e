/**
 * `npm run faults -- cart [--seconds 30] [--clients 50]`: the built shop under faults. Shoppers edit their carts with the
 * shop's own store, 5 % of the answers are dropped on their way, worker processes are killed at random. At the end every
 * cart must hold, product by product, what was acknowledged last or a later wish; and once it is calm, the last wish.
 */
import { parseArgs } from 'node:util';
import { EmbeddedPostgres } from '#server/embedded-postgres.ts';
import { makeReachableFolder, startBuiltShop } from './built-shop.ts';
import { runCartFaults } from './cart-faults.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '30' }, clients: { type: 'string', default: '50' } },
});
const say = (text: string) => process.stdout.write(`${text}\n`);

async function run(): Promise<number> {
  if (positionals[0] !== 'cart') {
    say('Known faults: cart.');
    return 2;
  }
  const server = new EmbeddedPostgres({
    dataDir: makeReachableFolder('sheber-faults-'),
    throwAway: true,
    report: say,
  });
  await server.start();
  try {
    const databaseUrl = server.url();
    const shop = await startBuiltShop({
      DATABASE_URL: databaseUrl,
      WEB_CONCURRENCY: '2',
      DEMO_PRODUCTS: '400',
    });
    try {
      const faults = await runCartFaults({
        shop,
        databaseUrl,
        seconds: Number(values.seconds),
        clients: Number(values.clients),
        say,
      });
      for (const fault of faults) say(fault);
      say(faults.length === 0 ? 'Nothing was lost.' : `${faults.length} carts are wrong.`);
      return faults.length === 0 ? 0 : 1;
    } finally {
      await shop.stop();
    }
  } finally {
    await server.stop();
  }
}

process.exitCode = await run();
