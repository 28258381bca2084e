import type postgres from 'postgres';

/** Where the log of the primary stands: whoever has replayed it to here has everything that is committed by now. */
export async function findLogPosition(primary: postgres.ISql): Promise<string> {
  const [row] = await primary<{ position: string }[]>`SELECT pg_current_wal_insert_lsn()::text AS position`;
  return row?.position ?? '';
}

/** False also for a server that follows nobody: a replica that was made a primary has a history of its own. */
export async function hasReplayed(replica: postgres.ISql, position: string): Promise<boolean> {
  const [row] = await replica<{ hasReplayed: boolean }[]>`
    SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= ${position}::pg_lsn AS "hasReplayed"`;
  return row?.hasReplayed === true;
}
