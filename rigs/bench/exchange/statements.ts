/** Which statements took PostgreSQL's time, those of triggers and functions too. */
import { connect } from '#api/database.ts';

const MOST = 25;

/** From here on, for whoever connects. */
export async function countStatements(adminUrl: string): Promise<void> {
  const db = connect(
    { databaseUrl: toShopDatabase(adminUrl), workers: 1 },
    { max: 1, statementTimeoutMs: 0 },
  );
  try {
    await db`ALTER SYSTEM SET pg_stat_statements.track = 'all'`;
    await db`SELECT pg_reload_conf()`;
    await db`SELECT pg_stat_statements_reset()`;
  } finally {
    await db.end({ timeout: 1 });
  }
}

/** Those since the last time, and forgets them. */
export async function sayStatements(adminUrl: string, print: (text: string) => void): Promise<void> {
  const db = connect(
    { databaseUrl: toShopDatabase(adminUrl), workers: 1 },
    { max: 1, statementTimeoutMs: 0 },
  );
  try {
    const rows = await db<{ ms: number; calls: number; longest: number; query: string }[]>`
      SELECT total_exec_time::int AS ms, calls::int, max_exec_time::int AS longest,
             left(regexp_replace(query, '\\s+', ' ', 'g'), 150) AS query
      FROM pg_stat_statements ORDER BY total_exec_time DESC LIMIT ${MOST}`;
    for (const { ms, calls, longest, query } of rows)
      print(`    ${String(ms).padStart(7)} ms ${String(calls).padStart(6)} × (${longest} ms)  ${query}`);
    await db`SELECT pg_stat_statements_reset()`;
  } finally {
    await db.end({ timeout: 1 });
  }
}

function toShopDatabase(adminUrl: string): string {
  const url = new URL(adminUrl);
  url.pathname = '/sheber';
  return url.href;
}
