/**
 * Every hour of the log is sealed by a hash over its entries, their rows and the seal before. Whoever changes a row later, by
 * whatever way past the triggers, breaks the chain; whoever makes the chain anew has the lines of the process log against
 * them, which name each newest link.
 */
import { createHash } from 'node:crypto';
import { type Database, type Db, transaction } from '../database.ts';
import {
  awaitWriters,
  findEntryBetweenSeals,
  findLastSeal,
  insertSeal,
  listEntryTexts,
  listRowTexts,
  listSeals,
  listUnsealedHours,
} from './seals.queries.ts';

const FIRST = Buffer.alloc(32);
const ENTRIES_AT_ONCE = 500;
const ROWS_AT_ONCE = 5000;

async function hashHour(db: Db, hour: Date, previous: Buffer): Promise<{ rows: number; hash: Buffer }> {
  const hash = createHash('sha256').update(previous).update(hour.toISOString());
  let rows = 0;
  for (let after = 0; ; ) {
    const entries = await listEntryTexts(db, hour, after, ENTRIES_AT_ONCE);
    for (const { id, text } of entries) {
      hash.update('\n').update(text);
      await addRows(db, hash, id);
    }
    rows += entries.length;
    after = entries.at(-1)?.id ?? 0;
    if (entries.length < ENTRIES_AT_ONCE) return { rows, hash: hash.digest() };
  }
}

async function addRows(db: Db, hash: ReturnType<typeof createHash>, logId: number): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await listRowTexts(db, logId, after, ROWS_AT_ONCE);
    for (const { text } of rows) hash.update('\n ').update(text);
    after = rows.at(-1)?.n ?? 0;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** Seals the hours that are over; `tell` gets each new link. */
export async function sealLog(
  db: Database,
  tell: (facts: { hour: string; rows: number; hash: string }) => void,
): Promise<void> {
  if ((await listUnsealedHours(db)).length === 0) return;
  await transaction(db, awaitWriters);
  let previous = (await findLastSeal(db))?.hash ?? FIRST;
  for (const hour of await listUnsealedHours(db)) {
    const { rows, hash } = await hashHour(db, hour, previous);
    // Whoever was sooner has sealed the same: they go on with it.
    if (!(await insertSeal(db, { hour, rows, hash, previous }))) return;
    tell({ hour: hour.toISOString(), rows, hash: hash.toString('hex') });
    previous = hash;
  }
}

export interface SealsReport {
  seals: number;
  rows: number;
  /** To be compared with the process log. */
  newest: { hour: string; hash: string } | null;
  /** The first thing that is not as it was sealed; null: all is. */
  broken: { hour: string | null; why: 'chain' | 'rows' | 'hash' | 'unsealed' } | null;
}

export async function verifySeals(db: Db): Promise<SealsReport> {
  const seals = await listSeals(db);
  let previous: Buffer = FIRST;
  let rows = 0;
  const last = seals.at(-1);
  const newest = last ? { hour: last.hour.toISOString(), hash: last.hash.toString('hex') } : null;
  const report = (broken: SealsReport['broken']) => ({ seals: seals.length, rows, newest, broken });
  for (const seal of seals) {
    const hour = seal.hour.toISOString();
    if (!seal.previous.equals(previous)) return report({ hour, why: 'chain' });
    const found = await hashHour(db, seal.hour, previous);
    if (found.rows !== seal.rows) return report({ hour, why: 'rows' });
    if (!found.hash.equals(seal.hash)) return report({ hour, why: 'hash' });
    rows += seal.rows;
    previous = seal.hash;
  }
  return report((await findEntryBetweenSeals(db)) === null ? null : { hour: null, why: 'unsealed' });
}
