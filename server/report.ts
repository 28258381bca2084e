import { writeSync } from 'node:fs';

export type Report = (line: string) => void;

/** A reader of the log that is behind is waited for this long in all, then the line is lost. */
const ATTEMPTS = 20;
const PAUSE_MS = 5;

/** The operator's lines: short, on standard output, and never a reason to stop. */
export function openReport(): Report {
  // A closed terminal must not take the shop with it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return (line) => write(1, `${line}\n`);
}

export function warn(line: string): void {
  write(2, `${line}\n`);
}

/** Where a worker's log goes: a full disk or a closed pipe costs the line and nothing else; with room the next is written. */
export const logStream = { write: (line: string): void => write(1, line) };

function write(file: 1 | 2, text: string): void {
  let rest = Buffer.from(text);
  for (let attempt = 0; rest.length > 0 && attempt < ATTEMPTS; attempt += 1) {
    try {
      rest = rest.subarray(writeSync(file, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}
