/** Databases of a bench: thrown away at its end, or kept in a folder that a later run goes on from. */
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgres } from '#server/embedded-postgres.ts';
import { makeReachableFolder } from '../built-shop.ts';

export interface BenchDatabase {
  url: string;
  adminUrl: string;
  close(): Promise<void>;
}

export interface OpenedBy {
  /** Where databases are kept by their name; null: none is. */
  keptIn: string | null;
  report(text: string): void;
  /** Hears of each how it is ended, before it has begun. */
  onOpen(close: () => Promise<void>): void;
}

export async function openDatabase(
  { keptIn, report, onOpen }: OpenedBy,
  name: string,
): Promise<BenchDatabase> {
  const dataDir = keptIn === null ? makeReachableFolder('sheber-bench-') : makeKept(join(keptIn, name));
  const server = new EmbeddedPostgres({ dataDir, report });
  const starting = server.start();
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= starting
      .catch(() => {})
      .then(() => server.stop())
      .finally(() => {
        if (keptIn === null) rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
      });
    return closing;
  };
  onOpen(close);
  await starting;
  return { url: server.url(), adminUrl: server.adminUrl(), close };
}

function makeKept(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}
