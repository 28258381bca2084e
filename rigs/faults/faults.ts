/**
 * `npm run faults [-- F7 O2 …]`: the fault table (docs/faults.md), all of it or the rows named: the built shop on loopback
 * under each fault, with the rule by which it passes, printed as one table.
 * `npm run faults -- cart|orders [--seconds 30] [--clients 50]`: carts and orders for longer, with 5 % of the answers dropped
 * on their way and worker processes killed at random.
 * cart: visitors edit their carts with the shop's own store. At the end every cart must hold, product by product, what
 * was acknowledged last or a later wish; and once it is calm, the last wish.
 * orders: buyers order, and PostgreSQL is killed too; then the books must be right. With `--plant no-key`,
 * `read-then-write`, `late-ledger` or `all` a bug is planted, which the same look must find.
 * `npm run faults -- fuzz [--requests 50000] [--seed 1]`: odd requests to every call.
 */
import { parseArgs } from 'node:util';
import { runCartFaults } from './cart-faults.ts';
import { runFuzz, tellFuzz } from './fuzz.ts';
import { runOrderFaults } from './orders/order-faults.ts';
import { plants } from './orders/plants.ts';
import { type Row, report, runRows } from './row.ts';
import { listRows } from './rows.ts';
import { withShop } from './stand.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    clients: { type: 'string' },
    plant: { type: 'string' },
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string' },
  },
});

async function tryCarts(): Promise<boolean> {
  const faults = await withShop(true, (shop, server) =>
    runCartFaults({
      shop,
      databaseUrl: server.url(),
      seconds: Number(values.seconds ?? 30),
      clients: Number(values.clients ?? 50),
      report,
    }),
  );
  for (const fault of faults) report(fault);
  report(faults.length === 0 ? 'Nothing was lost.' : `${faults.length} carts are wrong.`);
  return faults.length === 0;
}

/** Without a plant nothing may break; with one, what it breaks must be found. */
async function tryOrders(plantName: string | null): Promise<boolean> {
  const plant = plantName === null ? null : (plants[plantName] ?? null);
  report(plantName === null ? 'The shop as it is.' : `Planted: ${plantName}, must break ${plant?.breaks}.`);
  // Killed, not switched off: what the database says is written must be.
  const broken = await withShop(false, (shop, server) =>
    runOrderFaults({
      shop,
      server,
      seconds: Number(values.seconds ?? 60),
      buyers: Number(values.clients ?? 16),
      plant,
      report,
    }),
  );
  const isRight = plant ? broken.includes(plant.breaks) : broken.length === 0;
  report(
    isRight
      ? plant
        ? 'The planted bug was found.'
        : 'The books are right.'
      : `Broken: ${broken.join(', ') || 'nothing'}.`,
  );
  return isRight;
}

async function tryFuzz(): Promise<boolean> {
  const outcome = await runFuzz(
    Number(values.requests),
    Number(values.seed ?? Math.floor(Math.random() * 2 ** 31)),
  );
  tellFuzz(outcome);
  return outcome.faults.length === 0;
}

async function tryTable(wanted: readonly string[]): Promise<boolean> {
  const isWanted = (id: string) =>
    wanted.length === 0 || id.split(', ').some((each) => wanted.includes(each));
  const { rows, close } = listRows(isWanted);
  try {
    return await runRows(rows.filter(({ id }: Row) => isWanted(id)));
  } finally {
    await close();
  }
}

async function run(): Promise<boolean> {
  const [subject] = positionals;
  if (subject === 'cart') return tryCarts();
  if (subject === 'fuzz') return tryFuzz();
  if (subject === 'orders') {
    const { plant } = values;
    const names = plant === 'all' ? Object.keys(plants) : plant === undefined ? [null] : [plant];
    if (names.some((name) => name !== null && !Object.hasOwn(plants, name))) return tellUsage();
    let isRight = true;
    for (const name of names) isRight = (await tryOrders(name)) && isRight;
    return isRight;
  }
  return positionals.every((word) => /^[FO]\d+$/.test(word)) ? tryTable(positionals) : tellUsage();
}

function tellUsage(): false {
  report(
    `Known: F1 … F47, O1 … O11, cart, orders, fuzz. Known plants: ${Object.keys(plants).join(', ')}, all.`,
  );
  return false;
}

process.exitCode = (await run()) ? 0 : 1;
