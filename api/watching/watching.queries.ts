import type { Db } from '../database.ts';

export interface KeptBackup {
  at: Date;
  name: string;
  bytes: number | null;
}

/** The newest first. */
export function listBackups(db: Db): Promise<KeptBackup[]> {
  return db<KeptBackup[]>`SELECT at, name, bytes::float8 AS bytes FROM backups ORDER BY at DESC LIMIT 20`;
}

/** Of years only the last are kept: what is older proves nothing. */
export async function insertBackup(db: Db, name: string, bytes: number | null): Promise<void> {
  await db`INSERT INTO backups (name, bytes) VALUES (${name}, ${bytes})`;
  await db`DELETE FROM backups WHERE at < now() - interval '2 years'`;
}

/** A database that the new version has not migrated yet has no place for it. */
export async function canNoteBackups(db: Db): Promise<boolean> {
  const [row] = await db<{ is: boolean }[]>`SELECT to_regclass('public.backups') IS NOT NULL AS is`;
  return row?.is ?? false;
}

export interface ShopFigures {
  /** Unix time; 0: never. */
  backupSeconds: number;
  bytes: number;
  connections: number;
  mostConnections: number;
  oldestTransactionSeconds: number;
}

export async function findShopFigures(db: Db): Promise<ShopFigures> {
  const [row] = await db<ShopFigures[]>`
    SELECT coalesce((SELECT extract(epoch FROM max(at))::float8 FROM backups), 0) AS "backupSeconds",
           pg_database_size(current_database())::float8 AS bytes,
           count(*)::int AS connections,
           current_setting('max_connections')::int AS "mostConnections",
           coalesce(max(extract(epoch FROM clock_timestamp() - xact_start))
                    FILTER (WHERE datname = current_database() AND pid <> pg_backend_pid()), 0)::float8
             AS "oldestTransactionSeconds"
    FROM pg_stat_activity WHERE backend_type = 'client backend'`;
  if (!row) throw new Error('The database tells nothing of itself.');
  return row;
}
