/**
 * The built shop for the journeys and for what asks it over plain HTTP: started once for all of them, whichever projects
 * run together, on its own embedded database with the demo range. A journey asks `inject('shopUrl')`; its letters lie in the outbox of `inject('shopDataDir')`. What it logs meanwhile
 * is looked through as the log of every other test is: the run fails when it tells what it must not. Relies on vitest
 * naming this file as a globalSetup.
 */
import type { TestProject } from 'vitest/node';
import { type BuiltShop, startBuiltShop } from '#rigs/built-shop.ts';
import { createLogGuard, type LogGuard } from './log-guard.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    shopDataDir: string;
  }
}

interface SharedShop {
  shop: Promise<BuiltShop>;
  log: LogGuard;
  projects: number;
}

/** Each project loads this file for itself; what they share stands outside of it. */
const shared = globalThis as { journeysShop?: SharedShop };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.journeysShop ??= start();
  const common = shared.journeysShop;
  common.projects += 1;
  const { url, dataDir, stop } = await common.shop;
  project.provide('shopUrl', url);
  project.provide('shopDataDir', dataDir);
  return async () => {
    common.projects -= 1;
    if (common.projects > 0) return;
    await stop();
    if (common.log.seen() === 0)
      throw new Error('The shop of the journeys logged nothing: nothing was looked through.');
    common.log.settle();
  };
}

function start(): SharedShop {
  const log = createLogGuard();
  // A busy machine is slow, not wrong; that a visitor hears in time is looked at elsewhere.
  const env = {
    WEB_CONCURRENCY: '2',
    SMS_SINK: 'outbox',
    LOG_LEVEL: 'info',
    DATABASE_PATIENCE: '20',
    // Thousands of sizes that no journey looks at took a tenth of a processor for as long as the shop stood.
    PICTURES_AHEAD: 'off',
  };
  return { shop: startBuiltShop(env, undefined, byLine(log.stream.write)), log, projects: 0 };
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
