// The shop's own PostgreSQL, from the programs in the npm packages.
// Promises: start() ends with a server that takes connections, whatever an earlier unclean stop left behind;
// stop() loses nothing that was committed. Loopback only, generated passwords, the shop's role is no superuser.
// Hides: where it lives, as whom it runs, its port, initdb, orphans of a killed shop.
// Relies on: one owner per folder (the instance lock).
import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { ensureCluster } from './postgres/cluster.ts';
import { freePort, LaunchRetry, launch } from './postgres/launch.ts';
import { findHome } from './postgres/outside-folder.ts';
import { choosePlace, type Place } from './postgres/place.ts';
import { stopOrphan, stopPostmaster } from './postgres/postmaster.ts';
import { postgresSettings, throwAwaySettings } from './postgres/settings.ts';
import { StartFailure } from './start-failure.ts';

export type EmbeddedPostgresOptions = {
  /** Holds the password, the port and, where PostgreSQL's user can reach it, the data. */
  dataDir: string;
  /** Otherwise the port of the last start, or any free one. */
  port?: number;
  /** Sizes the connection limit. */
  workers?: number;
  /** Over the recommended settings. */
  settings?: Record<string, string>;
  /** For databases that nobody will miss: nothing waits for the disk. */
  throwAway?: boolean;
  report?: (line: string) => void;
};

const role = 'sheber';
const noSuchDatabase = '3D000';
const leftoverPatienceMs = 30_000;

export class EmbeddedPostgres {
  readonly #dataDir: string;
  readonly #options: EmbeddedPostgresOptions;
  readonly #report: (line: string) => void;
  readonly #exitListeners: (() => void)[] = [];
  #server: ChildProcess | null = null;
  #port = 0;
  #password = '';

  constructor(options: EmbeddedPostgresOptions) {
    this.#dataDir = resolve(options.dataDir);
    this.#options = options;
    this.#report = options.report ?? (() => {});
  }

