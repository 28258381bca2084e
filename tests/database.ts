// A database for every test that needs one.
// Promises: one PostgreSQL for the whole run, removed at its end; each opened database is fresh, filled with the
// demo range, and seen by nobody else.
// Hides: the embedded server (or TEST_DATABASE_URL), the template that the first caller makes and the others clone.
// Relies on: vitest naming this file as its globalSetup.

import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { createPasswords } from '../api/access/access.ts';
import { createCatalogIndex } from '../api/catalog-index/catalog-index.ts';
import { connect, type Database } from '../api/database.ts';
import { type KeptCopy, openKeptCopy } from '../api/kept-copy/kept-copy.ts';
import { settlePromotions } from '../api/promotions/promotions.ts';
import { buildSearchHere } from '../api/search/build-search-here.ts';
import { setup as prepare } from '../database/setup.ts';
import { withSetupLock } from '../database/setup-lock.ts';
import { demoFilling } from '../demo/filling.ts';
import { DEMO_PASSWORD } from '../demo/range/load/accounts.ts';
import { EmbeddedPostgres } from '../server/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Where index and search of the demo ranges lie, once they have been built. */
    keptFolder: string;
  }
}

// Enough for every section to have products, few enough for a clone to take a blink.
const SMALL = ['sheber_test_demo', 1200] as const;
// What a visitor of the demo sees: for rules that need goods of every colour and size.
const WHOLE = ['sheber_test_whole', 3500] as const;
const EMPTY = ['sheber_test_empty', 0] as const;
/** A busy machine is slow, not wrong; that a request hears in time has its own tests. */
export const PATIENCE_MS = 15_000;
/** Hundreds of logins at the shop's own price took half a minute of every run. */
export const PASSWORD_MEMORY_KIB = 64;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const keptFolder = mkdtempSync(join(tmpdir(), 'sheber-tests-kept-'));
  project.provide('keptFolder', keptFolder);
  const forgetKept = () => rmSync(keptFolder, { recursive: true, force: true });
  if (given) {
    project.provide('postgresUrl', given);
    return async () => {
      await dropTemplates(given);
      forgetKept();
    };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'sheber-tests-'));
  // PostgreSQL's own user, whom root lends it, must be able to enter.
  chmodSync(dataDir, 0o755);
  const server = new EmbeddedPostgres({ dataDir, throwAway: true });
  const end = async () => {
    await server.stop();
    forgetKept();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await server.start();
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('postgresUrl', server.url('postgres'));
  return end;
}

export type TestDatabase = {
  readonly db: Database;
  readonly url: string;
  readonly drop: () => Promise<void>;
  /** Index and search of its range, as the last start of a shop would have left them. */
  readonly kept: KeptCopy | undefined;
};

/** A fresh database with the whole schema and, unless told otherwise, the demo range: a small one, or the shop's own. */
export async function openTestDatabase({
  demo = true,
  isWhole = false,
}: {
  demo?: boolean;
  isWhole?: boolean;
} = {}): Promise<TestDatabase> {
  const { inject } = await import('vitest');
  const server = inject('postgresUrl');
  const [template, products] = demo ? (isWhole ? WHOLE : SMALL) : EMPTY;
  const keptPath = join(inject('keptFolder'), template);
  await withAdmin(server, (admin) => ensureTemplate(admin, server, { template, products, keptPath }));
  return cloneDatabase(server, template, demo ? takenUp(keptPath) : undefined);
}

/** A fresh database with nothing in it: for tests of what makes a schema. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const { inject } = await import('vitest');
  return cloneDatabase(inject('postgresUrl'), 'template1');
}

async function cloneDatabase(server: string, template: string, kept?: KeptCopy): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin(
    server,
    (admin) => admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`,
  );
  const url = urlOf(server, name);
  const config = { databaseUrl: url, workers: 1, databasePatienceMs: PATIENCE_MS };
  const db = connect(config, { max: 4, name: 'sheber-test', connectMs: 6000 });
  return {
    db,
    url,
    kept,
    drop: async () => {
      await db.end({ timeout: 2 });
      await withAdmin(server, (admin) => dropDatabase(admin, name));
    },
  };
}

/** What every application on a clone would build anew: as after any start but the first, it is there. */
async function keepCatalogue(db: Database, databaseUrl: string, path: string): Promise<void> {
  const kept = openKeptCopy(path);
  const index = createCatalogIndex(db, { databaseUrl, keptCopy: kept, keptPace: { apartMs: 0, calmMs: 0 } });
  try {
    const copy = await index.read();
    index.putBeside(copy, await buildSearchHere(databaseUrl, copy));
    while ((await kept.writtenAt()) === 0) await sleep(20);
  } finally {
    await index.close();
  }
}

/** One test's catalogue is nothing for another. */
const takenUp = (path: string): KeptCopy => ({ ...openKeptCopy(path), write: async () => undefined });

async function ensureTemplate(
  admin: Database,
  server: string,
  { template, products, keptPath }: { template: string; products: number; keptPath: string },
): Promise<void> {
  await withSetupLock(admin, async () => {
    const [ready] = await admin`select from pg_database where datname = ${template}`;
    if (ready) return;
    // Renamed when complete: a run that was killed in the middle leaves no half template.
    const unfinished = `${template}_unfinished`;
    await admin`drop database if exists ${admin(unfinished)} with (force)`;
    await admin`create database ${admin(unfinished)}`;
    const sql = oneConnection(urlOf(server, unfinished));
    try {
      await prepare(sql, { filling: products > 0 ? demoFilling(products) : null, report: () => {} });
      if (products > 0) {
        await settlePromotions(sql);
        await makePasswordsCheap(sql);
        await keepCatalogue(sql, urlOf(server, unfinished), keptPath);
      }
    } finally {
      await sql.end({ timeout: 2 });
    }
    await admin`alter database ${admin(unfinished)} rename to ${admin(template)}`;
  });
}

async function makePasswordsCheap(sql: Database): Promise<void> {
  const hash = await createPasswords({ memoryKib: PASSWORD_MEMORY_KIB }).hash(DEMO_PASSWORD);
  await sql`UPDATE users SET password_hash = ${hash} WHERE password_hash IS NOT NULL`;
  await sql`UPDATE staff SET password_hash = ${hash} WHERE password_hash IS NOT NULL`;
}

// A server that outlives the run may meet another schema next time.
async function dropTemplates(server: string): Promise<void> {
  await withAdmin(server, async (admin) => {
    for (const [template] of [SMALL, WHOLE, EMPTY]) {
      await admin`drop database if exists ${admin(template)} with (force)`;
    }
  });
}

/** A clean-up worker of the server cannot be sent away by the shop's role: it leaves by itself. */
async function dropDatabase(admin: Database, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await admin`drop database ${admin(name)} with (force)`;
      return;
    } catch (error) {
      if (attempt === 20 || (error as { code?: string }).code !== '42501') throw error;
      await sleep(250);
    }
  }
}

async function withAdmin<T>(server: string, work: (admin: Database) => Promise<T>): Promise<T> {
  const admin = oneConnection(server);
  try {
    return await work(admin);
  } finally {
    await admin.end({ timeout: 2 });
  }
}

function oneConnection(databaseUrl: string): Database {
  return connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0, connectMs: PATIENCE_MS });
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
