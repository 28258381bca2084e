import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../start-failure.ts';
import { makeFolderFor } from './account.ts';
import type { Place } from './place.ts';

const run = promisify(execFile);

/**
 * Makes the data directory if there is none. It is made under another name and renamed when complete,
 * so that a start killed in the middle leaves nothing that looks like a database.
 */
export async function ensureCluster(place: Place, password: string, isDurable: boolean): Promise<void> {
  const { cluster, binaries, account } = place;
  if (existsSync(join(cluster, 'PG_VERSION'))) return requireSameVersion(place);

  const parent = dirname(cluster);
  for (const name of readdirSync(parent)) {
    if (name.startsWith('initdb-')) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const workshop = join(parent, `initdb-${randomBytes(4).toString('hex')}`);
  const passwordFile = join(workshop, 'password');
  const unfinished = join(workshop, 'cluster');
  makeFolderFor(account, workshop);
  makeFolderFor(account, unfinished);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account !== null) chownSync(passwordFile, account.uid, account.gid);

  try {
    await run(join(binaries.folder, 'bin', 'initdb'), initdbOptions(unfinished, passwordFile, isDurable), {
      ...account,
      cwd: '/',
      env: postgresEnvironment(),
    });
  } catch (error) {
    rmSync(workshop, { recursive: true, force: true });
    throw toFailure(error, cluster);
  }
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(dirname(cluster), { recursive: true });
  renameSync(unfinished, cluster);
  rmSync(workshop, { recursive: true, force: true });
}

/** Nothing of the operator's own PostgreSQL settings (PGDATA, PGHOST …) may reach ours. */
export function postgresEnvironment(): Record<string, string> {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

function initdbOptions(folder: string, passwordFile: string, isDurable: boolean): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=ru-RU',
    // macOS knows no C.UTF-8.
    `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    ...(isDurable ? [] : ['--no-sync']),
  ];
}

function requireSameVersion({ cluster, binaries }: Place): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const ours = binaries.version.split('.')[0];
  if (made === ours) return;
  throw new StartFailure(
    `The database in ${cluster} was made by PostgreSQL ${made}, the shop now brings ${ours}: dump it with the old version, or set DATA_DIR to another folder.`,
  );
}

function toFailure(error: unknown, cluster: string): unknown {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  if (/No space left on device|wrote only|free disk space/i.test(said)) {
    return new StartFailure(`The disk is full: the database could not be made in ${cluster}.`);
  }
  const reason = said
    .split('\n')
    .map((line) => line.trim())
    .find((line) => /error|fatal/i.test(line));
  return new StartFailure(`The database could not be made in ${cluster}: ${reason ?? said.trim()}`);
}
