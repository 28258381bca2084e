/** Reads what Lighthouse wrote: the run in the middle, its figures as a row, and what it names as worth mending. */

interface Audit {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
  numericValue?: number;
  metricSavings?: Record<string, number>;
  details?: { items?: unknown[] };
}

export interface LighthouseReport {
  /** A run that came to nothing: on a busy machine the recording can begin after the page. */
  runtimeError?: { code: string; message: string };
  /** How fast the machine was when the run began, by a calculation that has nothing to do with the page. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
}

/** In hundredths, by category. */
export const PROMISES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const CATEGORIES = Object.keys(PROMISES) as (keyof typeof PROMISES)[];
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
} as const;

const scoreOf = (report: LighthouseReport, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** By performance, the only figure that differs from run to run; of an even number the worse of the two in the middle. */
export function medianRun(runs: readonly LighthouseReport[]): LighthouseReport {
  const sorted = runs.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('There is no run to take the median of.');
  return middle;
}

export const promisesBroken = (report: LighthouseReport): string[] =>
  CATEGORIES.filter((category) => scoreOf(report, category) < PROMISES[category]);

/** Without a report: the head of the table. */
export function toRow(name: string, report: LighthouseReport | null): string {
  const cells = report
    ? [
        ...CATEGORIES.map((category) => String(scoreOf(report, category))),
        ...Object.values(METRICS).map((id) => report.audits[id]?.displayValue ?? '?'),
        String(Math.round(report.environment.benchmarkIndex)),
      ]
    : [...CATEGORIES, ...Object.keys(METRICS), 'machine'];
  return [name.padEnd(9), ...cells.map((cell) => cell.padStart(14))].join(' ');
}

/** What counts against a page, and what would make it faster, each with the places it names. */
export function faultsOf(report: LighthouseReport): string[] {
  return Object.entries(report.audits)
    .filter(
      ([, { score, scoreDisplayMode }]) =>
        score !== null && score < 1 && !['notApplicable', 'manual', 'informative'].includes(scoreDisplayMode),
    )
    .map(([id, { title, score, displayValue = '', details }]) => {
      const places = JSON.stringify(details?.items?.slice(0, 4) ?? []).slice(0, 700);
      return `${id} (${score}): ${title} ${displayValue} ${places}`;
    });
}
