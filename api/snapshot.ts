/**
 * A small read model kept in memory: the section tree, the cities. Loaded on first use; while the catalogue's
 * version (the newest row of the change outbox, of the kind that matters) moves, renewed in the background, at most
 * one look per second.
 * A reader never waits for a renewal and never sees a half of one; when the database is away the last copy serves.
 */
import type { Db } from './database.ts';
import { type ChangeKind, findCatalogVersion } from './snapshot.queries.ts';

const LOOK_EVERY_MS = 1000;

export function snapshot<T>(db: Db, kind: ChangeKind, load: (db: Db) => Promise<T>): () => Promise<T> {
  let current: { value: T; version: number } | undefined;
  let running: Promise<void> | undefined;
  let lookedAt = 0;

  async function renew(): Promise<void> {
    const version = await findCatalogVersion(db, kind);
    if (current?.version !== version) current = { value: await load(db), version };
  }

  return async function read(): Promise<T> {
    const now = performance.now();
    if (!running && (current === undefined || now - lookedAt > LOOK_EVERY_MS)) {
      lookedAt = now;
      running = renew().finally(() => {
        running = undefined;
      });
      // A failed renewal keeps the last copy; only a reader that has none yet hears of it.
      if (current !== undefined) running.catch(() => undefined);
    }
    if (current === undefined) await running;
    if (current === undefined) throw new Error('the snapshot is empty after loading');
    return current.value;
  };
}
