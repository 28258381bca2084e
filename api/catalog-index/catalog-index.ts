/**
 * The catalogue in memory: answers which products a listing holds, in which order, and how many stand behind each
 * choice of its filters, without asking PostgreSQL.
 * Hides: columns in shared memory, how they are built and kept fresh from the change outbox.
 * Relies on PostgreSQL as the truth: orders never trust it, cards are read by id.
 */
import { connect, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findCatalogVersion } from '../snapshot.queries.ts';
import { buildIndex } from './build.ts';
import { type IndexCopy, toIndexCopy } from './index-copy.ts';
import { type ScanRequest, type ScanResult, scan } from './scan.ts';

export type { IndexCopy } from './index-copy.ts';
export type { IndexedBrand, IndexedProperty, IndexedSection } from './reference.ts';
export type { ScanRequest, ScanResult, ValueFilter } from './scan.ts';
export { MAX_VALUE_FILTERS } from './scan.ts';

const LOOK_EVERY_MS = 500;
const FIRST_READER_PATIENCE_MS = 10_000;

export interface CatalogIndex {
  /** The newest copy. Only readers before the first one wait, and not for ever. */
  read(): Promise<IndexCopy>;
  scan(copy: IndexCopy, request: ScanRequest): Promise<ScanResult>;
  close(): Promise<void>;
}

export function createCatalogIndex(db: Db, databaseUrl: string | null): CatalogIndex {
  const own = connect({ databaseUrl, workers: 1 }, { max: 1, name: 'sheber-index', statementTimeoutMs: 0 });
  let current: IndexCopy | null = null;
  let version = -1;
  let building: Promise<void> | null = null;
  let isClosed = false;

  async function renew(): Promise<void> {
    const newest = await findCatalogVersion(db, 'any');
    if (newest === version) return;
    current = toIndexCopy(await transaction(own, buildIndex));
    version = newest;
  }

  function look(): Promise<void> {
    building ??= renew().finally(() => {
      building = null;
    });
    return building;
  }

  look().catch(() => {
    // Told to the reader who finds nothing, who looks again.
  });
  const timer = setInterval(() => look().catch(() => undefined), LOOK_EVERY_MS);

  return {
    async read() {
      if (current) return current;
      await withPatience(look());
      if (!current) throw new Refusal('service.unavailable');
      return current;
    },
    scan: async ({ columns, sizes }, request) => scan(columns, sizes, request),
    async close() {
      if (isClosed) return;
      isClosed = true;
      clearInterval(timer);
      await building?.catch(() => undefined);
      await own.end({ timeout: 1 });
    },
  };
}

async function withPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('service.unavailable')), FIRST_READER_PATIENCE_MS);
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
