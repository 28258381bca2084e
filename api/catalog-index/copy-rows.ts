/** Reads PostgreSQL's binary COPY as it streams by: no row is kept, so memory does not grow with the table. */
import type { Readable } from 'node:stream';

const HEADER_BYTES = 19;
const END_OF_ROWS = -1;

/** One row, valid only while it is being read. */
export class CopiedRow {
  bytes: Buffer = Buffer.alloc(0);
  readonly starts: number[] = [];
  readonly lengths: number[] = [];

  isNull(field: number): boolean {
    return (this.lengths[field] as number) < 0;
  }

  int4(field: number): number {
    return this.bytes.readInt32BE(this.starts[field]);
  }

  int2(field: number): number {
    return this.bytes.readInt16BE(this.starts[field]);
  }

  float8(field: number): number {
    return this.bytes.readDoubleBE(this.starts[field]);
  }

  text(field: number): string {
    const start = this.starts[field] as number;
    return this.bytes.toString('utf8', start, start + (this.lengths[field] as number));
  }

  /** An int4[] of one dimension: its elements one after the other. */
  eachInt4(field: number, take: (element: number) => void): void {
    let at = this.starts[field] as number;
    const dimensions = this.bytes.readInt32BE(at);
    if (dimensions === 0) return;
    const length = this.bytes.readInt32BE(at + 12);
    at += 20;
    for (let index = 0; index < length; index++) {
      const bytes = this.bytes.readInt32BE(at);
      at += 4;
      if (bytes < 0) continue;
      take(this.bytes.readInt32BE(at));
      at += bytes;
    }
  }
}

export function readCopy(stream: Readable, take: (row: CopiedRow) => void): Promise<void> {
  const row = new CopiedRow();
  let rest: Buffer = Buffer.alloc(0);
  let isHeaderRead = false;

  function read(chunk: Buffer): void {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    if (!isHeaderRead) {
      if (bytes.length < HEADER_BYTES) {
        rest = bytes;
        return;
      }
      at = HEADER_BYTES;
      isHeaderRead = true;
    }
    row.bytes = bytes;
    for (let next = findEnd(row, at); next > 0; next = findEnd(row, at)) {
      take(row);
      at = next;
    }
    rest = bytes.subarray(at);
  }

  return new Promise((resolve, reject) => {
    stream.on('data', (chunk: Buffer) => {
      try {
        read(chunk);
      } catch (error) {
        stream.destroy(error instanceof Error ? error : new Error(String(error)));
      }
    });
    stream.once('end', resolve);
    stream.once('error', reject);
    stream.once('close', () => reject(new Error('the copy ended too early')));
  });
}

/** Notes where the fields of the row at `at` lie and gives its end; 0 when it has not wholly arrived or was the last. */
function findEnd({ bytes, starts, lengths }: CopiedRow, at: number): number {
  if (at + 2 > bytes.length) return 0;
  const fields = bytes.readInt16BE(at);
  if (fields === END_OF_ROWS) return 0;
  let next = at + 2;
  for (let field = 0; field < fields; field++) {
    if (next + 4 > bytes.length) return 0;
    const length = bytes.readInt32BE(next);
    next += 4;
    starts[field] = next;
    lengths[field] = length;
    if (length > 0) next += length;
    if (next > bytes.length) return 0;
  }
  return next;
}
