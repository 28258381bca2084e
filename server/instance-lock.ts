// One shop per data folder.
// Promises: of two shops on one folder only the first runs; what a killed shop left is taken over silently.
// Hides: how a living owner is told from a leftover whose process id now belongs to somebody else.
// Relies on: the folder standing on a file system with atomic links.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './start-failure.ts';

export type InstanceLock = { readonly release: () => void };

type Owner = { readonly pid: number; readonly born: string };

// Locks are numbered: taking over a leftover makes the next number, which only one of many can make. Nobody's lock
// is ever moved, and only leftovers are removed, by the one who has the lock.
const lockName = /^instance-(\d+)\.lock$/;

export function takeInstanceLock(dataDir: string): InstanceLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const own: Owner = { pid: process.pid, born: birthOf(process.pid) ?? '' };
  // Written whole under another name first: nobody ever reads half a lock.
  const draft = join(dataDir, `instance-${randomUUID()}.draft`);
  writeFileSync(draft, JSON.stringify(own), { mode: 0o644 });
  try {
    const file = makeNext(dataDir, draft);
    clearLeftovers(dataDir, file);
    return { release: () => rmSync(file, { force: true }) };
  } finally {
    rmSync(draft, { force: true });
  }
}

function makeNext(dataDir: string, draft: string): string {
  for (;;) {
    const locks = listLocks(dataDir);
    for (const lock of locks) requireDead(lock, dataDir);
    const file = join(dataDir, `instance-${Math.max(0, ...locks.map(({ number }) => number)) + 1}.lock`);
    if (tryLink(draft, file)) return file;
  }
}

function clearLeftovers(dataDir: string, own: string): void {
  const others = listLocks(dataDir).filter(({ file }) => file !== own);
  try {
    // Somebody may have been between looking and making: then both step back rather than both going on.
    for (const lock of others) requireDead(lock, dataDir);
  } catch (error) {
    rmSync(own, { force: true });
    throw error;
  }
  for (const { file } of others) rmSync(file, { force: true });
}

function listLocks(dataDir: string): { file: string; number: number }[] {
  return readdirSync(dataDir).flatMap((name) => {
    const number = lockName.exec(name)?.[1];
    return number === undefined ? [] : [{ file: join(dataDir, name), number: Number(number) }];
  });
}

function requireDead({ file }: { file: string }, dataDir: string): void {
  const owner = findOwner(file);
  if (owner === null || birthOf(owner.pid) !== owner.born) return;
  throw new StartFailure(
    `Another shop already runs on ${dataDir} (process ${owner.pid}): stop it, or set DATA_DIR and PORT for this one.`,
  );
}

function findOwner(file: string): Owner | null {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof read !== 'object' || read === null) return null;
    const { pid, born } = read as Partial<Owner>;
    return typeof pid === 'number' && typeof born === 'string' ? { pid, born } : null;
  } catch (error) {
    // Gone, or not ours to understand: in both cases nobody's.
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Tells a process from a later one with the same id, also across a reboot. Null: no such process. */
function birthOf(pid: number): string | null {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything: count the fields behind it. The 3rd of all is the state (Z: dead,
    // only not yet buried), the 22nd the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : `${boot} ${fields[19]}`;
  } catch {
    return null;
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
