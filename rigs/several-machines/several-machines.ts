/**
 * `npm run several-machines [-- M1 M4 …]`: PostgreSQL with a streaming replica, two shops with two workers each and nginx in
 * front of them, on loopback, and the proof that they are one shop; prints a table (docs/operations.md keeps the last one).
 * `npm run several-machines -- nginx`: the configuration of nginx as docs/operations.md shows it.
 * PostgreSQL comes from the npm package; nginx must be installed (apt-get install nginx).
 */
import { report, runRows } from '../faults/row.ts';
import { loadRows } from './load-rows.ts';
import { withMachines } from './machines.ts';
import { exampleSite, isNginxThere, toSiteText } from './nginx.ts';
import { oneShopRows } from './one-shop-rows.ts';

async function prove(wanted: readonly string[]): Promise<boolean> {
  if (!isNginxThere()) {
    report('nginx is missing: install it (apt-get install nginx) and try again.');
    return false;
  }
  const begun = performance.now();
  return withMachines((machines) => {
    report(
      `Two shops, a replica and nginx are open after ${((performance.now() - begun) / 1000).toFixed(0)} s.`,
    );
    const rows = [...oneShopRows(machines), ...loadRows(machines)];
    return runRows(
      rows.filter(({ id }) => wanted.length === 0 || wanted.includes(id)),
      'several machines',
    );
  });
}

// What was started ends with us, also when we are told to stop.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const words = process.argv.slice(2);
if (words[0] === 'nginx') process.stdout.write(toSiteText(exampleSite));
else process.exitCode = (await prove(words)) ? 0 : 1;
