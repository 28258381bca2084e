import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';

/** An array becomes a PostgreSQL array; what belongs into a jsonb column comes as JSON text. */
export type Cell = string | number | boolean | null | readonly (string | number)[];

const chunkLength = 32 * 1024;

function escaped(text: string): string {
  return /[\\\n\r\t]/.test(text)
    ? text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')
    : text;
}

function toArrayItem(item: string | number): string {
  return typeof item === 'number' ? String(item) : `"${item.replaceAll(/(["\\])/g, '\\$1')}"`;
}

function toText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escaped(cell);
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  return escaped(`{${cell.map(toArrayItem).join(',')}}`);
}

/** One row in the text format of COPY. */
export function toCopyLine(cells: readonly Cell[]): string {
  return `${cells.map(toText).join('\t')}\n`;
}

/** Few large writes instead of one for each row. */
function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length >= chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}

/** Streams lines into a table; the lines are taken only as fast as the server reads them. */
export async function copyInto(
  db: postgres.TransactionSql,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
): Promise<void> {
  const copying = db.unsafe(`COPY ${table} (${columns.join(', ')}) FROM STDIN`);
  const target = await copying.writable();
  // postgres.js has resolved the query by now and tells nobody when the server refuses the rows after the last
  // one was sent (a constraint, a full disk): the stream would wait for ever.
  const refused = new Promise<never>((_, reject) => Object.assign(copying, { reject }));
  await Promise.race([pipeline(inChunks(lines), target), refused]);
}
