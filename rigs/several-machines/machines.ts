/** Several machines on one: PostgreSQL with a streaming replica, two shops of two workers, nginx in front, a mail server. */
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { connect, type Database } from '#api/database.ts';
import { EmbeddedPostgres } from '#server/embedded-postgres.ts';
import { listChildren } from '#tests/running-programs.ts';
import { type BuiltShop, makeReachableFolder, startBuiltShop } from '../built-shop.ts';
import { findFreePort } from '../free-port.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { primarySettings, type Standby, startStandby } from './standby.ts';

export interface Machine {
  readonly shop: BuiltShop;
  readonly metricsPort: number;
  /** All at once, as when the power is gone. */
  kill(): Promise<void>;
}

export interface Machines {
  /** Two of them; one that was stopped or killed is replaced by `restart`. */
  readonly shops: [Machine, Machine];
  readonly nginx: Nginx;
  readonly db: Database;
  readonly databaseUrl: string;
  readonly standby: Standby;
  /** Message-ids of the letters that arrived, as often as they did. */
  readonly letters: string[];
  /** Opens the second shop anew at its old address. */
  restart(): Promise<void>;
}

/** Both shops together. */
const WORKERS = 8;
const PRODUCTS = '600';

export async function withMachines<T>(work: (machines: Machines) => Promise<T>): Promise<T> {
  const closers: (() => Promise<unknown> | unknown)[] = [];
  const atEnd = (close: () => Promise<unknown> | unknown) => void closers.unshift(close);
  try {
    const dataDir = makeReachableFolder('sheber-primary-');
    atEnd(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));
    const log = openSync(join(dataDir, 'shops.log'), 'a');
    atEnd(() => closeSync(log));
    const primary = new EmbeddedPostgres({
      dataDir,
      throwAway: true,
      workers: WORKERS,
      settings: primarySettings,
    });
    await primary.start();
    atEnd(() => primary.stop());
    const standby = await startStandby(primary, { dataDir, workers: WORKERS });
    atEnd(() => standby.stop());
    const mail = await openMailbox();
    atEnd(mail.close);
    const port = await findFreePort();
    const env = {
      DATABASE_URL: primary.url(),
      DATABASE_REPLICA_URL: standby.url,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SECRET_KEY: 'one secret for all machines, long enough',
      SMTP_URL: mail.url,
      TRUST_PROXY: '127.0.0.1',
      WEB_CONCURRENCY: '2',
      DEMO: 'on',
      DEMO_PRODUCTS: PRODUCTS,
      LOG_LEVEL: 'warn',
    };
    const open = async (address?: string): Promise<Machine> => {
      const metricsPort = await findFreePort();
      const own = address === undefined ? {} : { PORT: new URL(address).port };
      const shop = await startBuiltShop(
        { ...env, METRICS_PORT: String(metricsPort), ...own },
        undefined,
        log,
      );
      return {
        shop,
        metricsPort,
        async kill() {
          for (const { pid } of listChildren(shop.pid)) process.kill(pid, 'SIGKILL');
          process.kill(shop.pid, 'SIGKILL');
          await shop.stop();
        },
      };
    };
    // One after another: the first fills the database.
    const shops: [Machine, Machine] = [await open(), await open()];
    atEnd(() => Promise.all(shops.map(({ shop }) => shop.stop())));
    const nginx = await startNginx(
      shops.map(({ shop }) => new URL(shop.url).host),
      port,
    );
    atEnd(() => nginx.stop());
    const databaseUrl = primary.url();
    const db = connect({ databaseUrl, workers: 1 }, { max: 2, name: 'sheber-proof' });
    atEnd(() => db.end({ timeout: 1 }));
    const restart = async () => {
      shops[1] = await open(shops[1].shop.url);
    };
    return await work({ shops, nginx, db, databaseUrl, standby, letters: mail.letters, restart });
  } finally {
    for (const close of closers) await close();
  }
}

async function openMailbox(): Promise<{ url: string; letters: string[]; close(): Promise<void> }> {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, taken) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        letters.push(/^message-id:\s*(\S+)/im.exec(text)?.[1] ?? '');
        taken();
      });
    },
  });
  const port = await findFreePort();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
