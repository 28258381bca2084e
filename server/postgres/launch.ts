import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../start-failure.ts';
import { postgresEnvironment } from './cluster.ts';
import type { Place } from './place.ts';
import { isReady } from './postmaster.ts';

const logLimitBytes = 10 * 1024 * 1024;
// Crash recovery replays at most max_wal_size, which a slow disk may take minutes for.
const patienceMs = 10 * 60_000;
const recoveryNoticeMs = 5000;

/** Thrown when another try may succeed: with another port, or when the leftovers of a killed server are gone. */
export class LaunchRetry extends Error {
  readonly isPortTaken: boolean;
  constructor(isPortTaken: boolean, said: string) {
    super(said);
    this.isPortTaken = isPortTaken;
  }
}

export async function launch(
  place: Place,
  port: number,
  settings: Record<string, string>,
  report: (line: string) => void,
  onSpawn: (server: ChildProcess) => void,
): Promise<void> {
  const { cluster, binaries, account } = place;
  const logFile = join(dirname(cluster), 'postgres.log');
  const log = openLog(logFile);
  const logStart = fstatSync(log).size;
  const server = spawn(
    join(binaries.folder, 'bin', 'postgres'),
    [
      '-D',
      cluster,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    // Detached: Ctrl+C in a terminal goes to the whole group, and the database must outlive the workers.
    { ...account, cwd: cluster, env: postgresEnvironment(), stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  onSpawn(server);
  const ended = new Promise<string>((settle) => {
    server.once('error', (error) => settle(error.message));
    server.once('exit', (code, signal) => settle(`it ended with ${signal ?? `code ${code}`}`));
  });

  const begun = Date.now();
  for (let isTold = false; ; ) {
    if (server.pid !== undefined && isReady(cluster, server.pid)) return;
    const end = await Promise.race([ended, sleep(25)]);
    if (end !== undefined) throw toFailure(logFile, logStart, end);
    const waited = Date.now() - begun;
    if (!isTold && waited > recoveryNoticeMs) {
      report('Database: recovering after an unclean stop …');
      isTold = true;
    }
    if (waited > patienceMs) {
      server.kill('SIGQUIT');
      throw new StartFailure(
        `PostgreSQL did not become ready in ${patienceMs / 60_000} minutes: see ${logFile}.`,
      );
    }
  }
}

/** The wished port if it is free on the loopback interface, otherwise any free one. */
export async function freePort(wished: number | null): Promise<number> {
  return (wished !== null ? await tryPort(wished) : null) ?? (await tryPort(0)) ?? 0;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.once('error', () => settle(null));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' ? (address?.port ?? null) : null));
    });
  });
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > logLimitBytes) renameSync(file, `${file}.old`);
  return openSync(file, 'a', 0o600);
}

function toFailure(logFile: string, from: number, end: string): Error {
  const said = readFileSync(logFile).subarray(from).toString('utf8');
  if (/Address already in use|could not create any TCP\/IP sockets/.test(said))
    return new LaunchRetry(true, said);
  if (/pre-existing shared memory block|lock file "postmaster\.pid" already exists/.test(said)) {
    return new LaunchRetry(false, said);
  }
  if (/No space left on device|wrote only|free disk space/.test(said)) {
    return new StartFailure('The disk is full: PostgreSQL cannot start; free some space and start again.');
  }
  // Clients that came too early are refused in the same words.
  const reason = said
    .split('\n')
    .findLast((line) => /FATAL|PANIC/.test(line) && !/database system is/.test(line));
  return new StartFailure(`PostgreSQL did not start (${reason?.trim() ?? end}): see ${logFile}.`);
}
