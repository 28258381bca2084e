/** The one place where the shop meets its demo: asked for by DEMO, loaded only then. */
import type { Config } from '#api/config.ts';
import type { Filling } from '#database/setup.ts';

export function findFilling({ demo, demoProducts }: Pick<Config, 'demo' | 'demoProducts'>): Filling | null {
  if (!demo) return null;
  return async (sql, report) => (await import('#demo/filling.ts')).demoFilling(demoProducts)(sql, report);
}
