/** The shop's own application on a session that lives at another moment. */
import { type BuiltApp, buildApp } from '#api/app.ts';
import type { Config } from '#api/config.ts';
import { connect } from '#api/database.ts';
import { hashToken } from '#api/http/session.ts';
import { findStaffDuties } from '#api/office/office.ts';
import { isRehearsed, type Prepared, prepareWorld } from '#api/rehearsal/rehearsal.ts';
import { createSitemap } from '#api/sitemap/sitemap.ts';
import { attachPages } from '../pages/pages.ts';
import { BUYERS } from './buyers.ts';

/** Longer than tags of a large shop take to be settled. */
const STATEMENT_MS = 120_000;

export type WorldConfig = Pick<
  Config,
  'databaseUrl' | 'secretKey' | 'publicUrl' | 'environment' | 'languageDetection' | 'contentDir' | 'imagesDir'
> &
  Partial<Config>;

export interface World extends Prepared {
  app: BuiltApp['app'];
  /** False: its session was lost, and what it would show is not what was asked for. */
  isWhole(): Promise<boolean>;
  close(): Promise<void>;
}

interface WorldOptions {
  /** How far the clock of this thread is ahead already. */
  aheadMs: number;
  /** Without a build there are calls and no pages. */
  hasPages: boolean;
}

export async function openWorld(config: WorldConfig, { aheadMs, hasPages }: WorldOptions): Promise<World> {
  const to = new Date();
  // Of the office nothing is served there.
  const { office: _office, ...shop } = config;
  const db = connect(
    { ...config, workers: 1 },
    {
      ...{ max: 1, name: 'sheber-rehearsal', statementTimeoutMs: STATEMENT_MS, isOffice: true },
      session: {
        search_path: 'rehearsal, public, pg_catalog',
        'sheber.ahead': `${aheadMs} milliseconds`,
        default_transaction_read_only: 'on',
      },
    },
  );
  const { promise: prepared, resolve, reject } = Promise.withResolvers<void>();
  prepared.catch(() => undefined);
  const api = await buildApp({
    config: {
      ...shop,
      ...{
        databaseUrl: null,
        databaseReplicaUrl: null,
        logLevel: 'silent',
        trustProxy: false,
        tracing: null,
      },
      ...{ mercure: null, smtpUrl: null },
    },
    db,
    readsAfter: prepared,
  });
  api.http.findUserByTokenHash = async (hash) =>
    BUYERS.find(({ token }) => hashToken(token).equals(hash))?.viewer ?? null;
  const told = await prepareWorld({
    ...{ db, subjects: api.changeSubjects, findDuties: findStaffDuties, to },
    from: new Date(to.getTime() - aheadMs),
  }).catch(async (error: unknown) => {
    reject(error);
    await db.end({ timeout: 1 });
    throw error;
  });
  resolve();
  if (hasPages) await attachPages(api, { config: { ...config, mercure: null }, sitemap: createSitemap(db) });
  await api.app.ready();
  return {
    ...told,
    app: api.app,
    isWhole: () => isRehearsed(db),
    async close() {
      await api.app.close();
      await db.end({ timeout: 1 });
    },
  };
}
