/** What nobody could leave out: the parser over the same bytes, and the same rows by COPY and one MERGE. */
import { pipeline } from 'node:stream/promises';
import { SaxesParser } from 'saxes';
import { connect } from '#api/database.ts';

export interface Floor {
  seconds: number;
  count: number;
}

export function readBare(text: Iterable<string>): Floor {
  const parser = new SaxesParser({ position: false });
  let count = 0;
  parser.on('opentag', () => {
    count += 1;
  });
  const begun = performance.now();
  for (const piece of text) parser.write(piece);
  parser.close();
  return { seconds: (performance.now() - begun) / 1000, count };
}

const STORES = 3;

/** Into a table of its own, with the key that stocks have; as many rows as the package tells, all of them other numbers. */
export async function writeBare(databaseUrl: string, goods: number): Promise<Floor> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  try {
    await db`DROP TABLE IF EXISTS bench_stocks`;
    await db`CREATE TABLE bench_stocks (product_id int, store_id smallint, count int, PRIMARY KEY (product_id, store_id))`;
    await db`
      INSERT INTO bench_stocks SELECT n, s, 1 FROM generate_series(1, ${goods}::int) n, generate_series(1, ${STORES}::int) s`;
    await db`ANALYZE bench_stocks`;
    const begun = performance.now();
    await db`CREATE TEMP TABLE bench_told (product_id int, store_id smallint, count int)`;
    const target = await db.unsafe('COPY bench_told FROM STDIN').writable();
    await pipeline(function* () {
      let lines = '';
      for (let n = 1; n <= goods; n += 1) {
        for (let store = 1; store <= STORES; store += 1)
          lines += `${n}\t${store}\t${5 + ((n + store) % 7)}\n`;
        if (lines.length < 64 * 1024) continue;
        yield Buffer.from(lines);
        lines = '';
      }
      yield Buffer.from(lines);
    }, target);
    await db`
      MERGE INTO bench_stocks s USING bench_told t ON t.product_id = s.product_id AND t.store_id = s.store_id
      WHEN MATCHED AND s.count <> t.count THEN UPDATE SET count = t.count
      WHEN NOT MATCHED THEN INSERT VALUES (t.product_id, t.store_id, t.count)`;
    const seconds = (performance.now() - begun) / 1000;
    await db`DROP TABLE bench_stocks`;
    return { seconds, count: goods * STORES };
  } finally {
    await db.end({ timeout: 1 });
  }
}
