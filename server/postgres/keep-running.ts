import { Backoff } from '../backoff.ts';
import type { Report } from '../report.ts';
import { findSentence } from '../start-failure.ts';

const settledAfterMs = 10_000;

/** What of the shop's own server matters here. */
export type Mortal = {
  start(): Promise<void>;
  readonly pid: number | undefined;
  onExit(listener: () => void): void;
};

/** A server that runs is started again whenever it dies, for ever. Gives the function that ends this. */
export function keepRunning(server: Mortal, report: Report): () => void {
  const backoff = new Backoff();
  let isOver = false;
  let isRestarting = false;
  let settling: NodeJS.Timeout | undefined;

  async function tryOnce(): Promise<boolean> {
    const { pauseMs, isTold } = backoff.noteEnd();
    const tell: Report = (line) => isTold && report(line);
    tell('Database: PostgreSQL has died; starting it again …');
    await new Promise((wake) => setTimeout(wake, pauseMs));
    if (isOver) return false;
    try {
      await server.start();
    } catch (error) {
      tell(`Database: ${findSentence(error) ?? String(error)}`);
      return false;
    }
    // It may have been killed again in the last moment of its start, when nobody listened: only a look tells.
    if (server.pid === undefined) return false;
    tell('Database: PostgreSQL is back.');
    return true;
  }

  async function restart(): Promise<void> {
    if (isOver || isRestarting) return;
    isRestarting = true;
    clearTimeout(settling);
    while (!isOver && !(await tryOnce()));
    isRestarting = false;
    settling = setTimeout(() => {
      if (backoff.noteSettled()) report('Database: PostgreSQL stays alive again.');
    }, settledAfterMs).unref();
  }

  server.onExit(() => void restart());
  if (server.pid === undefined) void restart();
  return () => {
    isOver = true;
  };
}
