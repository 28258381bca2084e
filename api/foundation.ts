/**
 * What every module stands on: the way in for calls, who somebody is, the cities, the catalogue and its index, live
 * updates, letters. Opened with the application and closed with it.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createCatalog } from './catalog/catalog.ts';
import { createCatalogIndex } from './catalog-index/catalog-index.ts';
import { createCities } from './cities/cities.ts';
import type { Config } from './config.ts';
import { connect, type Database, PATIENCE_MS, Replica } from './database.ts';
import { type DiskSpace, endlessDiskSpace } from './http/disk-space.ts';
import { FairTurns } from './http/fair-turns.ts';
import type { Http } from './http/http.ts';
import type { KeptAnswers } from './http/kept-answers.ts';
import type { Viewer } from './http/session.ts';
import { SessionMemory } from './http/session-memory.ts';
import { createVisitorMarks } from './http/visitor-mark.ts';
import {
  createBucket,
  createImages,
  type ImagesOptions,
  readPictureVersions,
  type Shelf,
} from './images/images.ts';
import type { KeptCopy } from './kept-copy/kept-copy.ts';
import { createLive } from './live/live.ts';
import { createMail } from './mail/mail.ts';
import { createOutgoing, type Traced } from './outgoing/outgoing.ts';
import { createSettings } from './settings/settings.ts';
import { createTasks } from './tasks/tasks.ts';
import { createUsers } from './users/users.ts';

export type ModuleConfig = Pick<Config, 'databaseUrl'> &
  // Without them pictures are drawn and nothing is kept.
  Partial<
    Pick<Config, 'dataDir' | 'imagesDir' | 'imagesCacheMb' | 'picturesAhead' | 'contentDir' | 'kaspiMerchant'>
  > &
  // Without a secret, what is signed, keyed or sealed is known to this process alone.
  Partial<Pick<Config, 'secretKey' | 'mercure' | 'paymentSecret'>> &
  // Unless told otherwise there is the sandbox.
  Partial<Pick<Config, 'payments' | 'paymentsAllow'>> & {
    partners?: Partial<Config['partners']> | undefined;
  } & Partial<Pick<Config, 'databaseReplicaUrl' | 'databasePatienceMs'>> & // Without it everything is read where it is written.
  // Without them letters wait, and their links lead to localhost.
  Partial<
    Pick<
      Config,
      'environment' | 'publicUrl' | 'workers' | 'smtpUrl' | 'mailFrom' | 'shopMail' | 'smsSink' | 'smsPerHour'
    >
  > &
  Partial<Pick<Config, 'smsPerDay' | 'smsPerBlock'>> &
  // Unless told so nobody sees the outbox, nothing is offered beside the goods, and there is no office.
  Partial<Pick<Config, 'showsOutbox' | 'offers' | 'office'>> &
  // Without it 1C is answered as most of them expect.
  Partial<Pick<Config, 'exchange'>> &
  // Unless told so a buyer may hold anything.
  Partial<Pick<Config, 'openBounds'>> & {
    /** What a password's hash takes; only tests say another number than the shop's own. */
    passwordMemoryKib?: number;
  };

/** For the index of a very large catalogue on a busy machine. */
export const START_PATIENCE_MS = 90_000;

export interface FoundationParts {
  app: FastifyInstance;
  config: ModuleConfig;
  db: Database;
  /** The disk of the database, where it is the shop's own. */
  diskSpace?: DiskSpace | undefined;
  /** Without them every answer is made anew. */
  keptAnswers?: KeptAnswers | undefined;
  /** Lets traces see what partners are asked. */
  traced?: Traced | undefined;
  /** The catalogue is not read before. */
  readsAfter?: Promise<unknown> | undefined;
  /** What the last start has left of index and search, and where this one leaves it for the next. */
  keptCatalogue?: KeptCopy | undefined;
}

export type Foundation = ReturnType<typeof createFoundation>;

