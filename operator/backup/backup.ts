/**
 * The shop in a folder. Promises: all tables as of one moment, while the shop goes on; the folder appears under its name
 * only when it is whole, on disk and read again. Hides: the snapshot, the format, the list. Relies on: `sql` having one
 * connection without a statement time-out. What counts for minutes only (unlogged tables) is left out.
 */
import { closeSync, createReadStream, createWriteStream, fsyncSync, openSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type postgres from 'postgres';
import { listMigrations } from '#database/migrate.ts';
import { SetupError } from '#database/setup-error.ts';
import {
  checkBackup,
  Digest,
  FORMAT,
  type KeptFile,
  type KeptTable,
  LineCount,
  MANIFEST,
  type Manifest,
  tablePath,
} from './manifest.ts';

/** Files beside the database: what stands in `folder`, all of it or only those of the names. */
export interface FileRoot {
  root: string;
  folder: string;
  names?: readonly string[];
}

// Half of what gzip could save costs a tenth of the time.
const gzipLevel = 3;

export async function writeBackup(
  sql: postgres.Sql,
  target: string,
  roots: readonly FileRoot[] = [],
): Promise<Manifest> {
  const folder = resolve(target);
  const draft = `${folder}.partial`;
  await mkdir(dirname(folder), { recursive: true });
  await requireNothing(folder);
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  const rows = await sql.begin('isolation level repeatable read read only', (tx) => copyOut(tx, draft));
  const files = await copyFiles(draft, roots);
  const manifest: Manifest = { format: FORMAT, ...rows, files };
  await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
  syncFolder(draft);
  await checkBackup(draft);
  await rename(draft, folder);
  syncFolder(dirname(folder));
  return manifest;
}

async function requireNothing(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => null);
  if (found !== null) throw new SetupError(`${folder} exists already: name a folder that does not.`);
}

async function copyOut(
  tx: postgres.TransactionSql,
  draft: string,
): Promise<Pick<Manifest, 'madeAt' | 'postgres' | 'migrations' | 'tables' | 'sequences'>> {
  const [moment] = await tx<{ madeAt: string; postgres: string }[]>`
    select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "madeAt",
           current_setting('server_version') as postgres`;
  if (!moment) throw new Error('The database does not know the time.');
  const migrations = await listMigrations(tx);
  if (migrations.length === 0) throw new SetupError('The database holds no shop: there is nothing to keep.');
  const listed = await tx<{ name: string; columns: string }[]>`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname <> 'schema_migrations' and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.oid order by c.relname`;
  const tables: KeptTable[] = [];
  for (const { name, columns } of listed) {
    const source = await tx.unsafe(`copy ${quoted(name)} (${columns}) to stdout`).readable();
    const lines = new LineCount();
    const digest = new Digest();
    const path = tablePath(name);
    await pipeline(source, lines, createGzip({ level: gzipLevel }), digest, writeNew(join(draft, path)));
    // postgres.js 3.4.9 leaves the connection paused when the last rows came faster than they were read.
    source._read(0);
    tables.push({ name, columns, rows: lines.lines, path, bytes: digest.bytes, sha256: digest.sha256() });
  }
  // Sequences know no snapshot. Read last they are never behind the rows.
  const named = await tx<{ name: string }[]>`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
    order by c.relname`;
  const sequences = [];
  for (const { name } of named) {
    const [row] = await tx<{ value: string; isCalled: boolean }[]>`
      select last_value::text as value, is_called as "isCalled" from ${tx(name)}`;
    if (row) sequences.push({ name, ...row });
  }
  return { ...moment, migrations, tables, sequences };
}

async function copyFiles(draft: string, roots: readonly FileRoot[]): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  for (const { root, folder, names } of roots) {
    for (const name of names ?? (await listFiles(folder))) {
      const path = join('files', root, name);
      const kept = await copyFile(join(folder, name), draft, path);
      if (kept) files.push({ ...kept, root, name });
    }
  }
  return files;
}

/** Null when there is none: a folder of pictures changes under our hands. */
async function copyFile(from: string, draft: string, path: string): Promise<KeptFile | null> {
  await mkdir(dirname(join(draft, path)), { recursive: true, mode: 0o700 });
  const digest = new Digest();
  try {
    await pipeline(createReadStream(from), digest, writeNew(join(draft, path)));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    await rm(join(draft, path), { force: true });
    return null;
  }
  return { path, bytes: digest.bytes, sha256: digest.sha256() };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(resolve(folder).length + 1))
    .sort();
}

/** On disk before it counts as written. */
const writeNew = (path: string) => createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
