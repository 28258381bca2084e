import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '#api/database.ts';
import { openEmptyDatabase, type TestDatabase } from '#tests/database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

let database: TestDatabase;
let folder: string;
const connections: postgres.Sql[] = [];

beforeEach(async () => {
  database = await openEmptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sheber-migrations-'));
  write('0001_shelves.sql', 'create table shelves (id int); insert into shelves values (1);');
  write('0002_boxes.sql', 'create table boxes (id int);');
});
afterEach(async () => {
  await Promise.all(connections.splice(0).map((sql) => sql.end()));
  await database.drop();
  rmSync(folder, { recursive: true });
});

function write(name: string, statements: string): void {
  writeFileSync(join(folder, name), statements);
}

function connection(): postgres.Sql {
  const sql = connect({ databaseUrl: database.url, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  connections.push(sql);
  return sql;
}

const names = (migrations: { name: string }[]) => migrations.map(({ name }) => name);

test('files are applied in the order of their numbers, and once', async () => {
  const sql = connection();
  expect(names(await migrate(sql, folder))).toEqual(['shelves', 'boxes']);
  expect(await migrate(sql, folder)).toEqual([]);
  write('0003_lids.sql', 'create table lids (id int)');
  expect(names(await migrate(sql, folder))).toEqual(['lids']);
});

test('processes that start together apply every file once', async () => {
  write('0003_slow.sql', 'select pg_sleep(0.2)');
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(connection(), folder)));
  expect(applied.map((each) => each.length).sort()).toEqual([0, 0, 0, 3]);
  expect(await database.db`select id from shelves`).toHaveLength(1);
});

test('a failing file leaves no trace, those before it stay', async () => {
  write('0003_broken.sql', 'create table lids (id int); select 1 / 0;');
  const sql = connection();
  await expect(migrate(sql, folder)).rejects.toThrow(/^0003_broken\.sql: division by zero/);
  const [row] = await sql`select to_regclass('lids') as lids, to_regclass('boxes') as boxes`;
  expect(row).toEqual({ lids: null, boxes: 'boxes' });
  expect(names(await pendingMigrations(sql, folder))).toEqual(['broken']);

  write('0003_broken.sql', 'create table lids (id int)');
  expect(names(await migrate(connection(), folder))).toEqual(['broken']);
});

test('a file that was changed after it had been applied is refused', async () => {
  await migrate(connection(), folder);
  write('0001_shelves.sql', 'create table shelves (id bigint)');
  await expect(migrate(connection(), folder)).rejects.toThrow(
    /^The migration 0001_shelves\.sql was applied here with other statements\. .* empty one, or restore a backup/,
  );
});

test('other line ends are no change', async () => {
  write('0001_shelves.sql', 'create table shelves\n(id int);\n');
  await migrate(connection(), folder);
  write('0001_shelves.sql', 'create table shelves\r\n(id int);\r\n');
  expect(await migrate(connection(), folder)).toEqual([]);
});

test('a shop does not start on a database that is newer than its code', async () => {
  await migrate(connection(), folder);
  rmSync(join(folder, '0002_boxes.sql'));
  await expect(migrate(connection(), folder)).rejects.toThrow(/newer than this shop: it has 0002_boxes\.sql/);
});

test('a running shop lacks nothing in a database that is ahead of it, and something in one that is behind', async () => {
  const sql = connection();
  await migrate(sql, folder);
  rmSync(join(folder, '0002_boxes.sql'));
  expect(await pendingMigrations(sql, folder)).toEqual([]);
  write('0002_boxes.sql', 'create table boxes (id int);');
  write('0003_lids.sql', 'create table lids (id int)');
  expect(names(await pendingMigrations(sql, folder))).toEqual(['lids']);
  write('0001_shelves.sql', 'create table shelves (id bigint)');
  await expect(pendingMigrations(sql, folder)).rejects.toThrow(/was applied here with other statements/);
});

test('a file numbered before those already applied is refused', async () => {
  rmSync(join(folder, '0001_shelves.sql'));
  await migrate(connection(), folder);
  write('0001_shelves.sql', 'create table shelves (id int)');
  await expect(migrate(connection(), folder)).rejects.toThrow(
    /^The database lacks 0001_shelves\.sql though it has 0002, .* empty one, or restore a backup/,
  );
});

test('a file whose statements stood in another order before the first release is the same file', async () => {
  const sql = connection();
  await migrate(sql);
  await sql`
    update schema_migrations set checksum = '8b33c3d31fc0d76c0e8bcaa6222cd51f9b65f2ae53fb12369f066991acd71b94'
    where version = 22`;
  expect(await migrate(sql)).toEqual([]);
});

test('two files with one number and odd names are refused', async () => {
  write('0002_bottles.sql', '');
  await expect(migrate(connection(), folder)).rejects.toThrow('Two migrations have the number 0002.');
  rmSync(join(folder, '0002_bottles.sql'));
  write('3_bottles.sql', '');
  await expect(migrate(connection(), folder)).rejects.toThrow(/must be named like/);
});

test('a database without a journal has everything pending', async () => {
  expect(names(await pendingMigrations(connection(), folder))).toEqual(['shelves', 'boxes']);
});

test('a migration that cannot get its lock gives up instead of blocking the shop', async () => {
  const sql = connection();
  await migrate(sql, folder);
  write('0003_wider.sql', 'alter table shelves add column name text');
  const visitor = connection();
  await visitor.begin(async (tx) => {
    await tx`select * from shelves`;
    await expect(migrate(sql, folder)).rejects.toMatchObject({ code: '55P03' });
  });
  expect(names(await migrate(sql, folder))).toEqual(['wider']);
});
