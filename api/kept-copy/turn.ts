/**
 * Whose turn it is among the processes of a machine to make what all of them want.
 * Promises: a turn of a process that has ended is nobody's, nor is one whose taker says nothing of itself for a while, and none
 * lasts for ever. Two that find the turn of one that has ended in the same moment may both get it: then the work is done twice, as it
 * would be without turns.
 */
import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Nobody is waited for longer: a range of a million is built, and read into a search, in less, also by a machine that has much else to do. */
export const LONGEST_TURN_MS = 20 * 60_000;
/** Whoever has the turn says so again and again: after a crash of the machine another process may have its number. */
const BEAT_MS = 10_000;
export const LONGEST_SILENCE_MS = 45_000;

export interface Turn {
  end(): Promise<void>;
}

/** Null while it is another's. */
export async function takeTurn(path: string): Promise<Turn | null> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const turn = await makeTurn(path);
  if (turn !== null || (await isTurnTaken(path))) return turn;
  // What is there is of a process that has ended; whoever removed a file without having looked would remove a turn just taken.
  await rm(path, { force: true });
  return makeTurn(path);
}

/** Null where there is a file. */
async function makeTurn(path: string): Promise<Turn | null> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(String(process.pid)).finally(() => file.close());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
  return keepTurn(path);
}

function keepTurn(path: string): Turn {
  const begunAt = Date.now();
  const timer = setInterval(() => {
    const now = new Date();
    if (now.getTime() - begunAt > LONGEST_TURN_MS) clearInterval(timer);
    else utimes(path, now, now).catch(() => undefined);
  }, BEAT_MS);
  timer.unref();
  return {
    end() {
      clearInterval(timer);
      return rm(path, { force: true });
    },
  };
}

export async function isTurnTaken(path: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LONGEST_SILENCE_MS) return false;
    const pid = Number(await readFile(path, 'utf8'));
    // Its taker has not written its name yet.
    return pid === 0 || isAlive(pid);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
