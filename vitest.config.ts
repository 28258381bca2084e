/** Four kinds of tests, from the quick to the slow; `npm test` runs them in this order, `vitest --project` one. */
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

const shared = {
  setupFiles: ['tests/strict-console.ts', 'tests/true-clock.ts'],
  restoreMocks: true,
  // Generous: a busy machine is slow, not wrong. What is right arrives at once all the same.
  expect: { poll: { timeout: 15_000 } },
  unstubEnvs: true,
  unstubGlobals: true,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          testTimeout: 20_000,
          include: ['{domain,contract,storefront,tools,bench}/**/*.test.{ts,tsx}'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['api/**/*.test.ts'],
          globalSetup: ['tests/database.ts'],
          pool: 'forks',
          maxWorkers: 2,
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'process',
          include: ['{server,database}/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: ['tests/database.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/browser.ts', 'tests/shop.ts'],
          pool: 'forks',
          maxWorkers: 2,
          // One browser for all files of a worker.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