export function createFoundation({
  app,
  config,
  db,
  diskSpace = endlessDiskSpace,
  keptAnswers,
  traced,
  readsAfter,
  keptCatalogue,
}: FoundationParts) {
  app.addHook('onClose', async () => diskSpace.close());
  const users = createUsers(db);
  const sessions = new SessionMemory<Viewer>();
  const http: Http = {
    app,
    db,
    directCalls: new Map(),
    owners: new Map(),
    patienceMs: config.databasePatienceMs ?? PATIENCE_MS,
    turns: new FairTurns(),
    marks: createVisitorMarks(config.secretKey ?? randomBytes(32).toString('base64url')),
    keptAnswers: keptAnswers ?? null,
    hasDiskSpace: diskSpace.hasDiskSpace,
    findUserByTokenHash: users.findByTokenHash,
    sessions,
  };
  const cities = createCities(db);
  const live = createLive(db, {
    ...liveSecrets(config),
    openListening: () =>
      config.databaseUrl === null
        ? null
        : connect({ ...config, workers: 1 }, { max: 1, name: 'sheber-live', reconnectMs: 1000 }),
    onFailure: (error) => app.log.warn({ err: error }, 'live updates failed'),
    onStreamsClosed: (userId) => sessions.forget(userId),
  });
  sessions.onUse = live.listen;
  const index = createCatalogIndex(db, {
    databaseUrl: config.databaseUrl,
    after: readsAfter,
    keptCopy: keptCatalogue,
    onFailure: (error) => app.log.warn({ err: error }, 'the catalogue index could not be renewed'),
  });
  // Opens its doors with the index in hand, unless the database is away: then it answers that it is.
  app.addHook('onReady', async () => {
    await index.read(START_PATIENCE_MS).catch(() => undefined);
  });
  app.addHook('onClose', () => index.close());
  const replica = openReplica(app, config, db);
  // First of all who are told: what the others make anew must not be made of the old.
  if (replica) index.onChange(() => replica.noteChange());
  const catalog = createCatalog(db, index, readPictureVersions(config.imagesDir), replica?.read);
  const settings = createSettings(db, {
    openBounds: config.openBounds,
    warn: (facts, words) => app.log.warn(facts, words),
  });
  index.beforePages(settings.renew);
  app.addHook('onReady', async () => {
    await settings.read().catch(() => undefined);
  });
  const tasks = createTasks(db, { secretKey: config.secretKey, log: app.log });
  const outgoing = createOutgoing(app.log, Date.now, traced);
  const bucket = config.partners?.s3 ? createBucket(outgoing, config.partners.s3) : null;
  const shelf: Shelf | undefined =
    config.imagesDir === undefined ? undefined : { folder: config.imagesDir, bucket };
  const images = createImages(db, { ...imagesOptions(config, http, app.log), bucket });
  const mail = createMail(db, tasks, {
    ...config,
    dkim: config.partners?.dkim,
    readPicture: async (externalId) =>
      (await images.findProductPicture(externalId, 0, 'sm_224'))?.read() ?? null,
  });
  app.addHook('onClose', async () => mail.close());
  const publicUrl = config.publicUrl ?? 'http://localhost:3000';
  return {
    http,
    log: app.log,
    config,
    db,
    users,
    cities,
    live,
    index,
    catalog,
    replica,
    settings,
    outgoing,
    tasks,
    mail,
    images,
    bucket,
    shelf,
    publicUrl,
  };
}

function imagesOptions(
  { dataDir, imagesDir, imagesCacheMb = 0 }: ModuleConfig,
  { hasDiskSpace }: Http,
  log: FastifyInstance['log'],
): ImagesOptions {
  return {
    originalsDir: imagesDir,
    sentDir: dataDir === undefined ? undefined : join(dataDir, 'sent-pictures'),
    cacheDir: dataDir === undefined ? undefined : join(dataDir, 'pictures'),
    cacheBytes: imagesCacheMb * 1024 * 1024,
    hasDiskSpace,
    warn: (words) => log.warn(words),
  };
}

function openReplica(app: FastifyInstance, config: ModuleConfig, primary: Database): Replica | null {
  const { databaseReplicaUrl = null, workers = 1 } = config;
  if (databaseReplicaUrl === null) return null;
  const db = connect(
    { databaseUrl: databaseReplicaUrl, workers },
    // Whoever waits for it in vain asks the primary afterwards, and has three seconds for both.
    { name: 'sheber-replica', statementTimeoutMs: 1000 },
  );
  const replica = new Replica(primary, db, {
    onLeftOut: (reason) => app.log.warn({ reason: String(reason) }, 'the replica is left out'),
    onBack: () => app.log.warn('the replica is read again'),
  });
  app.addHook('onClose', () => replica.close());
  return replica;
}

/** Own tokens and those for a hub are signed apart: the hub's key opens nothing here. */
function liveSecrets({ secretKey, mercure }: ModuleConfig) {
  const shopSecret = secretKey ?? randomBytes(32).toString('base64url');
  return {
    secret: createHmac('sha256', shopSecret).update('live updates').digest('base64url'),
    hub: mercure ? { ...mercure, secret: mercure.secret ?? shopSecret } : undefined,
  };
}
