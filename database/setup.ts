// From an empty database to one that the shop can open its doors with: schema, then what it is first filled with.
// Promises: whoever comes second waits and finds everything done; a start killed in the middle leaves either
// nothing of the filling or all of it.
// Hides: the order, the lock, which server versions will do.
// Relies on: `sql` having exactly one connection without a statement time-out.
import type postgres from 'postgres';
import { migrate } from './migrate.ts';
import { SetupError } from './setup-error.ts';
import { withSetupLock } from './setup-lock.ts';

const oldestServer = 15;

type Report = (line: string) => void;

/** What an empty database is filled with, in one transaction of its own. */
export type Filling = (sql: postgres.Sql, report: Report) => Promise<void>;

export type SetupOptions = {
  /** The demo range; null leaves an empty database empty. */
  readonly filling: Filling | null;
  readonly report: Report;
};

export async function setup(sql: postgres.Sql, { filling, report }: SetupOptions): Promise<void> {
  await requireServerVersion(sql);
  await withSetupLock(
    sql,
    async () => {
      const applied = await migrate(sql);
      report(
        applied.length > 0
          ? `Database: ${applied.length} migrations applied.`
          : 'Database: schema is up to date.',
      );
      if (filling && (await isEmpty(sql))) await filling(sql, report);
    },
    () => report('Database: waiting for another process that prepares it …'),
  );
}

/** Whoever has begun a shop of their own, without goods yet, gets no demo into it. */
async function isEmpty(sql: postgres.Sql): Promise<boolean> {
  const [row] = await sql<{ filled: boolean }[]>`
    select exists (select from products) or exists (select from cities) or exists (select from staff) as filled`;
  return row?.filled === false;
}

async function requireServerVersion(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<
    { version: number }[]
  >`select current_setting('server_version_num')::int as version`;
  const major = Math.floor((row?.version ?? 0) / 10_000);
  if (major >= oldestServer) return;
  throw new SetupError(
    `The database is PostgreSQL ${major}: the shop needs version ${oldestServer} or newer.`,
  );
}
