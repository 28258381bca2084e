import type { Db } from '../database.ts';

export interface DatabaseFacts {
  bytes: number;
  connections: number;
  mostConnections: number;
}

export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const [row] = await db<DatabaseFacts[]>`
    SELECT pg_database_size(current_database())::float8 AS bytes,
           (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections,
           current_setting('max_connections')::int AS "mostConnections"`;
  if (!row) throw new Error('the database tells nothing of itself');
  return row;
}
