/** The processes of this machine: from /proc where it is (bare containers have no ps), otherwise from ps. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface Process {
  pid: number;
  parent: number;
  command: string;
}

export function listChildren(parent: number): Process[] {
  const all = existsSync('/proc/self/stat') ? listByProc() : listByPs();
  return all.filter((each) => each.parent === parent);
}

function listByPs(): Process[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return [...table.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, command = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }));
}

function listByProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const parent = read(`/proc/${pid}/stat`)?.match(/^\d+ \(.*\) \S (\d+)/s)?.[1];
      const command = read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ');
      return parent === undefined || !command ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    });
}

/** Null when the process has gone meanwhile. */
function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
