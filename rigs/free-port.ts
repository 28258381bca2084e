/**
 * A port for a server that is started later. It lies below those that systems give to whoever asks for any: one of them, free
 * when it is looked for, has often become the end of somebody's connection by the time a shop has read its code.
 */
import { createServer } from 'node:net';

const FIRST = 12_000;
const COUNT = 18_000;
/** What follows a port is left to whoever has it: a cluster gives those to the inspectors of its workers. */
const APART = 10;
/** Processes that look at the same time begin far from one another. */
let next = (process.pid * 131 * APART) % COUNT;

export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < COUNT / APART; tried += 1) {
    const port = FIRST + next;
    next = (next + APART) % COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free.`);
}

export const isFree = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const probe = createServer();
    probe.once('error', () => settle(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => settle(true)));
  });
