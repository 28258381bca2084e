import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres, type EmbeddedPostgresOptions } from '#server/embedded-postgres.ts';

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
