/**
 * Tests of `npm run test:deep`, which `npm test` leaves out. The first kill, copy, lose or double what the shop stands
 * on, or ask thousands of random things: they start and end whole servers and wait for real seconds to pass. The others
 * are journeys that break rarely: every Kazakh screen, those few visit and the users' own, visitors without scripts, storage or network, ways through lists,
 * corners of the account.
 */
export const DEEP_TESTS: readonly string[] = [
  'api/database.test.ts',
  'api/fuzz.test.ts',
  'api/listing/agreement.test.ts',
  'domain/promotions/properties.test.ts',
  'operator/backup/backup.test.ts',
  'server/embedded-postgres.test.ts',
  'server/supervisor.test.ts',
  'tests/builds-apart.test.ts',
  'tests/cold-pictures.test.ts',
  'tests/database-killed.test.ts',
  'tests/replica.test.ts',
  'tests/two-shops.test.ts',
  'tests/upgrade.test.ts',
];

export const DEEP_JOURNEYS: readonly string[] = [
  'tests/e2e/account.test.ts',
  'tests/e2e/audit-kz.test.ts',
  'tests/e2e/audit-open.test.ts',
  'tests/e2e/audit-personal.test.ts',
  'tests/e2e/broken-storage.test.ts',
  'tests/e2e/calculator.test.ts',
  'tests/e2e/calm.test.ts',
  'tests/e2e/cart-estimate.test.ts',
  'tests/e2e/city.test.ts',
  'tests/e2e/clubcard.test.ts',
  'tests/e2e/drawn-when-near.test.ts',
  'tests/e2e/estimates.test.ts',
  'tests/e2e/filters.test.ts',
  'tests/e2e/hostile-words.test.ts',
  'tests/e2e/late-font.test.ts',
  'tests/e2e/lists.test.ts',
  'tests/e2e/login-guard.test.ts',
  'tests/e2e/menu.test.ts',
  'tests/e2e/navigation.test.ts',
  'tests/e2e/new-build.test.ts',
  'tests/e2e/no-javascript.test.ts',
  'tests/e2e/not-found.test.ts',
  'tests/e2e/office-audit.test.ts',
  'tests/e2e/office-auditor.test.ts',
  'tests/e2e/office-roles.test.ts',
  'tests/e2e/offline.test.ts',
  'tests/e2e/open-redirect.test.ts',
  'tests/e2e/order-changes.test.ts',
  'tests/e2e/page-audit.test.ts',
  'tests/e2e/personal.test.ts',
  'tests/e2e/price-states.test.ts',
  'tests/e2e/promotions.test.ts',
  'tests/e2e/receipt.test.ts',
  'tests/e2e/search.test.ts',
  'tests/e2e/seen-products.test.ts',
  'tests/e2e/sets.test.ts',
  'tests/e2e/works.test.ts',
  'tests/http/crawl.test.ts',
];

export const isDeep = (file: string): boolean => DEEP_TESTS.includes(file) || DEEP_JOURNEYS.includes(file);
