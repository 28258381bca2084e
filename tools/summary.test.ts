import { expect, test } from 'vitest';
import { toSlowest, toSummary, toTotal } from './summary.ts';
import { toCount } from './vitest-run.ts';

test('the last line counts every step', () => {
  const summary = toSummary(
    [
      { title: 'checks', seconds: 3.21, cpuSeconds: 4.8, passed: 1, failed: 0 },
      { title: 'unit tests', seconds: 10, passed: 120, failed: 2, note: '1 not run on this machine' },
      { title: 'production build', seconds: null, passed: 0, failed: 0, note: 'not reached' },
    ],
    2,
  );
  const lines = summary.split('\n');
  expect(lines.at(-1)).toBe('121 passed, 2 failed');
  expect(lines[1]).toMatch(/^checks +3\.2 s +5 s, 75 % +1 +0$/);
  expect(lines[3]).toMatch(/^production build +– +– +0 +0 +not reached$/);
  expect(lines[2]).toContain('1 not run on this machine');
});

test('what steps took of the processors adds up, however they ran side by side', () => {
  const step = { title: 'a', seconds: 60, passed: 1, failed: 0 };
  const results = [{ ...step, cpuSeconds: 60 }, { ...step, cpuSeconds: 30 }, step];
  expect(toTotal(results, 60, 2)).toBe('1.0 minutes in all, CPU of 2: 90 s, 75 %');
  expect(toTotal([step], 90, 2)).toBe('1.5 minutes in all');
});

const aReport = (...statuses: string[]) => ({
  testResults: [
    {
      name: 'a.test.ts',
      assertionResults: statuses.map((status) => ({ title: 'a', ancestorTitles: [], status })),
    },
  ],
});

test('passed, failed and skipped tests are counted apart', () => {
  expect(toCount(1, aReport('passed', 'passed', 'failed', 'skipped'))).toMatchObject({
    passed: 2,
    failed: 1,
    skipped: 1,
  });
});

test('a run that ended badly without a failed test counts as one failure', () => {
  expect(toCount(1, aReport('passed'))).toMatchObject({ passed: 1, failed: 1 });
  expect(toCount(1, { testResults: [] })).toMatchObject({ passed: 0, failed: 1 });
});

test('the slowest files come first, each with its slowest test', () => {
  const ran = (file: string, title: string, seconds: number) => ({
    file,
    path: ['a group', title],
    status: 'passed',
    faults: [],
    seconds,
  });
  const words = toSlowest('journeys', [
    ran('a.test.ts', 'short', 1),
    ran('b.test.ts', 'long', 2),
    ran('b.test.ts', 'longer', 3),
  ]);
  expect(words.split('\n')).toEqual([
    'slowest of journeys',
    '     5.0 s  b.test.ts, 3.0 s of it: longer',
    '     1.0 s  a.test.ts, 1.0 s of it: short',
  ]);
});
