/** The API on a fresh database, for tests that inject requests into it. What it logs is looked through for secrets. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppParts, type BuiltApp, buildApp } from '#api/app.ts';
import type { Database } from '#api/database.ts';
import type { DiskSpace } from '#api/http/disk-space.ts';
import type { KeptAnswers } from '#api/http/kept-answers.ts';
import { openTestDatabase, PASSWORD_MEMORY_KIB, PATIENCE_MS } from './database.ts';
import { createLogGuard, type LogGuard } from './log-guard.ts';

export interface TestApp extends BuiltApp, JobsByHand {
  db: Database;
  /** What the application was built with: for a test that builds another one on the same database. */
  config: AppParts['config'];
  log: LogGuard;
  /** Logs a demo user in and gives the token. */
  logIn(email: string): Promise<string>;
  close(): Promise<void>;
}

export interface JobsByHand {
  /** Writes the letters that requests and orders ask for, and sends what is due. */
  sendLetters(): Promise<void>;
  /** Brings money and receipts to where they are due. */
  settleMoney(): Promise<void>;
}

/** Jobs of the table, when a test wants them done. */
export function jobsByHand({ jobs }: Pick<BuiltApp, 'jobs'>, db: Database): JobsByHand {
  const run = async (...names: string[]) => {
    for (const name of names) {
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      await job.run(db, new AbortController().signal);
    }
  };
  return {
    sendLetters: () => run('account-letters', 'order-news', 'letters'),
    settleMoney: () => run('payments', 'receipts'),
  };
}

export interface TestAppOptions {
  canExplainSearch?: boolean;
  /** Settings beyond the usual. */
  config?: Partial<AppParts['config']>;
  /** Gives it a folder of its own, where letters and messages land. */
  hasOutbox?: boolean;
  /** A disk to play with. */
  diskSpace?: DiskSpace;
  /** Answers that are kept, as a worker of the shop keeps them. */
  keptAnswers?: KeptAnswers;
  /** The whole range of the demo instead of a small one. */
  isWhole?: boolean;
  /** Nothing of the demo: a shop that nobody has set up. */
  isEmpty?: boolean;
}

export async function openTestApp({
  canExplainSearch = true,
  config: given = {},
  hasOutbox = false,
  diskSpace,
  keptAnswers,
  isWhole = false,
  isEmpty = false,
}: TestAppOptions = {}): Promise<TestApp> {
  const { db, url, drop, kept } = await openTestDatabase({ isWhole, demo: !isEmpty });
  const log = createLogGuard();
  const folder = hasOutbox ? mkdtempSync(join(tmpdir(), 'sheber-outbox-')) : null;
  const config: AppParts['config'] = {
    logLevel: 'info',
    trustProxy: false,
    databaseUrl: url,
    databasePatienceMs: PATIENCE_MS,
    secretKey: 'a secret of the tests, long enough',
    passwordMemoryKib: PASSWORD_MEMORY_KIB,
    ...(folder === null ? {} : { dataDir: folder }),
    ...given,
  };
  const built = await buildApp({
    config,
    db,
    canExplainSearch,
    logStream: log.stream,
    keptCatalogue: kept,
    ...(diskSpace ? { diskSpace } : {}),
    ...(keptAnswers ? { keptAnswers } : {}),
  });
  return {
    ...built,
    ...jobsByHand(built, db),
    db,
    config,
    log,
    async logIn(email) {
      const token = randomBytes(32).toString('base64url');
      await db`
        INSERT INTO sessions (token_hash, user_id, expires_at)
        SELECT ${createHash('sha256').update(token).digest()}, id, now() + interval '1 hour' FROM users WHERE email = ${email}`;
      return token;
    },
    async close() {
      await built.app.close();
      await drop();
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
      log.settle();
    },
  };
}
