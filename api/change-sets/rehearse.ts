/** A scheduled set as it will be written when its time comes, for a session that sees no more than its own copies of the tables. */
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { Db } from '../database.ts';
import { writePending } from './apply.ts';
import { listItems, type ScheduledSet } from './change-sets.queries.ts';
import { judgeItems } from './judge.ts';
import type { Subjects } from './subjects.ts';

export { listScheduled, type ScheduledSet } from './change-sets.queries.ts';

/** So many items are in memory at once. */
const PAGE = 2000;

/**
 * Writes what would be written then: not what collides, and nothing of whoever may do less by now. Its state stays as it is: it is
 * rehearsed, not applied.
 */
export async function rehearseSet(
  tx: Db,
  subjects: Subjects,
  { id, createdBy, rights }: ScheduledSet,
  findDuties: (db: Db, staffId: number) => Promise<Duties | null>,
): Promise<void> {
  const duties = await findDuties(tx, createdBy);
  if (duties === null || rights.some((right) => findReach(duties, right, 'write') === null)) return;
  for (let after = 0; ; ) {
    const items = await listItems(tx, id, { after, limit: PAGE });
    await writePending(tx, subjects, await judgeItems(tx, subjects, items, { isNamed: false }));
    const last = items.at(-1);
    if (items.length < PAGE || !last) return;
    after = last.n;
  }
}
