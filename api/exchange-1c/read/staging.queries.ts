import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../database.ts';
import type { Problem, StagedRecord, ToldPrice, ToldRest } from './records.ts';

type Cell = string | number | null;

/** A tab, a line's end and a backslash would break COPY's lines. */
function toCell(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'number') return String(cell);
  return cell.replace(/[\\\t\n\r]/g, (sign) => `\\${{ '\\': '\\', '\t': 't', '\n': 'n', '\r': 'r' }[sign]}`);
}

/** One after the other, as they are sent: thousands of texts of one COPY are never there at once. */
function* toCells<T>(rows: readonly T[], cellsOf: (row: T) => readonly Cell[]): Generator<readonly Cell[]> {
  for (const row of rows) yield cellsOf(row);
}

async function copy(
  db: Database,
  table: string,
  columns: string,
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const copying = db.unsafe(`COPY ${table} (${columns}) FROM STDIN`);
  const target = await copying.writable();
  // postgres.js tells nobody when the server refuses the rows after the last one was sent: the stream would wait for ever.
  const refused = new Promise<never>((_settle, reject) => Object.assign(copying, { reject }));
  const sent = pipeline(function* () {
    let lines = '';
    for (const row of rows) {
      lines += `${row.map(toCell).join('\t')}\n`;
      if (lines.length < 64 * 1024) continue;
      yield Buffer.from(lines);
      lines = '';
    }
    if (lines !== '') yield Buffer.from(lines);
  }, target);
  await Promise.race([sent, refused]);
}

// PostgreSQL keeps no U+0000 in text.
const toJson = (record: unknown): string => JSON.stringify(record).replaceAll('\\u0000', '');

/** As COPY takes bytes. Only goods are compared by it. */
const toDigest = (kind: string, json: string): string | null =>
  kind === 'goods' ? `\\x${createHash('sha256').update(json).digest('hex')}` : null;

export const copyRecords = (db: Database, packageId: number, rows: readonly StagedRecord[]): Promise<void> =>
  copy(
    db,
    'exchange_staged',
    'package_id, kind, n, external_id, record, digest',
    toCells(rows, ({ kind, n, externalId, record }) => {
      const json = toJson(record);
      return [packageId, kind, n, externalId, json, toDigest(kind, json)];
    }),
  );

export const copyPrices = (
  db: Database,
  packageId: number,
  rows: readonly (ToldPrice & { n: number })[],
): Promise<void> =>
  copy(
    db,
    'exchange_staged_prices',
    'package_id, n, external_id, price_type, amount, currency, ratio, min_count',
    toCells(rows, (row) => [
      packageId,
      row.n,
      row.externalId,
      row.priceType,
      row.amount,
      row.currency,
      row.ratio,
      row.minCount,
    ]),
  );

export const copyRests = (
  db: Database,
  packageId: number,
  rows: readonly (ToldRest & { n: number })[],
): Promise<void> =>
  copy(
    db,
    'exchange_staged_rests',
    'package_id, n, external_id, store, count',
    toCells(rows, ({ n, externalId, store, count }) => [packageId, n, externalId, store, count]),
  );

export async function insertProblems(
  db: Database,
  packageId: number,
  rows: readonly (Problem & { n: number })[],
): Promise<void> {
  await db`
    INSERT INTO exchange_problems (package_id, n, code, external_id, facts)
    SELECT ${packageId}, (r ->> 'n')::int, r ->> 'code', r ->> 'externalId', r -> 'facts'
    FROM jsonb_array_elements(${toJson(rows)}::text::jsonb) r
    ON CONFLICT DO NOTHING`;
}
