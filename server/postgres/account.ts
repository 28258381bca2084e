import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';

/** Whom PostgreSQL runs as; null is the user who started the shop. */
export type Account = { readonly uid: number; readonly gid: number } | null;

// PostgreSQL refuses to run as root, so root lends it a user without rights.
export function chooseAccount(dataFolder: string): Account {
  if (process.getuid?.() !== 0) return null;
  return (
    ownerOf(dataFolder) ??
    lookUp('postgres') ??
    lookUp('sheber') ??
    createAccount() ??
    requireAccount('nobody')
  );
}

/** An empty folder that belongs to the account alone. */
export function makeFolderFor(account: Account, folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  if (account !== null) chownSync(folder, account.uid, account.gid);
}

/** Whether the account could keep a folder of its own inside this one. */
export function canLiveIn(account: Account, folder: string): boolean {
  const probe = join(folder, `probe-${process.pid}`);
  try {
    makeFolderFor(account, probe);
    return canWrite(account, probe);
  } catch {
    return false;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}

/** Whether the account can go into the folder and write there: tried, not guessed from mode bits. */
export function canWrite(account: Account, folder: string): boolean {
  return tries(account, 'cd "$1" && : > .probe && rm .probe', folder);
}

/** Whether the account can run the program. */
export function canRun(account: Account, program: string): boolean {
  return tries(account, 'exec "$1" --version', program);
}

function tries(account: Account, script: string, path: string): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', script, 'sh', path], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}

// A folder that was filled before keeps its owner, whichever users the machine has gained since.
function ownerOf(folder: string): Account {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : null;
}

function lookUp(name: string): Account {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return uid && gid ? { uid, gid } : null;
  } catch {
    return null;
  }
}

function createAccount(): Account {
  const made = spawnSync(
    'useradd',
    ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'sheber'],
    {
      stdio: 'ignore',
    },
  );
  return made.status === 0 ? lookUp('sheber') : null;
}

function requireAccount(name: string): Account {
  const account = lookUp(name);
  if (account === null) {
    throw new StartFailure(
      'PostgreSQL does not run as root and no other user was found: start the shop as an ordinary user or set DATABASE_URL.',
    );
  }
  return account;
}
