/**
 * Packages one after another: read, judged, applied. Whoever takes one holds a lease and renews it; a killed process is
 * followed by another, from the file or from the position where the first stood.
 */

import { type Database, transaction } from '../database.ts';
import { forgetOrphans } from './apply/orphans.queries.ts';
import { closeRuns } from './apply/runs.queries.ts';
import { notePackage } from './exchange-metrics.ts';
import type { Inbox } from './inbox.ts';
import {
  clearProblems,
  clearStaged,
  type ExchangePackage,
  findRest,
  leasePackage,
  openPackage,
  renewLease,
  setFailed,
  setRead,
} from './packages.queries.ts';
import { stageInThread } from './read/stage-in-thread.ts';
import { Unreadable } from './read/unreadable.ts';

interface WorkParts {
  db: Database;
  databaseUrl: string;
  inbox: Inbox;
  /** What follows when a package is read: given its id, works on it until it rests. */
  apply(pkg: ExchangePackage, signal: AbortSignal): Promise<void>;
  warn(facts: object, words: string): void;
}

const TIDY_MS = 60_000;

export function createPackageWork(parts: WorkParts) {
  const { db, databaseUrl, inbox, apply, warn } = parts;
  let running: Promise<void> | null = null;
  let tidyAt = 0;

  async function read(pkg: ExchangePackage, signal: AbortSignal): Promise<void> {
    await clearStaged(db, pkg.id);
    await clearProblems(db, pkg.id);
    const source = {
      packageId: pkg.id,
      path: inbox.pathOf({ folder: pkg.folder, name: pkg.file }),
      entry: pkg.entry,
    };
    const facts = await stageInThread(
      databaseUrl,
      source,
      (rowsRead) => void renewLease(db, pkg.id, rowsRead).catch(() => undefined),
      signal,
    );
    await setRead(db, pkg.id, facts);
  }

  /** For the figures: what became of it, once it rests. */
  async function note(id: number): Promise<void> {
    const rest = await findRest(db, id);
    if (rest) notePackage(rest.kind, rest.state, rest.counts);
  }

  async function workOn(pkg: ExchangePackage, signal: AbortSignal): Promise<void> {
    try {
      if (pkg.state === 'received') await read(pkg, signal);
      await apply(pkg, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Unreadable) {
        await clearStaged(db, pkg.id);
        await setFailed(db, pkg.id, error.code, error.facts);
        return;
      }
      warn({ err: error, package: pkg.id }, 'a package of the exchange failed');
      await setFailed(db, pkg.id, 'fault', {});
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
    await tidy();
    for (;;) {
      if (signal.aborted) return;
      const pkg = await leasePackage(db);
      if (!pkg) return;
      await workOn(pkg, signal);
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
