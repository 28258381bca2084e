/**
 * The built shop for the journeys: started once for all of them, on its own embedded database with the demo range.
 * A journey asks `inject('shopUrl')`; its letters lie in the outbox of `inject('shopDataDir')`. Relies on vitest naming this file as a globalSetup.
 */
import type { TestProject } from 'vitest/node';
import { startBuiltShop } from '#tools/built-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    shopDataDir: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startBuiltShop({ WEB_CONCURRENCY: '2', SMS_SINK: 'outbox' });
  project.provide('shopUrl', shop.url);
  project.provide('shopDataDir', shop.dataDir);
  return () => shop.stop();
}
