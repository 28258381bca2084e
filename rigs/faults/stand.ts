/** Shops to try faults on, each on a database of its own; all of it is gone when the work is over. */
import { rmSync } from 'node:fs';
import { EmbeddedPostgres } from '#server/embedded-postgres.ts';
import { type BuiltShop, makeReachableFolder, startBuiltShop } from '../built-shop.ts';
import { report } from './row.ts';
import { openWire, type Wire } from './wire.ts';

export const SHOP = { WEB_CONCURRENCY: '2', DEMO_PRODUCTS: '400' };

/** `throwAway`: nothing waits for the disk. */
export async function withPostgres<T>(
  throwAway: boolean,
  work: (server: EmbeddedPostgres) => Promise<T>,
): Promise<T> {
  const dataDir = makeReachableFolder('sheber-faults-');
  const server = new EmbeddedPostgres({ dataDir, throwAway, report: report });
  await server.start();
  try {
    return await work(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** A shop of two processes. */
export const withShop = <T>(
  throwAway: boolean,
  work: (shop: BuiltShop, server: EmbeddedPostgres) => Promise<T>,
): Promise<T> =>
  withPostgres(throwAway, (server) =>
    withBuiltShop({ DATABASE_URL: server.url() }, (shop) => work(shop, server)),
  );

export async function withBuiltShop<T>(
  env: NodeJS.ProcessEnv,
  work: (shop: BuiltShop) => Promise<T>,
  output: number | null = null,
): Promise<T> {
  const shop = await startBuiltShop({ ...SHOP, ...env }, undefined, output);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

export interface WiredShop {
  shop: BuiltShop;
  wire: Wire;
  server: EmbeddedPostgres;
}

/** One shop for several rows, behind a wire that each of them leaves good; opened when the first row asks. */
export class SharedShop {
  #opened: Promise<WiredShop> | null = null;
  #close: (() => void) | null = null;
  #closed: Promise<void> | null = null;

  get(): Promise<WiredShop> {
    this.#opened ??= new Promise((opened, failed) => {
      this.#closed = withPostgres(true, async (server) => {
        const wire = await openWire(server.url());
        try {
          await withBuiltShop({ DATABASE_URL: wire.url }, async (shop) => {
            opened({ shop, wire, server });
            await new Promise<void>((close) => {
              this.#close = close;
            });
          });
        } finally {
          await wire.close();
        }
      });
      this.#closed.catch(failed);
    });
    return this.#opened;
  }

  async close(): Promise<void> {
    this.#close?.();
    // Whatever went wrong in opening has been told by the row that asked.
    await this.#closed?.catch(() => undefined);
  }
}
