import { inject } from 'vitest';
import { connect, type Database } from '#api/database.ts';
import { findEmbeddedUrl } from '#server/embedded-postgres.ts';

/** The running shop's own database, for what operators, other people or time do meanwhile. Whoever opens it ends it. */
export const openShopDatabase = (): Database =>
  connect(
    { databaseUrl: findEmbeddedUrl(inject('shopDataDir')), workers: 1, databasePatienceMs: 20_000 },
    { max: 1, name: 'sheber-journey', connectMs: 20_000 },
  );

export async function withShopDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = openShopDatabase();
  try {
    return await work(db);
  } finally {
    await db.end({ timeout: 1 });
  }
}
