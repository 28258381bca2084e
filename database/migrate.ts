// Brings a database to the schema of this code: forward only, plain SQL, each file in its own transaction.
// Promises: two processes that start together apply every file once; a failing file leaves no trace.
// Hides: the journal (schema_migrations), the lock, checksums.
// Relies on: files named NNNN_name.sql that never change after they were applied anywhere.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type postgres from 'postgres';
import { SetupError } from './setup-error.ts';
import { withSetupLock } from './setup-lock.ts';

export type Migration = { readonly version: number; readonly name: string; readonly checksum: string };
type MigrationFile = Migration & { readonly statements: string };

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** What a file was before its statements were put into another order: both leave the same schema. */
const FORMER_CHECKSUMS: Readonly<Record<string, string>> = {
  '0022_services_zones_replacements.sql': '8b33c3d31fc0d76c0e8bcaa6222cd51f9b65f2ae53fb12369f066991acd71b94',
};

/** Applies what is missing and gives it in the order of application. `sql` has exactly one connection. */
export async function migrate(sql: postgres.Sql, folder = migrationsFolder): Promise<Migration[]> {
  const files = readMigrations(folder);
  return withSetupLock(sql, async () => {
    await createJournal(sql);
    const missing = findMissing(files, requireKnown(files, await listApplied(sql)));
    for (const file of missing) await apply(sql, file);
    return missing.map(({ version, name, checksum }) => ({ version, name, checksum }));
  });
}

/**
 * What this code still lacks in the database: empty when it can serve. A database that is ahead lacks nothing: what a
 * newer shop applied only adds (ADR 51), so an older one goes on beside it until it is replaced.
 */
export async function pendingMigrations(sql: postgres.ISql, folder = migrationsFolder): Promise<Migration[]> {
  return findMissing(readMigrations(folder), await listMigrations(sql));
}

/** The migrations that a database has; none when it holds no shop. */
export async function listMigrations(sql: postgres.ISql): Promise<Migration[]> {
  const [journal] = await sql<
    { exists: boolean }[]
  >`select to_regclass('schema_migrations') is not null as exists`;
  return journal?.exists ? await listApplied(sql) : [];
}

/** The schema as it was when `applied` was all there is, in the caller's transaction: for a restore. */
export async function makeSchemaOf(
  tx: postgres.ISql,
  applied: readonly Migration[],
  folder = migrationsFolder,
): Promise<void> {
  const files = readMigrations(folder);
  const newer = new Set(findMissing(files, requireKnown(files, [...applied])));
  await createJournal(tx);
  for (const file of files) {
    if (newer.has(file)) continue;
    await tx.unsafe(file.statements);
    await enter(tx, file);
  }
}

async function apply(
  sql: postgres.Sql,
  { version, name, checksum, statements }: MigrationFile,
): Promise<void> {
  try {
    await sql.begin(async (tx) => {
      // A migration that waits for a busy table would make every visitor behind it wait as well.
      await tx`set local lock_timeout = '2s'`;
      await tx.unsafe(statements);
      await enter(tx, { version, name, checksum });
    });
  } catch (error) {
    if (error instanceof Error) error.message = `${fileName({ version, name })}: ${error.message}`;
    throw error;
  }
}

async function createJournal(sql: postgres.ISql): Promise<void> {
  await sql`
    create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`;
}

async function enter(sql: postgres.ISql, { version, name, checksum }: Migration): Promise<void> {
  await sql`insert into schema_migrations (version, name, checksum) values (${version}, ${name}, ${checksum})`;
}

function readMigrations(folder: string): MigrationFile[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
      if (version === undefined || name === undefined) {
        throw new SetupError(`The migration ${file} must be named like 0001_what_it_makes.sql.`);
      }
      const statements = readFileSync(join(folder, file), 'utf8');
      return { version: Number(version), name, statements, checksum: checksumOf(statements) };
    });
  const twin = files.find((file, index) => file.version === files[index + 1]?.version);
  if (twin) throw new SetupError(`Two migrations have the number ${number(twin.version)}.`);
  return files;
}

function listApplied(sql: postgres.ISql): Promise<Migration[]> {
  return sql<Migration[]>`select version, name, checksum from schema_migrations order by version`;
}

function requireKnown(files: MigrationFile[], applied: Migration[]): Migration[] {
  const known = new Set(files.map(({ version }) => version));
  const foreign = applied.find(({ version }) => !known.has(version));
  if (!foreign) return applied;
  throw new SetupError(
    `The database is newer than this shop: it has ${fileName(foreign)}, which this version does not know.`,
  );
}

function findMissing(files: MigrationFile[], applied: Migration[]): MigrationFile[] {
  const byVersion = new Map(files.map((file) => [file.version, file]));
  for (const done of applied) {
    const file = byVersion.get(done.version);
    if (file && !isSame(file, done)) {
      throw new SetupError(
        `The migration ${fileName(file)} was applied here with other statements. ${WAY_OUT}`,
      );
    }
  }
  const last = applied.at(-1)?.version ?? 0;
  const done = new Set(applied.map(({ version }) => version));
  const missing = files.filter(({ version }) => !done.has(version));
  const late = missing.find(({ version }) => version < last);
  if (late) {
    throw new SetupError(
      `The database lacks ${fileName(late)} though it has ${number(last)}, which comes after it. ${WAY_OUT}`,
    );
  }
  return missing;
}

const isSame = (file: Migration, done: Migration): boolean =>
  file.checksum === done.checksum || FORMER_CHECKSUMS[fileName(file)] === done.checksum;

/** For whoever starts the shop; its makers are told before they release (tools/check/frozen-migrations.ts). */
const WAY_OUT =
  'It was made by a version that was never released, and nothing leads from there to this one: keep its folder or ' +
  'database aside and start the shop on an empty one, or restore a backup of a released version (npm run restore).';

export function checksumOf(text: string): string {
  // The same file checked out with other line ends is the same file.
  const statements = text.replaceAll('\r\n', '\n');
  return createHash('sha256').update(statements).digest('hex');
}

function fileName({ version, name }: Pick<Migration, 'version' | 'name'>): string {
  return `${number(version)}_${name}.sql`;
}

function number(version: number): string {
  return String(version).padStart(4, '0');
}
