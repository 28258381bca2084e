/**
 * `node rigs/bench/index-agreement.ts [--products 100000] [--requests 200] [--seed 1]`: random listings over a large range,
 * the index against plain SQL. Too slow for every test run; the small range is checked there.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createCatalogIndex } from '#api/catalog-index/catalog-index.ts';
import { connect } from '#api/database.ts';
import { setup } from '#database/setup.ts';
import { demoFilling } from '#demo/filling.ts';
import { EmbeddedPostgres } from '#server/embedded-postgres.ts';
import { findDisagreement } from '#tests/listing-agreement.ts';
import { makeReachableFolder } from '../built-shop.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const report = (text: string) => process.stdout.write(`${text}\n`);
const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1);

const dataDir = makeReachableFolder('sheber-agreement-');
const server = new EmbeddedPostgres({ dataDir, throwAway: true });
try {
  await server.start();
  const databaseUrl = server.url();
  const db = connect({ databaseUrl, workers: 1 }, { max: 2, statementTimeoutMs: 0 });
  const oneConnection = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  await setup(oneConnection, { filling: demoFilling(Number(values.products)), report: report });
  await oneConnection.end();
  const begun = performance.now();
  const index = createCatalogIndex(db, { databaseUrl });
  // A reader would give up before a large build on a busy machine ends.
  while (!index.isReady()) await new Promise((wake) => setTimeout(wake, 100));
  report(`Index: ${(await index.read()).columns.rows} products on sale in ${secondsSince(begun)} s.`);
  const asked = performance.now();
  const requests = Number(values.requests);
  const difference = await findDisagreement(db, index, { requests, seed: Number(values.seed), atOnce: 2 });
  report(difference ?? `${requests} random listings agree with plain SQL (${secondsSince(asked)} s).`);
  process.exitCode = difference === null ? 0 : 1;
  await index.close();
  await db.end();
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
