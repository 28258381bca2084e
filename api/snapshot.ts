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

/** By the database that they are read of: together they are renewed before anybody makes anything of them anew. */
const snapshotsOf = new WeakMap<Db, { kind: ChangeKind; renew(): Promise<void> }[]>();

/** After a change of the structure all that were ever read, after one of prices and stock those that count these. */
export async function renewSnapshots(db: Db, changed: ChangeKind): Promise<void> {
  const concerned = (snapshotsOf.get(db) ?? []).filter(
    ({ kind }) => changed === 'structure' || kind === 'any',
  );
  await Promise.all(concerned.map(({ renew }) => renew()));
}

export interface Snapshot<T> {
  (): Promise<T>;
  /** Now, and waited for: before anybody is told that what it is made of has changed. */
  renew(): Promise<void>;
}

export function snapshot<T>(db: Db, kind: ChangeKind, load: (db: Db) => Promise<T>): Snapshot<T> {
  const outbox = new Outbox(MAX_FOLLOWED);
  let current: { value: T } | undefined;
  /** told by the outbox once: remembered until a renewal has succeeded */
  let isMoved = false;
  let running: Promise<void> | undefined;
  let lookedAt = 0;

  async function follow(): Promise<void> {
    const { offers, counts, isStructure } = await outbox.read(db);
    if (isStructure || (kind === 'any' && offers.length + counts.length > 0)) isMoved = true;
    if (current !== undefined && !isMoved) return;
    current = { value: await load(db) };
    isMoved = false;
  }

  function start(): Promise<void> {
    lookedAt = performance.now();
    running = withoutPatience(follow).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function read(): Promise<T> {
    if (!running && (current === undefined || performance.now() - lookedAt > LOOK_EVERY_MS)) {
      const looking = start();
      // A failed renewal keeps the last copy; only a reader that has none yet hears of it.
      if (current !== undefined) looking.catch(() => undefined);
    }
    if (current === undefined) await running;
    if (current === undefined) throw new Error('the snapshot is empty after loading');
    return current.value;
  }

  async function renew(): Promise<void> {
    // What is on its way may have been read too early.
    while (running !== undefined) await running.catch(() => undefined);
    isMoved = true;
    await start();
  }

  const ofThisDatabase = snapshotsOf.get(db) ?? [];
  snapshotsOf.set(db, ofThisDatabase);
  ofThisDatabase.push({ kind, renew: async () => void (current && (await renew())) });
  return Object.assign(read, { renew });
}
