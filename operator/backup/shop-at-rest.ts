/**
 * The database of the shop for backup and restore: that of DATABASE_URL, or the shop's own server, which is started here
 * when no shop runs. Promises: one connection without a statement time-out, ended with the work.
 */
import { join } from 'node:path';
import { type Config, readConfig } from '#api/config.ts';
import { connect, type Database } from '#api/database.ts';
import { EmbeddedPostgres, findEmbeddedUrl } from '#server/embedded-postgres.ts';
import { takeInstanceLock } from '#server/instance-lock.ts';
import { findSentence } from '#server/start-failure.ts';
import type { FileRoot } from './backup.ts';

export interface ShopAtRest {
  sql: Database;
  /** What belongs to the shop beside its database. */
  roots: FileRoot[];
}

/** `mayRun`: whether the work can be done beside a shop that is open on the same folder. */
export async function withShopAtRest<T>(
  name: string,
  mayRun: boolean,
  work: (shop: ShopAtRest) => Promise<T>,
): Promise<T> {
  const config = readConfig();
  return withDatabaseUrl(config, mayRun, async (databaseUrl) => {
    const sql = connect({ databaseUrl, workers: 1 }, { max: 1, name, statementTimeoutMs: 0 });
    try {
      return await work({ sql, roots: rootsOf(config) });
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
}

/** The secret opens the letters that wait and the links that were handed out; a key of the environment is its owner's. */
const rootsOf = ({ dataDir, imagesDir, secretKey }: Config): FileRoot[] => [
  { root: 'pictures', folder: imagesDir },
  ...(secretKey === null ? [{ root: 'settings', folder: dataDir, names: ['secret'] }] : []),
];

async function withDatabaseUrl<T>(
  { databaseUrl, dataDir }: Config,
  mayRun: boolean,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) return work(databaseUrl);
  const running = mayRun ? findRunning(dataDir) : null;
  if (running !== null) return work(running);
  const lock = takeInstanceLock(dataDir);
  const server = new EmbeddedPostgres({ dataDir });
  try {
    await server.start();
    return await work(server.url());
  } finally {
    await server.stop();
    lock.release();
  }
}

/** The address of the open shop's own server; null when no shop is open on the folder. */
function findRunning(dataDir: string): string | null {
  try {
    takeInstanceLock(dataDir).release();
    return null;
  } catch (error) {
    if (error instanceof Error && error.name === 'StartFailure') return findEmbeddedUrl(dataDir);
    throw error;
  }
}

/** Runs a command of an operator: what can be told in a sentence is, and the exit code follows. */
export async function tell(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(
      `${findSentence(error) ?? (error instanceof Error ? error.stack : String(error))}\n`,
    );
    process.exitCode = 1;
  }
}

interface Kept {
  tables: readonly { rows: number; bytes: number }[];
  files: readonly { bytes: number }[];
}

export const bytesOf = ({ tables, files }: Kept): number =>
  [...tables, ...files].reduce((sum, file) => sum + file.bytes, 0);

/** How much, in words: rows, bytes, seconds since. */
export function sizeOf(kept: Kept, begun: number): string {
  const { tables, files } = kept;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = (performance.now() - begun) / 1000;
  return `${tables.length} tables, ${rows} rows, ${files.length} files, ${bytesOf(kept)} bytes in ${seconds.toFixed(1)} s`;
}

export const defaultFolder = (): string =>
  join('backups', `sheber-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
