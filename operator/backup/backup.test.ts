import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect, type Database } from '#api/database.ts';
import { listMigrations, makeSchemaOf, pendingMigrations } from '#database/migrate.ts';
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { makeOwnPostgres } from '#tests/own-postgres.ts';
import { writeBackup } from './backup.ts';
import { checkBackup, MANIFEST } from './manifest.ts';
import { restoreBackup } from './restore.ts';

let shop: TestDatabase;
let room: string;
let kept: string;
beforeAll(async () => {
  shop = await openTestDatabase();
  room = mkdtempSync(join(tmpdir(), 'sheber-backup-'));
  kept = join(room, 'kept');
  mkdirSync(join(room, 'pictures', 'deep'), { recursive: true });
  writeFileSync(join(room, 'pictures', 'deep', 'a.jpg'), 'a photograph');
  await shop.db`UPDATE users SET first_name = ${'tab\tline\nback\\slash «Ә» \\N'} WHERE email = 'retail@sheber.test'`;
  await shop.db`SELECT nextval('order_ids'), nextval('order_ids')`;
  const sql = onlyConnection(shop.url);
  await writeBackup(sql, kept, [{ root: 'pictures', folder: join(room, 'pictures') }]);
  await sql.end();
});
afterAll(async () => {
  await shop.drop();
  rmSync(room, { recursive: true });
});

const onlyConnection = (databaseUrl: string): Database =>
  connect({ databaseUrl, workers: 1 }, { max: 1, name: 'backup test', statementTimeoutMs: 0 });

