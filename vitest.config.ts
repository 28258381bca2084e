/** Kinds of tests: `npm test` runs all but the deep ones, which are `npm run test:deep`; `vitest --project` runs one. */
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { DEEP_JOURNEYS, DEEP_RECKONINGS, DEEP_TESTS } from './tests/deep.ts';
import { keepFoldersInMemory } from './tests/in-memory.ts';
import { LongestFirst } from './tests/longest-first.ts';

keepFoldersInMemory();
// Programs that tests start read the shop's code compiled once: a quarter of the processor time of a start.
process.env.NODE_COMPILE_CACHE ||= join(import.meta.dirname, 'node_modules/.cache/compiled');

const shared = {
  setupFiles: ['tests/strict-console.ts', 'tests/true-clock.ts'],
  restoreMocks: true,
  // Generous: a busy machine is slow, not wrong. What is right arrives at once all the same.
  expect: { poll: { timeout: 15_000 } },
  unstubEnvs: true,
  unstubGlobals: true,
};
/** One more than a small machine has cores: a journey waits for its browser, a browser for the shop. */
const journeysAtOnce = 3;
/** As the shop itself runs: by Node, which leaves the types out, instead of being transformed and run module by module. */
const byNode = { experimental: { viteModuleRunner: false } } as const;
/** Room for new objects before V8 looks which of them are garbage: of a test's nearly all are, and memory is at hand. */
const ENGINE = ['--max-semi-space-size=64'];
const exclude = [...configDefaults.exclude, ...DEEP_TESTS, ...DEEP_RECKONINGS, ...DEEP_JOURNEYS];
const journeys = {
  ...shared,
  ...byNode,
  pool: 'forks',
  execArgv: ENGINE,
  maxWorkers: journeysAtOnce,
  // One browser for all files of a worker.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          testTimeout: 60_000,
          include: ['{domain,contract,storefront,office,tools,rigs,demo/workshop}/**/*.test.{ts,tsx}'],
          exclude,
          pool: 'threads',
          // By itself it leaves one core to others.
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          ...byNode,
          name: 'api',
          include: ['api/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/database.ts'],
          pool: 'forks',
          execArgv: ENGINE,
          // A test waits for PostgreSQL as a journey waits for its browser: with two a third of the processors was idle.
          maxWorkers: 3,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          ...byNode,
          name: 'process',
          include: ['{server,database,operator,demo/range}/**/*.test.ts', 'tests/*.test.ts'],
          exclude,
          // One of them opens a page in development.
          globalSetup: ['tests/browser.ts', 'tests/database.ts'],
          pool: 'forks',
          execArgv: ENGINE,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          ...byNode,
          name: 'deep',
          include: [...DEEP_TESTS],
          globalSetup: ['tests/database.ts'],
          pool: 'forks',
          execArgv: ENGINE,
          // They wait for servers to come and go, and for clocks: with two a quarter of the processors was idle.
          maxWorkers: 3,
          // Some start a whole shop twice, each of which may take its patience (stub-shop.ts).
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...shared,
          ...byNode,
          name: 'reckonings',
          include: [...DEEP_RECKONINGS],
          globalSetup: ['tests/database.ts'],
          pool: 'forks',
          execArgv: ENGINE,
          maxWorkers: 2,
          isolate: false,
          // Aside, others have most of the machine.
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          ...byNode,
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/shop.ts'],
          pool: 'forks',
          execArgv: ENGINE,
          maxWorkers: journeysAtOnce,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...journeys,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/browser.ts', 'tests/shop.ts'],
        },
      },
      {
        test: {
          ...journeys,
          name: 'deep-journeys',
          include: [...DEEP_JOURNEYS],
          globalSetup: ['tests/browser.ts', 'tests/shop.ts'],
          // The crawl is one test.
          testTimeout: 180_000,
        },
      },
    ],
  },
});
