import { expect, test } from 'vitest';
import { judgeUnsteady, listFilesAgain, settle } from './unsteady.ts';
import type { TestCount } from './vitest-run.ts';

/** `file title: status`, as many as there are. */
function aRun(ended: Record<string, string>, code = 0): TestCount {
  const tests = Object.entries(ended).map(([name, status]) => {
    const [file = '', title = ''] = name.split(' ');
    return { file, path: [title], status, faults: [], seconds: 1 };
  });
  const count = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  return { passed: count('passed'), failed: Math.max(count('failed'), code), skipped: 0, tests };
}

test('only files with a failed test are run again, and not when many failed', () => {
  expect(listFilesAgain(aRun({ 'a one': 'failed', 'a two': 'failed', 'b one': 'passed' }))).toEqual(['a']);
  expect(listFilesAgain(aRun({}, 1))).toEqual([]);
  const many = Object.fromEntries([...'abcdef'].map((file) => [`${file} one`, 'failed']));
  expect(listFilesAgain(aRun(many))).toEqual([]);
});

test('what passes alone is passed and unsteady, what fails again has failed', () => {
  const first = aRun({ 'a one': 'failed', 'a two': 'failed', 'b one': 'passed' });
  const { count, unsteady } = settle(first, aRun({ 'a one': 'passed', 'a two': 'failed' }));
  expect(unsteady).toEqual(['a › one']);
  expect(count).toMatchObject({ passed: 2, failed: 1 });
  expect(count.tests.map(({ status }) => status)).toEqual(['passed', 'failed', 'passed']);
});

test('a journey that did not run when it was alone has failed', () => {
  const { count, unsteady } = settle(aRun({ 'a one': 'failed' }), aRun({}, 1));
  expect([count.failed, unsteady]).toEqual([1, []]);
});

test('two unsteady journeys are named, three fail the run', () => {
  expect(judgeUnsteady([])).toMatchObject({ failed: 0 });
  expect(judgeUnsteady(['a', 'b'])).toMatchObject({ failed: 0, note: '2 passed only when run alone' });
  expect(judgeUnsteady(['a', 'b', 'c'])).toMatchObject({ failed: 1 });
});
