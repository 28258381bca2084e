/**
 * `npm run bench office [--sizes 3500,100000]`: what staff wait for, at ranges of several sizes, beside what was promised: a
 * window of the grid wherever it is, fences, counts, a preview, a mass change, a file of a hundred thousand rows.
 * Each size has a database of its own; the calls go through the application itself, without a network.
 */
import { buildApp } from '#api/app.ts';
import { connect } from '#api/database.ts';
import { bulkChange } from '#contract/office/bulk.ts';
import { findThings } from '#contract/office/company.ts';
import { countRows, getFences, getRows } from '#contract/office/grid.ts';
import { createImport, judgeImport } from '#contract/office/imports.ts';
import type { OfficeCall } from '#contract/office/office-call.ts';
import { aStaffSession, askOffice, OFFICE_ON } from '#tests/office.ts';
import { type Measure, measurePrices, PRICE_GOALS } from './office-prices.ts';
import { toPercentile } from './percentiles.ts';
import { measureTrial, TRIAL_GOALS } from './promotion-trial.ts';
import { fill } from './scale.ts';

const ROUNDS = 30;
const FILE_ROWS = 100_000;

export interface OfficeBenchRun {
  sizes: readonly number[];
  open(): Promise<{ url: string; close(): Promise<void> }>;
  report(text: string): void;
}

/** What is measured, and the most it may take at the 95th of a hundred, in ms. */
const GOALS = {
  'first window': 150,
  'window after a jump': 100,
  'window of a section': 300,
  fences: 500,
  'palette: goods by article': 80,
  'palette: a few letters': 80,
  'count of all': 500,
  'count without Kazakh': 500,
  'preview of 10 000': 2000,
  ...PRICE_GOALS,
  [`file of ${FILE_ROWS} rows compared`]: 60_000,
  ...TRIAL_GOALS,
} as const;

type Figures = Map<string, number>;

const toFigure = (ms: number | undefined): string => ms?.toFixed(ms < 10 ? 1 : 0) ?? '–';

export async function runOfficeBench({ sizes, open, report }: OfficeBenchRun): Promise<string> {
  const columns: { size: number; figures: Figures }[] = [];
  for (const size of sizes) {
    const database = await open();
    try {
      report(`Filling ${size} products …`);
      await fill(database.url, size);
      columns.push({ size, figures: await measureOffice(database.url, size, report) });
    } finally {
      await database.close();
    }
  }
  const lines = [
    ['p95, ms', 'promised', ...columns.map(({ size }) => `${size} products`)],
    ['---', '---:', ...columns.map(() => '---:')],
    ...Object.entries(GOALS).map(([name, goal]) => [
      name,
      String(goal),
      ...columns.map(({ figures }) => toFigure(figures.get(name))),
    ]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

async function measureOffice(
  databaseUrl: string,
  size: number,
  report: (text: string) => void,
): Promise<Figures> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 3, statementTimeoutMs: 0 });
  const figures: Figures = new Map();
  const config = {
    logLevel: 'error' as const,
    trustProxy: false as const,
    databaseUrl,
    secretKey: 'a secret of the bench',
  };
  const shop = await buildApp({ config: { ...config, office: { ...OFFICE_ON } }, db });
  try {
    const { cookie } = await aStaffSession(
      { db },
      { email: 'bench@sheber.test', roles: ['catalogue', 'pricing'] },
    );
    const ask = async (call: OfficeCall, given: Parameters<typeof askOffice>[2]) => {
      const answer = await askOffice(shop, call, { cookie, ...given });
      if (answer.statusCode >= 300)
        throw new Error(`${call.path}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
      return answer.json();
    };
    const measure: Measure = async (name, work, rounds = ROUNDS) => {
      report(`${size}: ${name} …`);
      const taken: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const begun = performance.now();
        await work(round);
        taken.push(performance.now() - begun);
      }
      figures.set(name, toPercentile(taken, 0.95));
    };
    const runJob = (name: string) =>
      shop.jobs.find((job) => job.name === name)?.run(db, new AbortController().signal);
    const params = { subject: 'products' };
    const [section] = await db<
      { id: number }[]
    >`SELECT section_id AS id FROM products GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`;
    await measure('first window', () => ask(getRows, { params, query: { limit: 100 } }));
    const { fences } = (await ask(getFences, { params })).data as { fences: string[] };
    const fenceOf = (round: number) => fences[Math.floor((fences.length * (round + 1)) / (ROUNDS + 1))] ?? '';
    await measure('window after a jump', (round) =>
      ask(getRows, {
        params,
        query: { limit: 100, ...(fences.length > 0 ? { after: fenceOf(round) } : {}) },
      }),
    );
    await measure('window of a section', () =>
      ask(getRows, { params, query: { limit: 100, where: `section:${section?.id}`, order: 'name' } }),
    );
    await measure('fences', () => ask(getFences, { params }), 5);
    const [known] = await db<{ article: string }[]>`
      SELECT product_code AS article FROM products ORDER BY id OFFSET ${Math.floor(size / 2)} LIMIT 1`;
    await measure('palette: goods by article', () => ask(findThings, { body: { q: known?.article } }));
    await measure('palette: a few letters', () => ask(findThings, { body: { q: 'лами' } }));
    await measure('count of all', () => ask(countRows, { params }), 5);
    await measure('count without Kazakh', () => ask(countRows, { params, query: { where: 'kz:no' } }), 5);

    const some = (await db<{ id: number }[]>`SELECT id FROM products ORDER BY id LIMIT 10000`).map(
      ({ id }) => id,
    );
    const edit = { kind: 'set', field: 'warranty_months', to: 321 };
    await measure('preview of 10 000', () => ask(bulkChange, { body: { of: { ids: some }, edit } }), 3);

    const { cookie: approver } = await aStaffSession(
      { db },
      { email: 'bench-2@sheber.test', roles: ['pricing'] },
    );
    const cookies = { asker: cookie, approver };
    const note = (name: string, ms: number) => figures.set(name, ms);
    await measurePrices({ db, shop, measure, note, cookies, runChanges: async () => runJob('changes') });

    await measureTrial(db, ask, measure, figures);

    const codes = await db<{ code: string; price: number }[]>`
      SELECT p.product_code AS code, r.price FROM products p JOIN product_prices r ON r.product_id = p.id LIMIT ${FILE_ROWS}`;
    const lines = Array.from({ length: FILE_ROWS }, (_, at) => {
      const known = codes[at];
      return known ? `${known.code};${known.price + 1}` : `nobody-${at};1`;
    });
    const content = Buffer.from(['Артикул;Цена', ...lines].join('\n')).toString('base64');
    const table = (await ask(createImport, { body: { name: 'bench.csv', content } })).data;
    await measure(
      `file of ${FILE_ROWS} rows compared`,
      async () => {
        await ask(judgeImport, { params: { id: table.id }, body: { mapping: ['product_code', 'price'] } });
        await runJob('imports');
      },
      1,
    );
  } finally {
    await shop.app.close();
    await db.end({ timeout: 1 });
  }
  return figures;
}
