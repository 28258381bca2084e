/**
 * `DATABASE_URL=… node rigs/bench/listing-scale.ts [--rounds 30] [--sql-rounds 5]`: the index of a large catalogue that is
 * already there. How long it takes to build and how much it weighs; listings against plain SQL in the same run; how
 * a listing grows with its section; what a thread costs. Reads only.
 */
import { parseArgs } from 'node:util';
import type { Catalog } from '#api/catalog/catalog.ts';
import { buildCopyInThread } from '#api/catalog-index/build-in-thread.ts';
import type { CatalogIndex } from '#api/catalog-index/catalog-index.ts';
import { type IndexCopy, toIndexCopy } from '#api/catalog-index/index-copy.ts';
import { scan } from '#api/catalog-index/scan.ts';
import { ScanThreads } from '#api/catalog-index/scan-threads.ts';
import { connect } from '#api/database.ts';
import { createListing, type ListingQuery } from '#api/listing/listing.ts';
import { listByReference, loadDictionary } from '#tests/listing-reference.ts';
import { toPercentile } from './percentiles.ts';
import { toPlainListing } from './plain-listing.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '30' }, 'sql-rounds': { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const sqlRounds = Number(values['sql-rounds']);
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('Say in DATABASE_URL where the large catalogue is.');
const report = (text: string) => process.stdout.write(`${text}\n`);
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

async function timed(work: () => unknown, times: number): Promise<{ p50: number; p95: number }> {
  const taken: number[] = [];
  for (let round = 0; round < times; round++) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return { p50: toPercentile(taken, 0.5), p95: toPercentile(taken, 0.95) };
}

const begun = performance.now();
const copy = toIndexCopy(await buildCopyInThread(databaseUrl, new AbortController().signal));
const buildSeconds = (performance.now() - begun) / 1000;
const bytes = Object.values(copy.columns).reduce<number>(
  (sum, column) => sum + (typeof column === 'number' ? 0 : (column as Int32Array).byteLength),
  0,
);
globalThis.gc?.();
report(
  `Built in ${buildSeconds.toFixed(1)} s: ${copy.columns.rows} products on sale, ${copy.sizes.values} values, ` +
    `index ${megabytes(bytes)}, process ${megabytes(process.memoryUsage().rss)} ` +
    `(at most ${megabytes(process.resourceUsage().maxRSS * 1024)} while building).`,
);

const threads = new ScanThreads(1);
threads.add(copy);
/** Every scan in the thread, nothing kept: what a request really costs. */
const index = {
  read: async () => copy,
  scan: (from: IndexCopy, request: Parameters<typeof scan>[2]) => threads.run(from, request),
} as unknown as CatalogIndex;
const idsOnly = {
  listProductsById: async (ids: readonly number[]) => ids.map((id) => ({ id })),
} as unknown as Catalog;

const bySize = (isLeaf: boolean) =>
  copy.reference.sections
    .filter((section) => section.isLeaf === isLeaf && section.end > section.start)
    .sort((a, b) => b.end - b.start - (a.end - a.start));
const leaves = bySize(true);
const leaf = leaves[Math.floor(leaves.length / 2)];
const root = bySize(false)[0];
if (!leaf || !root) throw new Error('The catalogue has no sections with products.');

/** The two values that most products of the section have, of different properties. */
async function popularChoice(sectionCode: string): Promise<Record<string, string[]>> {
  const page = await createListing(index, idsOnly).list(queryOf(sectionCode, {}), anyone);
  const lists = page.filters.filter(({ kind, values: all }) => kind === 'list' && all.length > 2);
  const chosen = lists
    .slice(-2)
    .map(({ code, values: all }) => [code, all.slice(0, 2).map((value) => value.code)]);
  return Object.fromEntries(chosen);
}

const anyone = { language: 'ru' as const, cityCode: 'astana', viewer: null };
const queryOf = (sectionCode: string | undefined, filter: Record<string, string[]>) =>
  ({ sectionCode, filter, sort: 'popular', page: 1, pageSize: 24 }) as ListingQuery;

const db = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
const dictionary = await loadDictionary(db);
const toReference = (sectionCode: string | undefined, values: Record<string, string[]>) =>
  toPlainListing({ ...(sectionCode === undefined ? {} : { sectionCode }), values });

report(
  '\nlisting                                   rows    total | index p50  p95 | SQL p50   p95 | times faster',
);
for (const [name, section, isFiltered] of [
  ['leaf', leaf, false],
  ['leaf, two filters', leaf, true],
  ['root', root, false],
  ['root, two filters', root, true],
  ['everything', copy.reference.everything, false],
] as const) {
  const sectionCode = section === copy.reference.everything ? undefined : section.code;
  const chosen = isFiltered && sectionCode ? await popularChoice(sectionCode) : {};
  const query = queryOf(sectionCode, chosen);
  const ask = () => createListing(index, idsOnly).list(query, anyone);
  const { total } = await ask();
  await timed(ask, 5);
  const fast = await timed(ask, rounds);
  const expected = await listByReference(db, dictionary, toReference(sectionCode, chosen));
  if (expected.total !== total) throw new Error(`${name}: the index finds ${total}, SQL ${expected.total}`);
  const slow = await timed(
    () => listByReference(db, dictionary, toReference(sectionCode, chosen)),
    sqlRounds,
  );
  const place = `${name} ${sectionCode ?? ''}`.padEnd(38);
  const figures = [fast.p50, fast.p95, slow.p50, slow.p95].map((value) => ms(value).padStart(6));
  report(
    `${place} ${String(section.end - section.start).padStart(7)} ${String(total).padStart(8)} |    ${figures[0]} ${figures[1]} |  ${figures[2]} ${figures[3]} | ${(slow.p50 / fast.p50).toFixed(0)}`,
  );
}

report('\nrows of the place: a scan on the spot, the same through the thread (p50, ms)');
for (const rows of [100, 1000, 3000, 10_000, 30_000, 100_000, 300_000, copy.columns.rows]) {
  if (rows > copy.columns.rows) continue;
  const request = { ...copy.everyProduct, end: rows, limit: 24, cityStores: copy.storesOfCity('astana') };
  const here = await timed(() => scan(copy.columns, copy.sizes, request), rounds);
  const away = await timed(() => threads.run(copy, request), rounds);
  report(`${String(rows).padStart(9)}  ${ms(here.p50).padStart(6)}  ${ms(away.p50).padStart(6)}`);
}
report(`\nProcess at the end: ${megabytes(process.memoryUsage().rss)}.`);
await threads.close();
await db.end();
