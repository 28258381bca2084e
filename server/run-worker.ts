// The life of one worker of the shop.
// Promises: after «stop» it takes nothing new and ends when all it has begun is answered, or after ten seconds;
// it never outlives its parent; a fault that nobody caught is told once and ends it, and the parent starts another.
// Hides: its share of the connections, server time-outs, the order of closing.
// Relies on: the parent's word, with DATABASE_URL and SECRET_KEY in it.
import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics } from 'prom-client';
import { type Config, readConfig } from '#api/config.ts';
import { connect, type Database, isDatabaseDown } from '#api/database.ts';
import { pendingMigrations } from '#database/migrate.ts';
import { toSentence } from './free-port.ts';
import { warn } from './report.ts';
import { watchLoop } from './watchdog.ts';
import { isWorkerMessage, type WorkerMessage } from './worker-message.ts';

export type AppParts = {
  readonly config: Config;
  readonly db: Database;
  /** Whether this worker should get requests: it is not ending, the database answers and has all of this code's schema. */
  readonly findReadiness: () => Promise<boolean>;
};

const inFlightPatienceMs = 10_000;
/** Long enough for a proxy under load to have used every connection it keeps. */
const handBackMs = 1000;

/** What a worker serves: the application, and the office where it has a port of its own. */
export interface Served {
  app: FastifyInstance;
  openOfficeServer: (() => Server) | null;
  /** What is done once it listens, so that the first visitors find it done. */
  warmUp?: () => Promise<void>;
}

export async function runWorker(openApp: (parts: AppParts) => Promise<Served>): Promise<void> {
  process.on('uncaughtException', die);
  // A query that nobody waited for must not end a worker because the database is away.
  process.on('unhandledRejection', (reason) => (isDatabaseDown(reason) ? warn(String(reason)) : die(reason)));
  process.once('disconnect', () => process.exit(0));

  // Until it listens it has begun nothing: a worker that comes after the shop is open may be told to stop meanwhile.
  let end = (): void => process.exit(0);
  process.on('message', (message) => {
    if (isWorkerMessage(message) && message.type === 'shop:stop') end();
  });
  Object.assign(process.env, await hearOpening());
  const config = readConfig();
  const db = connect(config);
  let isStopping = false;
  const findReadiness = async () => !isStopping && (await pendingMigrations(db)).length === 0;
  const { app, openOfficeServer, warmUp } = await openApp({ config, db, findReadiness });
  const officeServer = openOfficeServer?.() ?? null;
  limitConnections(app.server);
  if (officeServer) limitConnections(officeServer);
  answerMetrics();

  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    // Balancers that only probe see it first.
    await sleep(config.drainSeconds * 1000);
    setTimeout(() => {
      app.server.closeAllConnections();
      officeServer?.closeAllConnections();
      setTimeout(() => process.exit(0), 500);
    }, inFlightPatienceMs).unref();
    await Promise.all([app.server, officeServer].map((server) => server && handBack(server)));
    await app.close();
    await db.end({ timeout: 1 });
    process.exit(0);
  };
  end = () => void stop();
  // A terminal sends its signals to every process of the group: they mean the same as the parent's word.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  await listen(() => app.listen({ port: config.port, host: config.host }), 'PORT', config);
  const { listener } = config.office;
  if (officeServer && listener)
    await listen(() => listenWith(officeServer, listener), 'OFFICE_PORT', listener);
  // Not before: a start may read for long.
  watchLoop(app.server);
  await warmUp?.();
  // Whoever is killed leaves nothing: written now, it is there for the one that follows, with what pages have had compiled. It is written
  // once for each build: what is compiled later is compiled anew by each process.
  flushCompileCache();
}

/** What the parent has filled in, once there is a database. */
function hearOpening(): Promise<Readonly<Record<string, string>>> {
  return new Promise((done) => {
    process.on('message', function hear(message) {
      if (!isWorkerMessage(message) || message.type !== 'shop:open') return;
      process.off('message', hear);
      done(message.environment);
    });
  });
}

/**
 * No new connections, and those that stand are given back with their next answer. A proxy keeps them for its next
 * request: one closed under its hands would lose a request that it must not send twice.
 */
async function handBack(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // The close of `http` would cut what is idle at once.
  NetServer.prototype.close.call(server);
  const until = performance.now() + handBackMs;
  while (performance.now() < until && (await countConnections(server)) > 0) await sleep(25);
}

const countConnections = (server: Server): Promise<number> =>
  new Promise((done) => server.getConnections((_error, count) => done(count ?? 0)));

async function listen(
  open: () => Promise<unknown>,
  setting: 'PORT' | 'OFFICE_PORT',
  { port, host }: { port: number; host: string },
): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message: WorkerMessage = { type: 'shop:failure', sentence: toSentence(error, setting, port, host) };
    process.send?.(message, () => process.exit(1));
  }
}

function listenWith(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

function limitConnections(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  // Longer than a proxy keeps its idle connections, so that it is the proxy who closes them.
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 10_000;
}

/** Being made is what lets the registry answer the parent's questions. */
function answerMetrics(): void {
  new AggregatorRegistry();
  collectDefaultMetrics();
}

function die(reason: unknown): void {
  warn(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
  process.exit(1);
}
