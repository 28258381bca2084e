/**
 * `npm run bench office [--sizes 3500,100000]`: what staff wait for, at ranges of several sizes, beside what was promised: a
 * window of the grid wherever it is, fences, counts, a preview, a mass change, a file of a hundred thousand rows.
 * Each size has a database of its own; the calls go through the application itself, without a network. `--rows grid,prices` takes
 * some of it (those of `ROWS`), `--data FOLDER` keeps the ranges for another run, `--statements` tells which statements a thing
 * that is done once has taken PostgreSQL's time with.
 */
import { buildApp } from '#api/app.ts';
import { connect } from '#api/database.ts';
import { aStaffSession, askOffice, OFFICE_ON } from '#tests/office.ts';
import { readCpuMs } from './cpu.ts';
import type { BenchDatabase } from './database.ts';
import { findServerPid } from './exchange/costs.ts';
import { countStatements, sayStatements } from './exchange/statements.ts';
import { FILE_GOALS, measureFile } from './office-file.ts';
import { type Ask, measureGrid, measurePreview } from './office-grid.ts';
import { type Measure, measurePrices, PRICE_GOALS } from './office-prices.ts';
import { toPercentile } from './percentiles.ts';
import { measureTrial, TRIAL_GOALS } from './promotion-trial.ts';
import { fill } from './scale.ts';

const ROUNDS = 30;

/** What can be chosen. */
const ROWS = ['grid', 'preview', 'prices', 'trial', 'file'] as const;
type Row = (typeof ROWS)[number];

export interface OfficeBenchRun {
  sizes: readonly number[];
  /** Null: all. */
  rows: readonly string[] | null;
  tellsStatements: boolean;
  open(name: string): Promise<BenchDatabase>;
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
  ...FILE_GOALS,
  ...TRIAL_GOALS,
} as const;

type Figures = Map<string, number>;

const toFigure = (ms: number | undefined): string => ms?.toFixed(ms < 10 ? 1 : 0) ?? '–';

export async function runOfficeBench({
  sizes,
  rows,
  tellsStatements,
  open,
  report,
}: OfficeBenchRun): Promise<string> {
  const unknown = rows?.find((row) => !ROWS.some((known) => known === row));
  if (unknown !== undefined) throw new Error(`there are no rows "${unknown}": ${ROWS.join(', ')}`);
  const isChosen = (row: Row) => rows?.includes(row) ?? true;
  const columns: { size: number; figures: Figures }[] = [];
  for (const size of sizes) {
    const database = await open(String(size));
    try {
      report(`Filling ${size} products …`);
      await fill(database.url, size);
      const { url, adminUrl } = database;
      if (tellsStatements) await countStatements(adminUrl);
      const sayAll = async () => (tellsStatements ? sayStatements(adminUrl, report) : undefined);
      columns.push({ size, figures: await measureOffice(url, { size, isChosen, report, sayAll }) });
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

interface OfficeBench {
  size: number;
  isChosen(row: Row): boolean;
  report(text: string): void;
  /** Which statements were asked since the last time. */
  sayAll(): Promise<void>;
}

/** On a machine that others use it says more than the time. */
function watchCpu(serverPid: number | null): () => string {
  const read = () => [process.cpuUsage(), serverPid === null ? 0 : (readCpuMs(serverPid) ?? 0)] as const;
  const [begun, server] = read();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    const seconds = [(user + system) / 1e6, (read()[1] - server) / 1e3].map((each) => each.toFixed(1));
    return `shop ${seconds[0]} s + PostgreSQL ${seconds[1]} s of CPU`;
  };
}

async function measureOffice(
  databaseUrl: string,
  { size, isChosen, report, sayAll }: OfficeBench,
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
    const ask: Ask = async (call, given) => {
      const answer = await askOffice(shop, call, { cookie, ...given });
      if (answer.statusCode >= 300)
        throw new Error(`${call.path}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
      return answer.json();
    };
    // A run that is ended before its table has told what it knows.
    const note = (name: string, ms: number, cpu = '') => {
      figures.set(name, ms);
      report(`${size}: ${name}: ${toFigure(ms)} ms${cpu === '' ? '' : `, ${cpu}`}`);
    };
    const serverPid = await findServerPid(databaseUrl);
    const measure: Measure = async (name, work, rounds = ROUNDS) => {
      const taken: number[] = [];
      const cpu = watchCpu(serverPid);
      for (let round = 0; round < rounds; round++) {
        const begun = performance.now();
        await work(round);
        taken.push(performance.now() - begun);
      }
      note(name, toPercentile(taken, 0.95), cpu());
      if (rounds === 1) await sayAll();
    };
    const runJob = (name: string) =>
      shop.jobs.find((job) => job.name === name)?.run(db, new AbortController().signal);
    if (isChosen('grid')) await measureGrid({ db, ask, measure, size });
    if (isChosen('preview')) await measurePreview({ db, ask, measure });
    const { cookie: approver } = await aStaffSession(
      { db },
      { email: 'bench-2@sheber.test', roles: ['pricing'] },
    );
    const cookies = { asker: cookie, approver };
    const work = { db, shop, measure, note, cookies, runChanges: async () => runJob('changes') };
    if (isChosen('prices')) await measurePrices(work);
    if (isChosen('trial')) await measureTrial(db, ask, measure, figures);
    if (isChosen('file')) await measureFile({ ...work, runImports: async () => runJob('imports') });
  } finally {
    await shop.app.close();
    await db.end({ timeout: 1 });
  }
  return figures;
}
