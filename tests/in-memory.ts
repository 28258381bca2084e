/**
 * Folders of a test run lie in memory where there is room for them: most of what the tests of the API waited for was the disk
 * under their databases (a copy of one takes 0.15 s there and up to 3 s on a busy disk). Whoever sets TMPDIR has chosen.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** A whole run takes less than half of it. */
const LEAST_ROOM = 4 * GIB;
const LEAST_FREE = 8 * GIB;
const PREFIX = 'sheber-run-';

export function keepFoldersInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  removeLeftovers();
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  // PostgreSQL's own user, whom root lends it, must be able to enter.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= LEAST_ROOM && freemem() >= LEAST_FREE;
}

/** Of runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(name.startsWith(PREFIX) && name.slice(PREFIX.length).split('-')[0]);
    if (pid > 0 && !isAlive(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user: alive all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
