import { expect, test } from 'vitest';
import { type LighthouseReport, medianRun, promisesBroken } from './lighthouse-report.ts';

const run = (performance: number, benchmarkIndex: number): LighthouseReport => ({
  environment: { benchmarkIndex },
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 1 },
  },
  audits: {},
});

test('the median is a run of the middle, of an even number the worse one', () => {
  expect(medianRun([run(0.99, 1600), run(0.9, 1600), run(0.97, 1600)]).categories.performance?.score).toBe(
    0.97,
  );
  expect(medianRun([run(0.99, 1600), run(0.9, 1600)]).categories.performance?.score).toBe(0.9);
});

test('a promise is broken by one hundredth', () => {
  expect(promisesBroken(run(0.94, 1600))).toEqual(['performance']);
  expect(promisesBroken(run(0.95, 1600))).toEqual([]);
});
