/**
 * A backup becomes the shop again. Promises: nothing is touched before every file of the backup was read and found whole;
 * the database changes in one transaction or not at all; a shop with anything in it is not overwritten without a word.
 * Hides: the schema of the backup's day (from the migrations), the order of tables. Relies on: `sql` having one
 * connection without time-outs, and the shop standing still.
 */
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type postgres from 'postgres';
import { listMigrations, makeSchemaOf, migrate } from '#database/migrate.ts';
import { SetupError } from '#database/setup-error.ts';
import { type FileRoot, quoted } from './backup.ts';
import { checkBackup, type Manifest } from './manifest.ts';

export interface RestoreOptions {
  /** The word without which nothing is overwritten. */
  replace: boolean;
  /** Where the files of each root belong; what is not named stays in the backup. */
  roots?: readonly FileRoot[];
}

export async function restoreBackup(
  sql: postgres.Sql,
  folder: string,
  { replace, roots = [] }: RestoreOptions,
): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  await requireStandstill(sql);
  await requireRoom(sql, replace);
  const files = locate(manifest, roots);
  for (const file of files) if (!replace) await requireSameOrNone(folder, file);
  await sql.begin((tx) => fill(tx, folder, manifest));
  for (const { path, target } of files) await putInPlace(join(folder, path), target);
  // What is newer than the backup follows as after any upgrade.
  await migrate(sql);
  await sql`analyze`;
  return manifest;
}

async function requireStandstill(sql: postgres.Sql): Promise<void> {
  const [shop] = await sql<{ name: string }[]>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'sheber%' limit 1`;
  if (shop) throw new SetupError('The shop is open on this database: stop it first.');
}

async function requireRoom(sql: postgres.Sql, replace: boolean): Promise<void> {
  // What migrations fill in themselves says so in its comment; whatever staff change there stands in their log too.
  const tables = await sql<{ name: string; isFactory: boolean }[]>`
    select relname as name, coalesce(obj_description(c.oid, 'pg_class') = 'factory rows', false) as "isFactory"
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`;
  if (tables.length === 0) return;
  if ((await listMigrations(sql)).length === 0)
    throw new SetupError('The database holds something that is no shop: restore into an empty one.');
  if (replace) return;
  for (const { name, isFactory } of tables) {
    if (isFactory) continue;
    const [filled] = await sql`select from ${sql(name)} limit 1`;
    if (filled)
      throw new SetupError(
        `The shop is not empty (${name} has rows): give the word --replace to overwrite it with the backup.`,
      );
  }
}

async function fill(tx: postgres.TransactionSql, folder: string, manifest: Manifest): Promise<void> {
  await tx`set local lock_timeout = '10s'`;
  await tx`drop schema public cascade`;
  await tx`create schema public`;
  await makeSchemaOf(tx, manifest.migrations);
  const keys = await tx<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  // Rows come table by table: what points at one another is checked when all are there.
  for (const { table, name } of keys) await tx.unsafe(`alter table ${table} drop constraint ${name}`);
  const names = manifest.tables.map(({ name }) => quoted(name));
  for (const name of names) await tx.unsafe(`alter table ${name} disable trigger user`);
  // Migrations may bring rows of their own.
  if (names.length > 0) await tx.unsafe(`truncate ${names.join(', ')}`);
  for (const { name, columns, path, rows } of manifest.tables) {
    const sink = await tx.unsafe(`copy ${quoted(name)} (${columns}) from stdin`).writable();
    await pipeline(createReadStream(join(folder, path)), createGunzip(), sink);
    const [count] = await tx<{ rows: string }[]>`select count(*)::text as rows from ${tx(name)}`;
    if (Number(count?.rows) !== rows)
      throw new SetupError(`${name}: ${count?.rows} rows arrived, the backup has ${rows}.`);
  }
  for (const name of names) await tx.unsafe(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys)
    await tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, value, isCalled } of manifest.sequences)
    await tx`select setval(${quoted(name)}::text::regclass, ${value}::text::int8, ${isCalled})`;
}

type Placed = Manifest['files'][number] & { target: string };

function locate({ files }: Manifest, roots: readonly FileRoot[]): Placed[] {
  return files.flatMap((file) => {
    const place = roots.find(({ root }) => root === file.root);
    // The list comes from a file: no name of it leads out of its folder.
    if (file.name.split(/[\\/]/).includes('..')) throw new SetupError(`The backup names ${file.name}.`);
    return place ? [{ ...file, target: join(place.folder, file.name) }] : [];
  });
}

async function requireSameOrNone(folder: string, { path, target }: Placed): Promise<void> {
  if (!existsSync(target) || (await readFile(target)).equals(await readFile(join(folder, path)))) return;
  throw new SetupError(`${target} differs from the backup: give the word --replace to overwrite it.`);
}

async function putInPlace(from: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await copyFile(from, `${target}.restored`);
  await rename(`${target}.restored`, target);
}
