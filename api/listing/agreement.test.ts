import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { findDisagreement } from '#tests/listing-agreement.ts';
import { type CatalogIndex, createCatalogIndex } from '../catalog-index/catalog-index.ts';

let database: TestDatabase;
let index: CatalogIndex;
beforeAll(async () => {
  database = await openTestDatabase();
  index = createCatalogIndex(database.db, { databaseUrl: database.url });
});
afterAll(async () => {
  await index.close();
  await database.drop();
});

test('two thousand random listings are the same as in plain SQL', { timeout: 120_000 }, async () => {
  expect(await findDisagreement(database.db, index, { requests: 2000, seed: 20_261 })).toBeNull();
});
