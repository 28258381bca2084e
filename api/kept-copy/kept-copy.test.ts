import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { openKeptCopy } from './kept-copy.ts';
import { bytesOf, pack, unpack } from './packed.ts';

let database: TestDatabase;
let folder: string;
let path: string;
beforeAll(async () => {
  database = await openTestDatabase({ demo: false });
  folder = mkdtempSync(join(tmpdir(), 'sheber-kept-'));
  path = join(folder, 'index');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const tree = () => ({
  rows: 3,
  names: ['дрель', 'бояу', null],
  columns: { price: Int32Array.of(1, -2, 3), none: new Uint8Array(0), ratio: Float64Array.of(0.1, 1e300, 7) },
  cities: [{ code: 'astana', prices: { price: Int32Array.of(9) } }],
});
const write = () => openKeptCopy(path).write(database.db, tree());
const read = () => openKeptCopy(path).read(database.db);

describe('a tree with arrays', () => {
  test('comes back as it was, its arrays in shared memory', () => {
    const { text, columns } = pack(tree());
    expect(unpack({ text, columns })).toEqual(tree());
    expect(() => pack({ big: BigInt64Array.of(1n) })).toThrow('cannot keep');
  });
});

describe('a copy on disk', () => {
  beforeEach(async () => {
    await database.db`DELETE FROM kept_copies`;
    await write();
  });

  test('is read as it was written, and nothing else lies beside it', async () => {
    const kept = (await read()) as ReturnType<typeof tree>;
    expect(kept).toEqual(tree());
    expect(kept.columns.price.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(readdirSync(folder)).toEqual(['index']);
  });

  test('is nothing when any of its bytes is another, or missing', async () => {
    const whole = readFileSync(path);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const spoilt = Buffer.from(whole);
        spoilt[at] = (spoilt[at] as number) ^ flip;
        writeFileSync(path, spoilt);
        expect(await read()).toBeNull();
        writeFileSync(path, whole.subarray(0, at));
        expect(await read()).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  test('of another database, of another build, or older than half a day is nothing', async () => {
    expect(await openKeptCopy(path, { madeBy: 'another build' }).read(database.db)).toBeNull();
    await database.db`UPDATE kept_copies SET made_at = now() - interval '13 hours'`;
    expect(await read()).toBeNull();
    await database.db`UPDATE kept_copies SET made_at = now() + interval '1 hour'`;
    expect(await read()).toBeNull();
    // As any other database, and this one after a crash or brought back to an earlier time.
    await database.db`DELETE FROM kept_copies`;
    expect(await read()).toBeNull();
  });

  test('is nothing once the outbox has lost what was its newest change', async () => {
    await database.db`INSERT INTO catalog_changes (kind) VALUES ('pages')`;
    await write();
    expect(await read()).not.toBeNull();
    await database.db`DELETE FROM catalog_changes WHERE seq = (SELECT max(seq) FROM catalog_changes)`;
    expect(await read()).toBeNull();
  });

  test('a writer that is killed leaves the one before; its draft is taken away by a later one', async () => {
    const draft = `${path}.killed`;
    writeFileSync(draft, 'half');
    expect(await read()).toEqual(tree());
    await write();
    expect(readdirSync(folder).sort()).toEqual(['index', 'index.killed']);
    utimesSync(draft, new Date(0), new Date(0));
    await write();
    expect(readdirSync(folder)).toEqual(['index']);
  });

  test('without room on the disk nothing is written', async () => {
    const before = readFileSync(path);
    await openKeptCopy(path, { hasDiskSpace: () => false }).write(database.db, tree());
    expect(readFileSync(path)).toEqual(before);
  });

  test('a writer that cannot leave its mark leaves the one before', async () => {
    const before = readFileSync(path);
    await database.db`ALTER TABLE kept_copies RENAME TO away`;
    await expect(write()).rejects.toThrow();
    await database.db`ALTER TABLE away RENAME TO kept_copies`;
    expect(readFileSync(path)).toEqual(before);
    expect(readdirSync(folder)).toEqual(['index']);
  });

  test('an empty file and a folder in its place are nothing', async () => {
    truncateSync(path, 0);
    expect(await read()).toBeNull();
    expect(await openKeptCopy(join(folder, 'nowhere', 'index')).read(database.db)).toBeNull();
  });
});

test('arrays are written by their own bytes alone', () => {
  const part = new Uint16Array(new Uint16Array([1, 2, 3, 4]).buffer, 2, 2);
  expect([...bytesOf(part)]).toEqual([2, 0, 3, 0]);
});
