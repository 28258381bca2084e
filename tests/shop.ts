/**
 * The built shop for the journeys: started once for all of them, on its own embedded database with the demo range.
 * A journey asks `inject('shopUrl')`; its letters lie in the outbox of `inject('shopDataDir')`. What it logs meanwhile
 * is looked through as the log of every other test is: the run fails when it tells what it must not. Relies on vitest
 * naming this file as a globalSetup.
 */
import type { TestProject } from 'vitest/node';
import { startBuiltShop } from '#rigs/built-shop.ts';
import { createLogGuard } from './log-guard.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    shopDataDir: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = createLogGuard();
  const env = { WEB_CONCURRENCY: '2', SMS_SINK: 'outbox', LOG_LEVEL: 'info' };
  const shop = await startBuiltShop(env, undefined, byLine(log.stream.write));
  project.provide('shopUrl', shop.url);
  project.provide('shopDataDir', shop.dataDir);
  return async () => {
    await shop.stop();
    if (log.seen() === 0)
      throw new Error('The shop of the journeys logged nothing: nothing was looked through.');
    log.settle();
  };
}

/** Whole lines of the log; what the shop says at its start, demo accounts and all, is meant to be read. */
function byLine(hear: (line: string) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('{')) hear(line);
  };
}
