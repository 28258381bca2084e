/** `npm run bench search`: how well the judged set is answered, and how fast, beside plain PostgreSQL full text. */
import { scan } from '#api/catalog-index/scan.ts';
import { connect, type Database } from '#api/database.ts';
import { toSectionsOfFound } from '#api/search/found-sections.ts';
import { readQuery } from '#api/search/read-query.ts';
import type { SearchCopy } from '#api/search/search-copy.ts';
import { makeSuggestions } from '#api/search/suggestions.ts';
import { setup } from '#database/setup.ts';
import { demoFilling } from '#demo/filling.ts';
import { toPercentile } from '../percentiles.ts';
import { toFigures, toFigureTable } from './figures.ts';
import { runForeignBench } from './foreign/run-foreign.ts';
import { askFullText, openFullText } from './full-text.ts';
import { judgeRange, listArticles, openSearch } from './judge-range.ts';
import { readJudgedSet } from './judged.ts';
import type { JudgedQuery, Kind } from './judged-query.ts';

const DEMO_PRODUCTS = 3500;
const CITY = 'pavlodar';
const READER = { language: 'ru', cityCode: CITY } as const;
const PER_KIND = 30;
const TIMED: readonly Kind[] = ['head', 'tail', 'size', 'typo', 'two-typos', 'layout', 'translit', 'kazakh'];
/** What full text can answer at all. */
const IN_FULL_TEXT: readonly Kind[] = ['head', 'tail', 'kazakh'];

export async function runSearchBench(databaseUrl: string, print: (text: string) => void): Promise<void> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  try {
    await setup(db, { filling: demoFilling(DEMO_PRODUCTS), report: () => undefined });
    const judged = await judgeRange(db, [...readJudgedSet(), ...(await listArticles(db))]);
    print(`\nsearch: the judged set\n${toFigureTable(toFigures(judged))}`);
    await openFullText(db);
    await timeSearch(db, await openSearch(db), print);
    // Last: it empties the catalogue.
    await runForeignBench(db, print);
  } finally {
    await db.end({ timeout: 1 });
  }
}

/**
 * Words to a page of ids with its sections and every filter counted, in both ways; cards are read alike and left out.
 * Suggestions are whole but for the cards, and none of them is remembered.
 */
export async function timeSearch(
  db: Database | null,
  search: SearchCopy,
  print: (text: string) => void,
): Promise<void> {
  const set = readJudgedSet();
  const sample = (kind: Kind) => set.filter((each) => each.kind === kind).slice(0, PER_KIND);
  print(`\nsearch: ms per query over ${search.copy.columns.rows} products, p50 / p95`);
  for (const kind of TIMED) {
    const queries = sample(kind);
    for (const query of queries) answer(search, query.query);
    const own = await time(queries, async ({ query }) => answer(search, query));
    const plain =
      db !== null && IN_FULL_TEXT.includes(kind)
        ? await time(queries, ({ query, language }) => askFullText(db, query, language, CITY))
        : null;
    const ratio =
      plain === null
        ? ''
        : `   ${(plain.p50 / own.p50).toFixed(0)} × / ${(plain.p95 / own.p95).toFixed(0)} ×`;
    print(
      `${kind.padEnd(12)}the shop ${show(own)}${plain === null ? '' : `   full text ${show(plain)}`}${ratio}`,
    );
  }
  for (const letters of [1, 2, 3, 4, 6]) {
    const starts = sample('head').map((each) => ({ ...each, query: each.query.slice(0, letters) }));
    const own = await time(starts, async ({ query }) => makeSuggestions(search, query, READER));
    print(`${`${letters} letters`.padEnd(12)}suggestions ${show(own)}`);
  }
}

function answer(search: SearchCopy, query: string): number {
  const { copy, match } = search;
  const { terms } = readQuery(search, query);
  const cityStores = copy.storesOfCity(CITY);
  const matched = match({ terms, exactRows: [], cityStores, language: 'ru' });
  const { rows, scores } = matched;
  const request = {
    ...copy.everyProduct,
    cityStores,
    picked: { rows, scores },
    limit: 24,
    countsCarriers: true,
  };
  return (
    scan(copy.columns, copy.sizes, request).total + toSectionsOfFound(copy.reference.sections, matched).length
  );
}

async function time(queries: readonly JudgedQuery[], ask: (query: JudgedQuery) => Promise<unknown>) {
  const times: number[] = [];
  for (const query of queries) {
    const begun = performance.now();
    await ask(query);
    times.push(performance.now() - begun);
  }
  return { p50: toPercentile(times, 0.5), p95: toPercentile(times, 0.95) };
}

const show = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toFixed(2)} / ${p95.toFixed(2)}`;