  /** Also after the server has died: the same port, the same data. */
  async start(): Promise<void> {
    const place = choosePlace(this.#dataDir, this.#report);
    this.#password = this.#ensurePassword(place);
    if (!existsSync(place.cluster)) this.#report('Database: making an empty one …');
    await ensureCluster(place, this.#password, this.#options.throwAway !== true);
    if (await stopOrphan(place.cluster))
      this.#report('Database: stopped the server of a shop that was killed.');
    await this.#launchPatiently(place);
    if (await this.#isPrepared()) return;
    await this.#ensureRole();
    await this.createDatabase(role);
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server?.pid === undefined) return;
    this.#server = null;
    process.removeListener('exit', this.#stopWithProcess);
    await stopPostmaster(server.pid);
  }

  /** Immediate shutdown, without waiting for it. */
  kill(): void {
    this.#server?.kill('SIGQUIT');
  }

  /** Address for the shop's role, which owns its databases and nothing else. */
  url(database = role): string {
    return `postgres://${role}:${this.#rolePassword()}@127.0.0.1:${this.#port}/${database}`;
  }

  /** Address for the superuser: tests, benches and repairs. */
  adminUrl(database = 'postgres'): string {
    return `postgres://postgres:${this.#password}@127.0.0.1:${this.#port}/${database}`;
  }

  get pid(): number | undefined {
    return this.#server?.pid;
  }

  /** Called when the server dies without having been told to. */
  onExit(listener: () => void): void {
    this.#exitListeners.push(listener);
  }

  /** An empty database of the shop's role, if there is none of that name. */
  async createDatabase(name: string): Promise<void> {
    await this.#asAdmin('postgres', async (admin) => {
      const [found] = await admin`select from pg_database where datname = ${name}`;
      if (!found) await admin`create database ${admin(name)} owner ${admin(role)}`;
      await this.#asAdmin(name, async (inside) => {
        // Not a trusted extension: the role could not make it.
        await inside`create extension if not exists pg_stat_statements`;
      });
    });
  }

  async #launchPatiently(place: Place): Promise<void> {
    const portFile = join(this.#dataDir, 'postgres-port');
    const lastPort = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || null : null;
    const deadline = Date.now() + leftoverPatienceMs;
    for (;;) {
      this.#port = this.#options.port ?? (await freePort(lastPort));
      const settings = {
        ...postgresSettings(this.#dataDir, this.#options.workers ?? 1),
        ...(this.#options.throwAway ? throwAwaySettings : {}),
        ...this.#options.settings,
      };
      try {
        await launch(place, this.#port, settings, this.#report, (server) => {
          this.#server = server;
          process.once('exit', this.#stopWithProcess);
        });
        this.#watch();
        writeFileSync(portFile, `${this.#port}\n`, { mode: 0o600 });
        return;
      } catch (error) {
        this.#server = null;
        process.removeListener('exit', this.#stopWithProcess);
        if (!(error instanceof LaunchRetry)) throw error;
        if (Date.now() > deadline) throw new StartFailure(toSentence(error, this.#port, place.cluster));
        await sleep(200);
      }
    }
  }

  /** By one connection: it is so at every start but the first. */
  async #isPrepared(): Promise<boolean> {
    try {
      return await this.#asAdmin(role, async (admin) => {
        const [found] = await admin`
          select from pg_roles, pg_extension where rolname = ${role} and extname = 'pg_stat_statements'`;
        return found !== undefined;
      });
    } catch (error) {
      if (error instanceof postgres.PostgresError && error.code === noSuchDatabase) return false;
      throw error;
    }
  }

  async #ensureRole(): Promise<void> {
    await this.#asAdmin('postgres', async (admin) => {
      const [found] = await admin`select from pg_roles where rolname = ${role}`;
      if (found) return;
      await admin.unsafe(`create role ${role} login createdb password '${this.#rolePassword()}'`);
    });
  }

  async #asAdmin<T>(database: string, work: (admin: postgres.Sql) => Promise<T>): Promise<T> {
    const admin = postgres(this.adminUrl(database), { max: 1, onnotice: () => {}, fetch_types: false });
    try {
      return await work(admin);
    } finally {
      await admin.end({ timeout: 1 });
    }
  }

  #ensurePassword(place: Place): string {
    const file = join(this.#dataDir, 'postgres-password');
    if (existsSync(file)) return readFileSync(file, 'utf8').trim();
    if (existsSync(place.cluster)) {
      throw new StartFailure(
        `The password of the database in ${place.cluster} is missing: ${file} has been removed.`,
      );
    }
    const password = randomBytes(24).toString('base64url');
    writeFileSync(file, `${password}\n`, { mode: 0o600 });
    return password;
  }

  #rolePassword(): string {
    return toRolePassword(this.#password);
  }

  #watch(): void {
    const server = this.#server;
    server?.once('exit', () => {
      // A stopped or replaced server is no news.
      if (this.#server !== server) return;
      this.#server = null;
      process.removeListener('exit', this.#stopWithProcess);
      for (const listener of this.#exitListeners) listener();
    });
  }

  // The last thing a failing shop does: without it the server would go on alone.
  readonly #stopWithProcess = (): void => {
    this.#server?.kill('SIGINT');
  };
}

/** The address of the shop's own server as its last start left it, for tools beside the running shop; null before that. */
export function findEmbeddedUrl(dataDir: string): string | null {
  const [password, port] = ['postgres-password', 'postgres-port'].map((name) => {
    const file = join(resolve(dataDir), name);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  });
  if (!password || !port) return null;
  return `postgres://${role}:${toRolePassword(password)}@127.0.0.1:${port}/${role}`;
}

/** The folder of the server behind `databaseUrl` if it is the shop's own; null: another's, on a disk of its own. */
export function findEmbeddedHome({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | null;
}): string | null {
  return databaseUrl !== null && databaseUrl === findEmbeddedUrl(dataDir) ? findHome(dataDir) : null;
}

// Derived one way, so that one file is enough and the role cannot learn the superuser's.
function toRolePassword(password: string): string {
  return createHash('sha256').update(`${role} ${password}`).digest('base64url');
}

function toSentence(error: LaunchRetry, port: number, cluster: string): string {
  return error.isPortTaken
    ? `PostgreSQL cannot listen on 127.0.0.1:${port}: another program has the port.`
    : `PostgreSQL cannot start: processes of an earlier server still use ${cluster}.`;
}
