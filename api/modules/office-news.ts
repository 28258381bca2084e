/** Who of the staff hears what at once: approvals that wait or were decided, tasks that go on. */
import type { Approvals } from '../approvals/approvals.ts';
import type { Database } from '../database.ts';
import type { Foundation } from '../foundation.ts';
import type { OfficeLive } from '../office-company/office-company.ts';

/** Whoever may decide hears that something waits, and all who have seen it that it was decided. */
export function tellOfApprovals(db: Database, approvals: Approvals, live: OfficeLive): Approvals {
  return {
    ...approvals,
    async ask(tx, asked) {
      const id = await approvals.ask(tx, asked);
      await live.tellReaders(tx, asked.right, 'approval', id);
      return id;
    },
    async decide(id, viewer, decision, asking) {
      const decided = await approvals.decide(id, viewer, decision, asking);
      await live.tellReaders(db, decided.right, 'approval', id);
      live.tell(db, [decided.askedBy.id], 'approval', id);
      // Whose access has changed comes back with what they may now.
      for (const { subject, id: staffId } of decided.lines)
        if (subject === 'staff' && staffId !== null) live.close(staffId);
      return decided;
    },
  };
}

/** Whoever asked for a task follows it, and so do those who see all of them. */
export function tellOfTasks({ db, tasks, log }: Foundation, live: OfficeLive): void {
  tasks.onWord(({ id, askedBy }) => {
    if (askedBy !== null) live.tell(db, [askedBy], 'job', id);
    live
      .tellReaders(db, 'outside', 'job', id)
      .catch((error: unknown) => log.warn({ reason: String(error) }, 'staff were not told of a task'));
  });
}
