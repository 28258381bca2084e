/**
 * A small read model kept in memory: the cities, the stores. Loaded on first use; when the change outbox tells of
 * something of the kind that matters, renewed in the background, at most one look per second.
 * A reader never waits for a renewal and never sees a half of one; when the database is away the last copy serves.
 */

import { Outbox } from './catalog-changes.ts';
import { type Db, withoutPatience } from './database.ts';

const LOOK_EVERY_MS = 1000;
const MAX_FOLLOWED = 1000;

/** Which changes count: every one, or only those that move products between lists (not prices, not stock). */
export type ChangeKind = 'any' | 'structure';

export function snapshot<T>(db: Db, kind: ChangeKind, load: (db: Db) => Promise<T>): () => Promise<T> {
  const outbox = new Outbox(MAX_FOLLOWED);
  let current: { value: T } | undefined;
  /** told by the outbox once: remembered until a renewal has succeeded */
  let isMoved = false;
  let running: Promise<void> | undefined;
  let lookedAt = 0;

  async function renew(): Promise<void> {
    const { offers, isStructure } = await outbox.read(db);
    if (isStructure || (kind === 'any' && offers.length > 0)) isMoved = true;
    if (current !== undefined && !isMoved) return;
    current = { value: await load(db) };
    isMoved = false;
  }

  return async function read(): Promise<T> {
    const now = performance.now();
    if (!running && (current === undefined || now - lookedAt > LOOK_EVERY_MS)) {
      lookedAt = now;
      running = withoutPatience(renew).finally(() => {
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
