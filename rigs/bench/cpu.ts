/** CPU time of a process and all it started: on a busy machine a steadier figure than requests per second. */
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

interface ProcessTimes {
  parent: number;
  ms: number;
}

/** In milliseconds since the processes began, or null where there is no /proc. */
export function readCpuMs(pid: number): number | null {
  const table = readProcessTable();
  if (!table.has(pid)) return null;
  let total = 0;
  for (const [each, { ms }] of table) if (isInTree(each, pid, table)) total += ms;
  return total;
}

/** Who started it; null where it has ended or there is no /proc. */
export const readParent = (pid: number): number | null => parseStat(readStat(String(pid)))?.parent ?? null;

function isInTree(pid: number, top: number, table: Map<number, ProcessTimes>): boolean {
  for (let at: number | undefined = pid; at !== undefined && at > 1; at = table.get(at)?.parent) {
    if (at === top) return true;
  }
  return false;
}

function readProcessTable(): Map<number, ProcessTimes> {
  const table = new Map<number, ProcessTimes>();
  for (const name of listProcesses()) {
    const times = parseStat(readStat(name));
    if (times) table.set(Number(name), times);
  }
  return table;
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** A process may end between being listed and being read. */
function readStat(name: string): string {
  try {
    return readFileSync(`/proc/${name}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** The program's name stands in brackets and may itself hold spaces and brackets: count from the last one. */
export function parseStat(stat: string): ProcessTimes | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [, parent, , , , , , , , , , user, system] = fields;
  if (parent === undefined || user === undefined || system === undefined) return null;
  return { parent: Number(parent), ms: ((Number(user) + Number(system)) * 1000) / ticksPerSecond };
}
