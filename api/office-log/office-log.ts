/**
 * What staff have done. Promises: no write of the office without an entry, no entry ever changed, nobody reads of what they
 * may not read. Hides the tables, the triggers' settings and the seals. Relies on `sealLog` being called every few minutes.
 */
import type { LogEntry, RowChange } from '#contract/office/log.ts';
import { right as rightWord } from '#contract/office/rights.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { type LogFilter, listEntries, listRowChanges } from './office-log.queries.ts';

export { officeTransaction } from './office-transaction.ts';
export { sealLog, verifySeals } from './seals.ts';

const ROWS_SHOWN = 500;

type Reader = Duties & { id: number };

/** Whole for whoever has the right `log`; others read of what they may read, and of what they did themselves. */
const rightsOf = (reader: Reader): LogFilter['rights'] =>
  findReach(reader, 'log', 'read')
    ? null
    : rightWord.options.filter((right) => findReach(reader, right, 'read')?.stores === null);

export async function readLog(
  db: Db,
  reader: Reader,
  asked: Omit<LogFilter, 'rights' | 'reader'>,
): Promise<{ items: LogEntry[]; meta: { next: number | null } }> {
  const filter = { ...asked, rights: rightsOf(reader), reader: reader.id };
  const found = await listEntries(db, { ...filter, limit: asked.limit + 1 });
  const items = found.slice(0, asked.limit);
  return { items, meta: { next: found.length > items.length ? (items.at(-1)?.id ?? null) : null } };
}

export async function readLogEntry(
  db: Db,
  reader: Reader,
  id: number,
  after = 0,
): Promise<LogEntry & { changes: RowChange[]; next: number | null }> {
  const [entry] = await listEntries(db, { id, rights: rightsOf(reader), reader: reader.id, limit: 1 });
  if (!entry) throw new Refusal('log.not_found');
  const found = await listRowChanges(db, id, after, ROWS_SHOWN + 1);
  const changes = found.slice(0, ROWS_SHOWN);
  return { ...entry, changes, next: found.length > ROWS_SHOWN ? (changes.at(-1)?.n ?? null) : null };
}
