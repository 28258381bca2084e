/**
 * Packages one after another: read, judged, applied. Whoever takes one holds a lease and renews it; a killed process is
 * followed by another, from the file or from the position where the first stood.
 */
import { TOO_SLOW } from '#domain/exchange/package-codes.ts';
import { type Database, isDatabaseDown, isDatabaseSlow, transaction } from '../database.ts';
import { addProblem } from './apply/apply-steps.queries.ts';
import { forgetOrphans } from './apply/orphans.queries.ts';
import { closeRuns } from './apply/runs.queries.ts';
import { clearStaged, countStaged } from './clear-staged.queries.ts';
import { notePackage } from './exchange-metrics.ts';
import type { Inbox } from './inbox.ts';
import {
  clearProblems,
  type ExchangePackage,
  findRest,
  hasStaged,
  leasePackage,
  openPackage,
  type ReadFacts,
  releaseTried,
  releaseWithoutRoom,
  renewLease,
  setFailed,
  setRead,
  takeBackTry,
} from './packages.queries.ts';
import { stageInThread } from './read/stage-in-thread.ts';
import { Unreadable } from './read/unreadable.ts';

interface WorkParts {
  db: Database;
  databaseUrl: string;
  inbox: Inbox;
  /** What follows when a package is read: given its id, works on it until it rests. */
  apply(pkg: ExchangePackage, signal: AbortSignal): Promise<void>;
  /** False: nothing that grows may be written. What was begun rests until there is room again. */
  hasDiskSpace(): boolean;
  warn(facts: object, words: string): void;
}

const TIDY_MS = 60_000;
/** So often one package may be begun, lose its database and be gone on with: beyond that it is the package. */
const MOST_TRIES = 20;
/** After so many tries that the database did not answer in time staff are told, who would wait for nothing they can see. */
const TOLD_TRIES = 3;
const MANY_ROWS = 5000;
/** What PostgreSQL says of its own disk. */
const DISK_FULL = '53100';

export function createPackageWork(parts: WorkParts) {
  const { db, databaseUrl, inbox, apply, hasDiskSpace, warn } = parts;
  let running: Promise<void> | null = null;
  let tidyAt = 0;
  /** What was left in the middle when the database went away, and has not been told of it. */
  let left: { id: number; isSlow: boolean } | null = null;

  async function stage(pkg: ExchangePackage, signal: AbortSignal): Promise<ReadFacts> {
    await clearStaged(db, pkg.id);
    const source = {
      packageId: pkg.id,
      path: inbox.pathOf({ folder: pkg.folder, name: pkg.file }),
      entry: pkg.entry,
    };
    const room = new AbortController();
    const facts = await stageInThread(
      databaseUrl,
      source,
      (rowsRead) => {
        if (!hasDiskSpace()) room.abort();
        void renewLease(db, pkg.id, rowsRead).catch(() => undefined);
      },
      AbortSignal.any([signal, room.signal]),
    );
    // A help for the planner alone.
    if (facts.rowsRead >= MANY_ROWS) await countStaged(db).catch(() => undefined);
    return facts;
  }

  /**
   * Staging does not outlive a PostgreSQL that was killed. A package that was read before is read once more, from its file;
   * what was found in it, judged and applied stays as it is.
   */
  async function read(pkg: ExchangePackage, signal: AbortSignal): Promise<void> {
    if (pkg.state === 'received') {
      await clearProblems(db, pkg.id);
      await setRead(db, pkg.id, await stage(pkg, signal));
    } else if (pkg.kind !== 'absence' && pkg.rowsRead > 0 && !(await hasStaged(db, pkg.id)))
      await stage(pkg, signal);
  }

  const lacksRoom = (error: unknown): boolean =>
    !hasDiskSpace() || (error instanceof Error && 'code' in error && error.code === DISK_FULL);

  /** True: the database is away or too busy, and the package goes on when it is back. */
  async function isToGoOn(pkg: ExchangePackage, error: unknown): Promise<boolean> {
    if (!isDatabaseDown(error)) return false;
    if (pkg.tries > MOST_TRIES) return false;
    left = { id: pkg.id, isSlow: isDatabaseSlow(error) };
    // One that is slow mostly hears it now, and then a restart forgets nothing; one that is away hears it when it is back.
    if (left.isSlow) await letGo().catch(() => undefined);
    return true;
  }

  async function letGo(): Promise<void> {
    if (!left) return;
    const { id, isSlow } = left;
    await transaction(db, async (tx) => {
      const slow = await releaseTried(tx, id, { isSlow, told: TOLD_TRIES });
      if (isSlow && slow === TOLD_TRIES)
        await addProblem(tx, id, { code: TOO_SLOW, externalId: null, facts: { tries: TOLD_TRIES } });
    });
    left = null;
  }

  /** For the figures: what became of it, once it rests. */
  async function note(id: number): Promise<void> {
    const rest = await findRest(db, id);
    if (rest) notePackage(rest.kind, rest.state, rest.counts);
  }

  async function workOn(pkg: ExchangePackage, signal: AbortSignal): Promise<void> {
    try {
      await read(pkg, signal);
      await apply(pkg, signal);
    } catch (error) {
      if (signal.aborted) return void (await takeBackTry(db, pkg.id).catch(() => undefined));
      if (lacksRoom(error)) {
        // The word for it may find no room either: then the lease ends by itself.
        await releaseWithoutRoom(db, pkg.id).catch(() => undefined);
        throw error;
      }
      if (await isToGoOn(pkg, error)) throw error;
      if (error instanceof Unreadable) {
        await clearStaged(db, pkg.id);
        await setFailed(db, pkg.id, error.code, error.facts);
        return;
      }
      warn({ err: error, package: pkg.id }, 'a package of the exchange failed');
      await setFailed(db, pkg.id, isDatabaseSlow(error) ? TOO_SLOW : 'fault', {});
    }
  }

  /** What nobody says: that a run is over, that a file is to be taken in, that an old one may go. */
  async function tidy(): Promise<void> {
    if (performance.now() < tidyAt) return;
    tidyAt = performance.now() + TIDY_MS;
    await transaction(db, (tx) => closeRuns(tx, null));
    await forgetOrphans(db);
    for (const file of await inbox.listForgotten()) await openPackage(db, file);
    await inbox.tidy();
  }

  async function runAll(signal: AbortSignal): Promise<void> {
    await letGo();
    await tidy();
    for (;;) {
      if (signal.aborted || !hasDiskSpace()) return;
      const pkg = await leasePackage(db);
      if (!pkg) return;
      await workOn(pkg, signal);
      if (!hasDiskSpace()) await releaseWithoutRoom(db, pkg.id);
      await note(pkg.id);
    }
  }

  return {
    /** Does what waits; a second call meanwhile waits for the same work. */
    run(signal: AbortSignal): Promise<void> {
      running ??= runAll(signal).finally(() => {
        running = null;
      });
      return running;
    },
  };
}
