import { statfsSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/** Settings of the embedded server for a machine that it shares with the shop itself. */
export function postgresSettings(dataFolder: string, workers: number): Record<string, string> {
  const memoryMb = Math.floor(availableMemory() / megabyte);
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Each worker has its share of the pool and one connection that listens; the rest is for the operator.
    max_connections: String(Math.max(30, workers * 3 + 20)),
    // A backup that is brought back drops every table and index of the shop in one transaction.
    max_locks_per_transaction: '256',
    shared_buffers: `${clamp(Math.floor(memoryMb / 4), 32, 2048)}MB`,
    effective_cache_size: `${clamp(Math.floor(memoryMb / 2), 64, 65_536)}MB`,
    work_mem: '16MB',
    maintenance_work_mem: `${clamp(Math.floor(memoryMb / 32), 64, 1024)}MB`,
    ...walSettings(dataFolder),
    checkpoint_timeout: '15min',
    wal_compression: 'off',
    random_page_cost: '1.1',
    effective_io_concurrency: '64',
    jit: 'off',
    max_parallel_workers_per_gather: availableParallelism() > 4 ? '1' : '0',
    autovacuum_vacuum_cost_limit: '2000',
    autovacuum_naptime: '20s',
    shared_preload_libraries: 'pg_stat_statements',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and key values of failed queries hold personal data: the log tells the server's own life only.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_autovacuum_min_duration: '-1',
  };
}

/** For tests and benches that throw the database away: nothing waits for the disk. */
export const throwAwaySettings: Record<string, string> = {
  // Tests of three workers at once, each with several pools: at 30 a late one was refused now and then.
  max_connections: '120',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  min_wal_size: '80MB',
  // Thousands of connections are opened by one secret that is as long as they come.
  scram_iterations: '1',
};

// The write-ahead log may grow to max_wal_size: on a small disk it must leave room for the range itself.
function walSettings(dataFolder: string): Record<string, string> {
  const disk = statfsSync(dataFolder);
  const tenthOfFreeMb = Math.floor((disk.bavail * disk.bsize) / 10 / megabyte);
  const maxMb = clamp(tenthOfFreeMb, 128, 4096);
  return { max_wal_size: `${maxMb}MB`, min_wal_size: `${clamp(Math.floor(maxMb / 8), 80, 512)}MB` };
}

// A container's limit, not the memory of the machine around it.
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
