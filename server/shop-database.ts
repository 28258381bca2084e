// The database of the running shop: its own PostgreSQL, or the one that DATABASE_URL names.
// Promises: open() ends with a prepared database; a server of our own that dies is started again until close().
// Hides: which of the two it is, waiting for a server that is still starting up, the setup connection.
// Relies on: the instance lock, for the embedded one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#api/config.ts';
import { connect, type Database, isDatabaseDown } from '#api/database.ts';
import { setup } from '#database/setup.ts';
import { findFilling } from './demo-range.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { keepRunning } from './postgres/keep-running.ts';
import type { Report } from './report.ts';
import { StartFailure } from './start-failure.ts';

const arrivalPatienceMs = 15_000;

export class ShopDatabase {
  readonly #config: Config;
  readonly #report: Report;
  #embedded: EmbeddedPostgres | null = null;
  #isClosing = false;
  #letDie = () => {};

  constructor(config: Config, report: Report) {
    this.#config = config;
    this.#report = report;
  }

  /** Gives the address for the workers. */
  async open(): Promise<string> {
    const starting = this.#config.databaseUrl ?? this.#startEmbedded();
    // Some hundred files, read while PostgreSQL starts on its own.
    const promotions = import('#api/promotions/promotions.ts');
    promotions.catch(() => undefined);
    const url = await starting;
    await this.#prepare(url, async (sql) => (await promotions).settlePromotions(sql));
    return url;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    this.#letDie();
    await this.#embedded?.stop();
  }

  /** Without waiting: the next start recovers from the write-ahead log. */
  kill(): void {
    this.#isClosing = true;
    this.#letDie();
    this.#embedded?.kill();
  }

  async #startEmbedded(): Promise<string> {
    const { dataDir, workers } = this.#config;
    const embedded = new EmbeddedPostgres({ dataDir, workers, report: this.#report });
    this.#embedded = embedded;
    await embedded.start();
    this.#report('Database: PostgreSQL is running.');
    this.#letDie = keepRunning(embedded, this.#report);
    return embedded.url();
  }

  async #prepare(databaseUrl: string, settle: (sql: Database) => Promise<unknown>): Promise<void> {
    const sql = connect({ databaseUrl, workers: 1 }, { max: 1, name: 'sheber-setup', statementTimeoutMs: 0 });
    try {
      await this.#waitForArrival(() => sql`select 1`, databaseUrl);
      await setup(sql, { filling: findFilling(this.#config), report: this.#report });
      // So that the first page already has the prices of promotions; later the workers see to it.
      await settle(sql);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }

  // Where both are started together the database may be seconds behind the shop.
  async #waitForArrival(ask: () => Promise<unknown>, databaseUrl: string): Promise<void> {
    const deadline = Date.now() + arrivalPatienceMs;
    for (let isTold = false; !this.#isClosing; ) {
      try {
        await ask();
        return;
      } catch (error) {
        const { host, pathname } = new URL(databaseUrl);
        const reason = reasonOf(error);
        if (!isDatabaseDown(error)) {
          throw new StartFailure(
            `The database ${host}${pathname} refuses the shop (${reason}): check DATABASE_URL.`,
          );
        }
        if (Date.now() > deadline) {
          throw new StartFailure(
            `The database ${host}${pathname} cannot be reached (${reason}): check DATABASE_URL.`,
          );
        }
        if (!isTold) this.#report(`Database: waiting for ${host} …`);
        isTold = true;
        await sleep(500);
      }
    }
  }
}

// A name with several addresses fails with one error per address and no words of its own.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
