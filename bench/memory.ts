/** Resident memory of a process and all it started, in bytes; 0 where there is no /proc. */
import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

export function readMemoryBytes(pid: number): number {
  try {
    const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (
      Number(resident) * PAGE_BYTES +
      listChildren(pid).reduce((sum, child) => sum + readMemoryBytes(child), 0)
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
