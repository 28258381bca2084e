/**
 * Resident memory of a process and all it started, in bytes; 0 where there is no /proc. Those of a name are left
 * out: PostgreSQL's processes share most of theirs, which would be counted many times.
 */
import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

export function readMemoryBytes(pid: number, except?: string): number {
  try {
    const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    const isCounted = except === undefined || !readFileSync(`/proc/${pid}/comm`, 'utf8').includes(except);
    return (
      (isCounted ? Number(resident) * PAGE_BYTES : 0) +
      listChildren(pid).reduce((sum, child) => sum + readMemoryBytes(child, except), 0)
    );
  } catch {
    // It may have ended since it was listed.
    return 0;
  }
}

function listChildren(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}

/** The process below another whose command says this. */
export function findChild(pid: number, words: string): number {
  const found = listChildren(pid).find((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(words),
  );
  if (found === undefined) throw new Error(`${pid} has no child that runs ${words}.`);
  return found;
}
