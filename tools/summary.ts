/** The end of a test run: a table of the steps, what took longest in them, and the one line that machines read. */
import type { VitestTest } from './vitest-run.ts';

export interface StepResult {
  title: string;
  seconds: number | null;
  /** Of the step and all it started. */
  cpuSeconds?: number | null;
  passed: number;
  failed: number;
  /** For a reader: what was not run, and why. */
  note?: string;
}

export function toSummary(results: readonly StepResult[], cores: number): string {
  const rows = results.map(({ title, seconds, cpuSeconds, passed, failed, note }) => [
    title,
    seconds === null ? '–' : `${seconds.toFixed(1)} s`,
    toUse(seconds, cpuSeconds ?? null, cores),
    String(passed),
    String(failed),
    note ?? '',
  ]);
  const table = [['step', 'time', `CPU of ${cores}`, 'passed', 'failed', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const total = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0);
  return `${lines.join('\n')}\n\n${total('passed')} passed, ${total('failed')} failed`;
}

/** How much of the machine a step took: its processor time against all cores for as long as it ran. */
function toUse(seconds: number | null, cpuSeconds: number | null, cores: number): string {
  if (seconds === null || cpuSeconds === null || seconds === 0) return '–';
  return `${cpuSeconds.toFixed(0)} s, ${Math.round((100 * cpuSeconds) / seconds / cores)} %`;
}

/** Steps run side by side: their times do not add up, what they took of the processors does. */
export function toTotal(results: readonly StepResult[], seconds: number, cores: number): string {
  const taken = results.map(({ cpuSeconds }) => cpuSeconds ?? null).filter((each) => each !== null);
  const words = `${(seconds / 60).toFixed(1)} minutes in all`;
  if (taken.length === 0) return words;
  const sum = taken.reduce((all, each) => all + each, 0);
  return `${words}, CPU of ${cores}: ${toUse(seconds, sum, cores)}`;
}

const SHOWN = 10;

/** The ten files whose tests took longest, each with its longest test. */
export function toSlowest(title: string, tests: readonly VitestTest[]): string {
  const files = [...Map.groupBy(tests, ({ file }) => file)]
    .map(([file, own]) => ({
      file,
      seconds: own.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
      longest: own.reduce((most, test) => ((test.seconds ?? 0) > (most.seconds ?? 0) ? test : most)),
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN);
  const lines = files.map(
    ({ file, seconds, longest }) =>
      `  ${seconds.toFixed(1).padStart(6)} s  ${file}, ${(longest.seconds ?? 0).toFixed(1)} s of it: ${longest.path.at(-1)}`,
  );
  return [`slowest of ${title}`, ...lines].join('\n');
}
