/**
 * A journey that failed is run once more alone, with its whole file. What passes then is no proof against the shop, and
 * no health either: it is named as unsteady, and as many as MOST_UNSTEADY + 1 of them fail the run.
 */
import type { StepResult } from './summary.ts';
import type { TestCount, VitestTest } from './vitest-run.ts';

const MOST_UNSTEADY = 2;
/** More files than this have not failed by chance. */
const MOST_FILES_AGAIN = 5;

/** The files to run again; none when nothing failed in a test, or too much did. */
export function listFilesAgain({ tests }: TestCount): string[] {
  const files = [...new Set(tests.filter(hasFailed).map(({ file }) => file))];
  return files.length > MOST_FILES_AGAIN ? [] : files;
}

const hasFailed = ({ status }: VitestTest) => status === 'failed';
const nameOf = ({ file, path }: VitestTest) => `${file} › ${path.join(' › ')}`;

export interface Settled {
  count: TestCount;
  unsteady: string[];
}

/** What is true after both runs: a test that failed counts as it ended when it was alone. */
export function settle(first: TestCount, again: TestCount): Settled {
  const passedAgain = new Set(again.tests.filter(({ status }) => status === 'passed').map(nameOf));
  const isUnsteady = (test: VitestTest) => hasFailed(test) && passedAgain.has(nameOf(test));
  const unsteady = first.tests.filter(isUnsteady).map(nameOf);
  const tests = first.tests.map((test) => (isUnsteady(test) ? { ...test, status: 'passed' } : test));
  // A failure without a failed test (a file that cannot be loaded, a log that tells too much) stays one.
  const others = first.failed - first.tests.filter(hasFailed).length;
  const failed = tests.filter(hasFailed).length + others;
  return { count: { ...first, tests, failed, passed: first.passed + unsteady.length }, unsteady };
}

export function judgeUnsteady(unsteady: readonly string[]): StepResult {
  const isTooMany = unsteady.length > MOST_UNSTEADY;
  const note = unsteady.length === 0 ? {} : { note: `${unsteady.length} passed only when run alone` };
  return {
    title: 'steadiness of the journeys',
    seconds: 0,
    passed: isTooMany ? 0 : 1,
    failed: isTooMany ? 1 : 0,
    ...note,
  };
}
