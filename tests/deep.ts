/**
 * Tests of `npm run test:deep`: what the shop stands on is killed, copied, lost or doubled. They start and end whole
 * servers, wait for real seconds to pass and break rarely; `npm test` leaves them out.
 */
export const DEEP_TESTS: readonly string[] = [
  'api/database.test.ts',
  'operator/backup/backup.test.ts',
  'server/embedded-postgres.test.ts',
  'server/supervisor.test.ts',
  'tests/database-killed.test.ts',
  'tests/replica.test.ts',
  'tests/two-shops.test.ts',
];

export const isDeep = (file: string): boolean => DEEP_TESTS.includes(file);
