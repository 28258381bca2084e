/** The API on a fresh database, for tests that inject requests into it. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from '#api/app.ts';
import type { Database } from '#api/database.ts';
import { openTestDatabase } from './database.ts';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  /** What the application was built with: for a test that builds another one on the same database. */
  config: AppParts['config'];
  /** Logs a demo user in and gives the token. */
  logIn(email: string): Promise<string>;
  close(): Promise<void>;
}

export async function openTestApp({ canExplainSearch = true } = {}): Promise<TestApp> {
  const { db, url, drop } = await openTestDatabase();
  const config = { logLevel: 'silent', trustProxy: false, databaseUrl: url } as const;
  const app = await buildApp({ config, db, canExplainSearch });
  return {
    app,
    db,
    config,
    async logIn(email) {
      const token = randomBytes(32).toString('base64url');
      await db`
        INSERT INTO sessions (token_hash, user_id, expires_at)
        SELECT ${createHash('sha256').update(token).digest()}, id, now() + interval '1 hour' FROM users WHERE email = ${email}`;
      return token;
    },
    async close() {
      await app.close();
      await drop();
    },
  };
}
