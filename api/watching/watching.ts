/**
 * What the shop tells of itself to whoever watches it, beside what requests and jobs count: the last backup and the database.
 * Promises figures that are fresh in every worker (`measure`, by a job): an alert must not depend on which worker was asked.
 */
import { Gauge, register } from 'prom-client';
import type { Database } from '../database.ts';
import { findShopFigures, type ShopFigures } from './watching.queries.ts';

export { canNoteBackups, insertBackup, listBackups } from './watching.queries.ts';

/** Every worker sees the same database: the supervisor takes one of their answers. */
function gauge(name: string, help: string): Gauge {
  return (
    (register.getSingleMetric(name) as Gauge | undefined) ?? new Gauge({ name, help, aggregator: 'max' })
  );
}

const gauges: Record<keyof ShopFigures, Gauge> = {
  backupSeconds: gauge('backup_last_seconds', 'When the shop was last kept, in Unix time; 0: never'),
  bytes: gauge('database_bytes', 'Size of the database'),
  connections: gauge('database_connections', 'Connections to the server, of whomever'),
  mostConnections: gauge('database_connections_max', 'Connections that the server allows'),
  oldestTransactionSeconds: gauge(
    'database_oldest_transaction_seconds',
    'How long the oldest open transaction has lasted: it holds back the tidying of tables',
  ),
};

export function createWatching(db: Database) {
  return {
    async measure(): Promise<void> {
      const figures = await findShopFigures(db);
      for (const [name, gauge] of Object.entries(gauges)) gauge.set(figures[name as keyof ShopFigures]);
    },
  };
}

export type Watching = ReturnType<typeof createWatching>;
