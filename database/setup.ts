// From an empty database to one that the shop can open its doors with: schema, then the demo range.
// Promises: whoever comes second waits and finds everything done; a start killed in the middle leaves either
// nothing of the demo range or all of it.
// Hides: the order, the lock, which server versions will do.
// Relies on: `sql` having exactly one connection without a statement time-out.
import type postgres from 'postgres';
import { migrate } from './migrate.ts';
import { SetupError } from './setup-error.ts';
import { withSetupLock } from './setup-lock.ts';

const oldestServer = 15;

export type SetupOptions = {
  readonly demo: boolean;
  readonly demoProducts: number;
  readonly report: (line: string) => void;
};

export async function setup(sql: postgres.Sql, { demo, demoProducts, report }: SetupOptions): Promise<void> {
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
      if (demo && (await isEmpty(sql))) await loadDemoRange(sql, demoProducts, report);
    },
    () => report('Database: waiting for another process that prepares it …'),
  );
}

async function loadDemoRange(
  sql: postgres.Sql,
  products: number,
  report: (line: string) => void,
): Promise<void> {
  // Loaded only here: a shop without the demo range never needs its texts in memory.
  const { loadDemo } = await import('./demo/demo.ts');
  const begun = Date.now();
  report(`Demo range: making ${products} products …`);
  const made = await loadDemo(sql, { products, report });
  report(`Demo range: ${made.products} products in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}

async function isEmpty(sql: postgres.Sql): Promise<boolean> {
  const [row] = await sql<{ filled: boolean }[]>`select exists (select from products) as filled`;
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
