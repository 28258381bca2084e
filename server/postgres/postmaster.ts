import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// What PostgreSQL writes into postmaster.pid, line by line: pid, folder, start, port, socket, address, memory, status.
const statusLine = 7;

/** Whether the server with this process id takes connections. */
export function isReady(cluster: string, pid: number): boolean {
  const lines = readPidFile(cluster);
  return Number(lines[0]) === pid && lines[statusLine]?.trim() === 'ready';
}

/**
 * Ends a server that an earlier shop, killed without a chance to stop it, left behind on this folder.
 * The caller holds the folder's lock, so such a server belongs to nobody.
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const pid = Number(readPidFile(cluster)[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (isAlive(pid) && isServerOf(pid, cluster)) {
    await stopPostmaster(pid);
    return true;
  }
  // The process id may have passed to a stranger after a reboot, and PostgreSQL would wait for that stranger.
  // Without any process left in the folder the file is only a leftover.
  if (isAlive(pid) && !hasProcesses(cluster)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return false;
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(pid: number, patienceMs = 30_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  signal(pid, 'SIGINT');
  while (isAlive(pid)) {
    if (Date.now() > deadline) {
      // Immediate shutdown: the next start recovers from the write-ahead log.
      signal(pid, 'SIGQUIT');
      await waitForEnd(pid, 10_000);
      return;
    }
    await sleep(20);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

async function waitForEnd(pid: number, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (isAlive(pid) && Date.now() < deadline) await sleep(20);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function readPidFile(cluster: string): string[] {
  const file = join(cluster, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function isServerOf(pid: number, cluster: string): boolean {
  const command = commandOf(pid);
  return (
    command.includes('postgres') && (command.includes(cluster) || folderOf(pid) === realpathSync(cluster))
  );
}

function hasProcesses(cluster: string): boolean {
  if (process.platform !== 'linux') return true;
  const folder = realpathSync(cluster);
  const owner = statSync(cluster).uid;
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name) || statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid !== owner)
      return false;
    // Some containers hide from root in which folder another user's process stands: a PostgreSQL may be ours then.
    return (folderOf(name) ?? (commandOf(name).startsWith('postgres') ? folder : null)) === folder;
  });
}

function commandOf(pid: number | string): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function folderOf(pid: number | string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

// A killed child that nobody waited for still answers to signal 0.
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
