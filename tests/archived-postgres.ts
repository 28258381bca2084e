/**
 * A PostgreSQL of the machine (not the shop's own) whose log pgBackRest archives, as docs/operations.md tells operators to
 * have it: for the drill that a backup which was never restored is a hope without.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#rigs/free-port.ts';

const PROGRAMS = '/usr/lib/postgresql';
const OWNER = 'postgres';
const STANZA = 'sheber';

/** The oldest that the shop takes and this pgBackRest knows; null: the drill cannot be held here. */
function findPrograms(): string | null {
  if (process.getuid?.() !== 0 || spawnSync('pgbackrest', ['version']).status !== 0) return null;
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).map(Number) : [];
  const version = versions.filter((each) => each >= 15).sort((a, b) => a - b)[0];
  return version === undefined ? null : join(PROGRAMS, String(version), 'bin');
}

export const canArchive = findPrograms() !== null;

export async function openArchivedPostgres() {
  const programs = findPrograms() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'sheber-archived-'));
  execFileSync('chown', [OWNER, folder]);
  const data = join(folder, 'data');
  const port = await findFreePort();
  const as = (program: string, ...args: string[]): string =>
    execFileSync('runuser', ['-u', OWNER, '--', program, ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const config = join(folder, 'pgbackrest.conf');
  writeFileSync(
    config,
    `[global]
repo1-path=${folder}/repository
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=a word of the drill
repo1-retention-full=2
log-path=${folder}/log
lock-path=${folder}/lock
spool-path=${folder}/spool
start-fast=y
[${STANZA}]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${folder}
`,
    { mode: 0o644 },
  );
  const keep = (...args: string[]) => as('pgbackrest', `--config=${config}`, `--stanza=${STANZA}`, ...args);
  const start = () =>
    as(join(programs, 'pg_ctl'), '-D', data, '-w', '-t', '120', '-l', join(folder, 'postgres.log'), 'start');

  as(join(programs, 'initdb'), '-D', data, '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust');
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
archive_mode = on
archive_timeout = 60
archive_command = 'pgbackrest --config=${config} --stanza=${STANZA} archive-push %p'
`,
  );
  start();
  as(join(programs, 'createdb'), '-h', folder, '-p', String(port), 'shop');
  keep('stanza-create');
  return {
    url: `postgres://${OWNER}@127.0.0.1:${port}/shop`,
    backUp: (type: 'full' | 'incr') => keep(`--type=${type}`, 'backup'),
    /** At once, as a machine loses its current; then the disk with it. */
    lose() {
      as(join(programs, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop');
      rmSync(data, { recursive: true, force: true });
      as('mkdir', '-m', '700', data);
    },
    /** To a moment, or as far as the archive goes; open for writing afterwards. */
    restore(moment: string | null) {
      const target = moment === null ? [] : ['--type=time', `--target=${moment}`, '--target-action=promote'];
      keep(...target, 'restore');
      start();
    },
    close() {
      spawnSync('runuser', [
        '-u',
        OWNER,
        '--',
        join(programs, 'pg_ctl'),
        '-D',
        data,
        '-m',
        'immediate',
        'stop',
      ]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
