/**
 * The catalogue in memory: answers which products a listing holds, in which order, and how many stand behind each
 * choice of its filters, without asking PostgreSQL.
 * Hides: columns in shared memory, the threads that scan them, how they are built and kept fresh from the outbox.
 * Relies on PostgreSQL as the truth: orders never trust the index, cards are read by id.
 */
import type { Database } from '../database.ts';
import { answerWithin } from '../http/answer-within.ts';
import type { KeptCopy } from '../kept-copy/kept-copy.ts';
import type { IndexCopy } from './index-copy.ts';
import { IndexKeeper } from './index-keeper.ts';
import { KeptIndex } from './kept-index.ts';
import { type ScanRequest, type ScanResult, scan } from './scan.ts';
import { ScanThreads } from './scan-threads.ts';
import { SectionCountsKeeper } from './section-counts.ts';

export { copyOut } from './catalog-index.queries.ts';
export { type Columns, findRow } from './columns.ts';
export { type CopiedRow, readCopy } from './copy-rows.ts';
export type { IndexCopy } from './index-copy.ts';
export type { IndexedBrand, IndexedProperty, IndexedSection, Reference } from './reference.ts';
export type { Picked, ScanRequest, ScanResult, StoreMask, ValueFilter } from './scan.ts';
export { MAX_VALUE_FILTERS } from './scan.ts';
export { type ContractRule, type ContractTerms, makeMembers } from './shown-price.ts';

const FIRST_READER_PATIENCE_MS = 10_000;

export interface CatalogIndexOptions {
  /** null: it is built on the connection that is given */
  databaseUrl: string | null;
  /** nothing is read before */
  after?: Promise<unknown> | undefined;
  onFailure?: (error: unknown) => void;
  /** where a copy is kept for the next start; without it none is */
  keptCopy?: KeptCopy | undefined;
  /** how patiently it is written: only tests hurry */
  keptPace?: { apartMs: number; calmMs: number };
  /** scans of more rows than this go to a thread: about half a millisecond of the event loop */
  inlineScanRows?: number;
  inlineBuildRows?: number;
  /** per process; there is a process for every core already */
  threads?: number;
}

export interface CatalogIndex {
  /** The newest copy. Only readers before the first one wait, and not for ever. */
  read(patienceMs?: number): Promise<IndexCopy>;
  scan(copy: IndexCopy, request: ScanRequest): Promise<ScanResult>;
  isReady(): boolean;
  /**
   * Tells whoever keeps anything made from the catalogue to drop it: after the index itself has followed, so that
   * what is made anew is made of the new. In the order in which they asked to be told.
   */
  onChange(listener: () => void): void;
  /** What is read anew when staff have set or written something, before `onChange` tells of it; tried until it succeeds. */
  beforePages(renew: () => Promise<void>): void;
  /** What was built of this very copy and written to the disk with it; null when there is nothing. */
  findBeside(copy: IndexCopy): unknown;
  /** Gives what was built of it, to be kept with it. */
  putBeside(copy: IndexCopy, tree: unknown): void;
  /** For tests of what happens when they die. */
  threads: ScanThreads;
  close(): Promise<void>;
}

export function createCatalogIndex(db: Database, options: CatalogIndexOptions): CatalogIndex {
  const { inlineScanRows = 10_000, inlineBuildRows = 5000, onFailure = () => undefined } = options;
  const threads = new ScanThreads(options.threads ?? 1);
  const counts = new SectionCountsKeeper(
    async (copy, request) =>
      (request.picked?.rows.length ?? request.end - request.start) <= inlineScanRows
        ? scan(copy.columns, copy.sizes, request)
        : threads.run(copy, request),
    inlineScanRows,
  );
  const listeners: (() => void)[] = [];
  const renewals: (() => Promise<void>)[] = [];
  const kept = options.keptCopy ? new KeptIndex(options.keptCopy, onFailure, options.keptPace) : null;
  const keeper = new IndexKeeper(db, {
    kept,
    databaseUrl: options.databaseUrl,
    after: options.after ?? Promise.resolve(),
    inlineBuildRows,
    onCopy(copy) {
      threads.add(copy);
      counts.countAll(copy).catch(onFailure);
    },
    onChange: () => {
      for (const listener of listeners) listener();
    },
    async renewPages() {
      await Promise.all(renewals.map((renew) => renew()));
    },
    onFailure,
  });
  return {
    read: async (patienceMs = FIRST_READER_PATIENCE_MS) =>
      keeper.current ?? answerWithin(patienceMs, keeper.waitForFirst()),
    scan: (copy, request) => counts.scan(copy, request),
    isReady: () => keeper.current !== null,
    onChange: (listener) => void listeners.push(listener),
    beforePages: (renew) => void renewals.push(renew),
    findBeside: (copy) => kept?.findBeside(copy) ?? null,
    putBeside(copy, tree) {
      keeper.noteBeside(copy);
      kept?.putBeside(copy, tree);
    },
    threads,
    async close() {
      counts.stop();
      await Promise.all([keeper.close(), threads.close()]);
    },
  };
}
