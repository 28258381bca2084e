/** Runs vitest as a child and counts what happened from its own report. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { RanTest } from './proofs/spec-coverage.ts';
import { root, run } from './run.ts';

export interface VitestTest extends RanTest {
  faults: readonly string[];
  /** Null for one that did not run. */
  seconds: number | null;
}

export interface TestCount {
  passed: number;
  failed: number;
  /** Not run on this machine. */
  skipped: number;
  tests: VitestTest[];
}

interface VitestRun extends TestCount {
  cpuSeconds: number | null;
  /** What it wrote; empty when it was shown. */
  output: string;
}

interface Report {
  testResults: {
    /** The whole path of the file. */
    name: string;
    assertionResults: {
      title: string;
      ancestorTitles: string[];
      status: string;
      duration?: number | null;
      failureMessages?: string[];
    }[];
  }[];
}

export async function runVitest(
  args: readonly string[],
  options: { show: boolean; isAside?: boolean },
): Promise<VitestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'sheber-vitest-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code, output, cpuSeconds } = await run('vitest', ['run', ...reporters, ...args], {
      ...options,
      isMeasured: true,
    });
    const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] };
    return { ...toCount(code, report), output, cpuSeconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file that cannot be loaded or an unhandled rejection has no failed test, and is a failure all the same. */
export function toCount(code: number, { testResults }: Report): TestCount {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, ancestorTitles, status, duration, failureMessages = [] }) => ({
      file: relative(root, name),
      path: [...ancestorTitles, title],
      status,
      faults: failureMessages,
      seconds: duration == null ? null : duration / 1000,
    })),
  );
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const [passed, failed] = [count('passed'), count('failed')];
  return {
    passed,
    failed: code !== 0 ? Math.max(failed, 1) : failed,
    skipped: tests.length - passed - failed,
    tests,
  };
}
