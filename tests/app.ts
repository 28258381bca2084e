/** The API on a fresh database, for tests that inject requests into it. What it logs is looked through for secrets. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppParts, type BuiltApp, buildApp } from '#api/app.ts';
import type { Database } from '#api/database.ts';
import type { Room } from '#api/http/room.ts';
import { openTestDatabase } from './database.ts';
import { createLogGuard, type LogGuard } from './log-guard.ts';

export interface TestApp extends BuiltApp {
  db: Database;
  /** What the application was built with: for a test that builds another one on the same database. */
  config: AppParts['config'];
  log: LogGuard;
  /** Logs a demo user in and gives the token. */
  logIn(email: string): Promise<string>;
  close(): Promise<void>;
}

interface TestAppOptions {
  canExplainSearch?: boolean;
  /** Settings beyond the usual. */
  config?: Partial<AppParts['config']>;
  /** Gives it a folder of its own, where letters and messages land. */
  hasOutbox?: boolean;
  /** A disk to play with. */
  room?: Room;
}

export async function openTestApp({
  canExplainSearch = true,
  config: given = {},
  hasOutbox = false,
  room,
}: TestAppOptions = {}): Promise<TestApp> {
  const { db, url, drop } = await openTestDatabase();
  const log = createLogGuard();
  const folder = hasOutbox ? mkdtempSync(join(tmpdir(), 'sheber-outbox-')) : null;
  const config: AppParts['config'] = {
    logLevel: 'info',
    trustProxy: false,
    databaseUrl: url,
    secretKey: 'a secret of the tests, long enough',
    ...(folder === null ? {} : { dataDir: folder }),
    ...given,
  };
  const built = await buildApp({
    config,
    db,
    canExplainSearch,
    logStream: log.stream,
    ...(room ? { room } : {}),
  });
  return {
    ...built,
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
