/**
 * Processor time of a child and of everything it started, by what Linux tells of each process while it lives. Not by what
 * a parent is told when it waits for its children: a browser outlives the worker that started it and is waited for by
 * nobody. Elsewhere than on Linux nothing is known.
 */
import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 500;
const TICKS_PER_SECOND = 100;

interface ProcessStat {
  pid: number;
  parent: number;
  cpuSeconds: number;
}

/** A line of /proc/…/stat: the name stands in brackets and may hold anything. */
export function parseStat(text: string): ProcessStat | null {
  const [, pid, rest = ''] = /^(\d+) \(.*\) (.*)$/s.exec(text.trim()) ?? [];
  const fields = rest.split(' ');
  if (pid === undefined || fields.length < 13) return null;
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { pid: Number(pid), parent: Number(fields[1]), cpuSeconds: ticks / TICKS_PER_SECOND };
}

/** Adds what is seen now; whoever belonged to it once belongs to it, whatever became of its parent. */
export function addSample(seen: Map<number, number>, processes: readonly ProcessStat[]): void {
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const { pid, parent } of processes) {
      if (seen.has(pid) || !seen.has(parent)) continue;
      seen.set(pid, 0);
      isNew = true;
    }
  }
  for (const { pid, cpuSeconds } of processes) if (seen.has(pid)) seen.set(pid, cpuSeconds);
}

function listProcesses(): ProcessStat[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return parseStat(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
    } catch {
      // Gone between the two looks.
      return [];
    }
  });
}

/** Begins to measure; what it gives ends that and tells the sum. */
export function measureCpu(pid: number | undefined): () => number | null {
  if (process.platform !== 'linux' || pid === undefined) return () => null;
  const seen = new Map([[pid, 0]]);
  const timer = setInterval(() => addSample(seen, listProcesses()), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return [...seen.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}
