/**
 * `DATABASE_URL=… node rigs/bench/search/search-scale.ts [--full-text]`: the search over a large catalogue that is already
 * there: how long it takes to build, what it weighs, how long queries take; with --full-text beside PostgreSQL's own in
 * the same run (its words go into a temporary table). Reads only.
 */
import { parseArgs } from 'node:util';
import { buildCopyInThread } from '#api/catalog-index/build-in-thread.ts';
import { toIndexCopy } from '#api/catalog-index/index-copy.ts';
import { connect } from '#api/database.ts';
import { buildSearch } from '#api/search/build-search.ts';
import { toSearchCopy } from '#api/search/search-copy.ts';
import { openFullText } from './full-text.ts';
import { timeSearch } from './run.ts';

const { values } = parseArgs({ options: { 'full-text': { type: 'boolean', default: false } } });
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('Say in DATABASE_URL where the large catalogue is.');
const report = (text: string) => process.stdout.write(`${text}\n`);
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const secondsSince = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

const copy = toIndexCopy(await buildCopyInThread(databaseUrl, new AbortController().signal));
const db = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
try {
  let begun = performance.now();
  const cpuBefore = process.cpuUsage();
  // An older catalogue may have no table of a shop's own words.
  const built = await buildSearch(db, copy, async () => []);
  const { user, system } = process.cpuUsage(cpuBefore);
  const { bytes, counts, cuts, cutRuns, cutBytes, cutCounts } = built.postings;
  const postings = counts.reduce((sum, count) => sum + count, 0);
  report(
    `Built over ${copy.columns.rows} products in ${secondsSince(begun)} (${((user + system) / 1e6).toFixed(1)} s of CPU).`,
  );
  report(
    `${built.vocabulary.words.length} words, ${postings} postings in ${megabytes([bytes, counts, cuts, cutRuns, cutBytes, cutCounts].reduce((sum, { byteLength }) => sum + byteLength, 0))}.`,
  );
  begun = performance.now();
  const search = toSearchCopy(copy, built);
  report(`Opened in ${secondsSince(begun)}.`);
  if (values['full-text']) await openFullText(db);
  await timeSearch(values['full-text'] ? db : null, search, report);
} finally {
  await db.end({ timeout: 1 });
}
