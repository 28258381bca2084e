import { expect, test } from 'vitest';
import { toSummary } from './summary.ts';
import { toCount } from './vitest-run.ts';

test('the last line counts every step', () => {
  const summary = toSummary([
    { title: 'checks', seconds: 3.21, passed: 1, failed: 0 },
    { title: 'unit tests', seconds: 10, passed: 120, failed: 2, note: '1 not run on this machine' },
    { title: 'production build', seconds: null, passed: 0, failed: 0, note: 'not reached' },
  ]);
  const lines = summary.split('\n');
  expect(lines.at(-1)).toBe('121 passed, 2 failed');
  expect(lines[1]).toBe('checks             3.2 s       1       0');
  expect(lines[2]).toContain('1 not run on this machine');
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
