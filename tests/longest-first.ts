/** The files that take longest are begun first: the short ones then fill all workers to the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** As they were measured, the longest first. */
const LONGEST = [
  'read-only-root',
  'strangers',
  'plank',
  'fuzz',
  'killed',
  'supervisor',
  'wrong-clocks',
  'agreement',
  'hints',
  'properties',
  'parcels-killed',
  'office-audit',
  'order',
  'personal-pages',
  'routes',
  'audit-kz',
  'audit-open',
  'audit-personal',
  'cart',
  'product',
  'orders',
  'listing',
  'audit',
  'database-killed',
  'database-lost',
  'rehearsal',
  'upgrade',
  'shared-builds',
  'served',
  'money-sequences',
  'backup',
  'operators',
  'office-rights',
  'catalog-index',
  'contract',
  'checkout-store-model',
  'cart-store-model',
  'office-administrator',
  'jobs',
  'watchdog',
  'builds-apart',
  'live-tokens',
  'office-log',
  'access',
  'import',
  'demo',
  'office-rules',
  'builders-rules',
  'setup',
  'settings',
  'kept-answers',
  'exchange',
  'filters',
  'crawl',
  'account',
  'phone',
  'planks',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const [, name = ''] = /\/([\w-]+)\.test\.ts$/.exec(moduleId) ?? [];
  const rank = LONGEST.indexOf(name);
  return rank === -1 ? LONGEST.length : rank;
}
