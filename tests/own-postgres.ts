import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres, type EmbeddedPostgresOptions } from '#server/embedded-postgres.ts';
import { listChildren } from './running-programs.ts';

export type OwnPostgres = {
  readonly server: EmbeddedPostgres;
  readonly dataDir: string;
  readonly end: () => Promise<void>;
};

/** A PostgreSQL for tests that kill it: everyone else shares the one of tests/database.ts. Not started yet. */
export function makeOwnPostgres(options: Partial<EmbeddedPostgresOptions> = {}): OwnPostgres {
  const dataDir = mkdtempSync(join(tmpdir(), 'sheber-postgres-'));
  // PostgreSQL's own user, whom root lends it, must be able to enter.
  chmodSync(dataDir, 0o755);
  const server = new EmbeddedPostgres({ dataDir, throwAway: true, ...options });
  const end = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { server, dataDir, end };
}

/** Stops the server and all its backends where they stand: connections stay open and say nothing, until it thaws. */
export function freeze(server: EmbeddedPostgres): { thaw(): void } {
  const { pid } = server;
  if (pid === undefined) throw new Error('The server does not run.');
  const pids = [pid, ...listChildren(pid).map((child) => child.pid)];
  for (const each of pids) process.kill(each, 'SIGSTOP');
  return {
    thaw() {
      for (const each of pids.splice(0)) process.kill(each, 'SIGCONT');
    },
  };
}