/** Everything that a shop is, in one value: rows, sequences, constraints, triggers. */
async function portrait(db: Database): Promise<unknown> {
  const tables = await db<{ name: string }[]>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND relpersistence = 'p' AND relname <> 'schema_migrations' ORDER BY 1`;
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await db`
      SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${db(name)} t`;
    rows[name] = row;
  }
  const sequences = await db`SELECT sequencename, last_value FROM pg_sequences ORDER BY 1`;
  const rules = await db`
    SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`;
  const triggers = await db`
    SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`;
  return { rows, sequences: [...sequences], rules: [...rules], triggers: [...triggers] };
}

async function emptyTarget(): Promise<{ sql: Database; target: TestDatabase }> {
  const target = await openEmptyDatabase();
  const sql = onlyConnection(target.url);
  onTestFinished(async () => {
    await sql.end({ timeout: 1 });
    await target.drop();
  });
  return { sql, target };
}

describe('a backup', () => {
  test('becomes the very same shop in an empty database, and its files', async () => {
    const { sql } = await emptyTarget();
    const pictures = join(room, 'pictures of another machine');
    await restoreBackup(sql, kept, { replace: false, roots: [{ root: 'pictures', folder: pictures }] });
    expect(await portrait(sql)).toEqual(await portrait(shop.db));
    expect(readFileSync(join(pictures, 'deep', 'a.jpg'), 'utf8')).toBe('a photograph');
    expect(await pendingMigrations(sql)).toEqual([]);
    // The next user gets a number of their own.
    const [user] = await sql`
      INSERT INTO users (email, password_hash, first_name) VALUES ('next@sheber.test', 'x', 'Next') RETURNING id`;
    expect(user?.id).toBeGreaterThan(0);
  });

  test('does not overwrite a shop that has anything in it, unless told so by a word', async () => {
    const other = await openTestDatabase({ demo: false });
    const sql = onlyConnection(other.url);
    onTestFinished(async () => {
      await sql.end({ timeout: 1 });
      await other.drop();
    });
    await sql`INSERT INTO users (email, password_hash, first_name) VALUES ('mine@sheber.test', 'x', 'Mine')`;
    await other.db.end();
    await expect(restoreBackup(sql, kept, { replace: false })).rejects.toThrow(/not empty \(users/);
    expect(await sql`SELECT FROM users WHERE email = 'mine@sheber.test'`).toHaveLength(1);
    await restoreBackup(sql, kept, { replace: true });
    expect(await portrait(sql)).toEqual(await portrait(shop.db));
  });

  test('is not brought into a database of something else, nor under an open shop', async () => {
    const { sql, target } = await emptyTarget();
    await sql`CREATE TABLE payroll (id int)`;
    await expect(restoreBackup(sql, kept, { replace: true })).rejects.toThrow(/no shop/);
    await target.db`SELECT 1`;
    const open = connect({ databaseUrl: target.url, workers: 1 }, { max: 1 });
    await open`SELECT 1`;
    await expect(restoreBackup(sql, kept, { replace: true })).rejects.toThrow(/stop it first/);
    await open.end();
  });

  test.each([
    ['one that was cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
    ['one with a flipped bit', (bytes: Buffer) => bytes.fill((bytes[40] ?? 0) ^ 1, 40, 41)],
  ])('%s is told before anything is touched', async (_name, spoil) => {
    const { sql } = await emptyTarget();
    const file = join(kept, 'tables', 'products.copy.gz');
    const whole = readFileSync(file);
    onTestFinished(() => writeFileSync(file, whole));
    writeFileSync(file, spoil(Buffer.from(whole)));
    await expect(restoreBackup(sql, kept, { replace: true })).rejects.toThrow(/broken: tables.products/);
    expect(await listMigrations(sql)).toEqual([]);
  });

  test('that broke off has another name and is no backup; a name is used once', async () => {
    const broken = onlyConnection('postgres://nobody@127.0.0.1:1/nowhere');
    await expect(writeBackup(broken, join(room, 'broke off'))).rejects.toThrow();
    await broken.end({ timeout: 1 });
    expect(existsSync(join(room, 'broke off'))).toBe(false);
    await expect(checkBackup(join(room, 'broke off.partial'))).rejects.toThrow(/no backup/);
    const sql = onlyConnection(shop.url);
    onTestFinished(() => sql.end({ timeout: 1 }));
    await expect(writeBackup(sql, kept)).rejects.toThrow(/exists already/);
  });

  test('of an older shop is brought to this one’s schema', async () => {
    const { sql } = await emptyTarget();
    const { sql: old } = await emptyTarget();
    const migrations = await listMigrations(shop.db);
    await makeSchemaOf(old, migrations.slice(0, -2));
    await old`INSERT INTO users (email, password_hash, first_name) VALUES ('old@sheber.test', 'x', 'Old')`;
    await writeBackup(old, join(room, 'old'));
    await restoreBackup(sql, join(room, 'old'), { replace: false });
    expect(await pendingMigrations(sql)).toEqual([]);
    expect(await sql`SELECT FROM users WHERE email = 'old@sheber.test'`).toHaveLength(1);
  });

  test('has a list that leads to no file outside', async () => {
    const { sql } = await emptyTarget();
    const list = join(kept, MANIFEST);
    const whole = readFileSync(list, 'utf8');
    onTestFinished(() => writeFileSync(list, whole));
    writeFileSync(list, whole.replace('"name": "deep/a.jpg"', '"name": "../../a.jpg"'));
    await expect(
      restoreBackup(sql, kept, {
        replace: true,
        roots: [{ root: 'pictures', folder: join(room, 'pictures') }],
      }),
    ).rejects.toThrow(/names \.\./);
  });
});

test('the commands bring it into the shop’s own server and out of it again, with the secret', async () => {
  const own = makeOwnPostgres();
  onTestFinished(own.end);
  const environment = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: own.dataDir,
    IMAGES_DIR: join(own.dataDir, 'none'),
  };
  const run = (program: string, ...words: string[]) =>
    spawnSync(process.execPath, [join('operator', 'backup', program), ...words], {
      cwd: resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: environment,
    });
  writeFileSync(join(own.dataDir, 'secret'), 'of this shop\n', { mode: 0o600 });
  const restored = run('run-restore.ts', kept);
  expect(restored.stderr).toBe('');
  expect(restored.stdout).toMatch(/is back: \d+ tables, \d+ rows/);
  const made = run('run-backup.ts', join(room, 'again'));
  expect(made.stdout).toMatch(/read again and whole/);
  const [first, second] = await Promise.all([checkBackup(kept), checkBackup(join(room, 'again'))]);
  expect(second.tables.map(({ name, rows }) => [name, rows])).toEqual(
    first.tables.map(({ name, rows }) => [name, rows]),
  );
  expect(second.files.map(({ name }) => name)).toEqual(['deep/a.jpg', 'secret']);
});
