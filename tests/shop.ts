/**
 * The built shop for the journeys: started once for all of them, on its own embedded database with the demo range.
 * A journey asks `inject('shopUrl')`. Relies on vitest naming this file as a globalSetup.
 */
import type { TestProject } from 'vitest/node';
import { startBuiltShop } from '#tools/built-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startBuiltShop({ WEB_CONCURRENCY: '2' });
  project.provide('shopUrl', shop.url);
  return () => shop.stop();
}
