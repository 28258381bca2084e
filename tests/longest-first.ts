/** The files that take longest are begun first: the short ones then fill all workers to the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** As they were measured, the longest first. */
const LONGEST = [
  'office-audit',
  'live-tokens',
  'contract',
  'office-rights',
  'round-trip',
  'phone',
  'catalog-index',
  'access',
  'exchange',
  'settings',
  'killed',
  'supervisor',
  'rehearsal',
  'money-sequences',
  'jobs',
  'audit-kz',
  'audit-open',
  'order',
  'audit',
  'audit-personal',
  'listing',
  'filters',
  'crawl',
  'cart',
  'account',
  'product',
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
