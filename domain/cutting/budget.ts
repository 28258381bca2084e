/**
 * How much a plan may cost, in steps that are counted, not timed: the same question has the same answer on every
 * machine. A step is about ten billionths of a second of an idle core: a look at one number.
 * Planning is never interrupted, so one count at a time is enough.
 */
class BudgetSpent extends Error {}

/** What a plan may cost where others wait for it meanwhile: some tens of milliseconds. */
export const PLAN_STEPS = 2_000_000;
/** And in a thread of its own. */
const THREAD_STEPS = 40_000_000;

let left = Number.POSITIVE_INFINITY;
let spent = 0;

/** Tells of work before it is done; whoever is beyond the budget does not get to do it. */
export function spend(steps: number): void {
  if (steps > left) {
    left = 0;
    throw new BudgetSpent('more steps than the plan may cost');
  }
  left -= steps;
  spent += steps;
}

/** Does the work unless it costs more; null where it does. Within another budget that one counts, and pays. */
export function withinBudget<T>(steps: number, work: () => T): { value: T; steps: number } | null {
  const before = left;
  const given = before === Number.POSITIVE_INFINITY ? steps : before;
  left = given;
  try {
    return { value: work(), steps: given - left };
  } catch (error) {
    if (error instanceof BudgetSpent) return null;
    throw error;
  } finally {
    if (before === Number.POSITIVE_INFINITY) left = before;
  }
}

/** One budget for all plans of the work, as large as a thread of its own may have. */
export function withThreadBudget<T>(work: () => T): T {
  left = THREAD_STEPS;
  try {
    return work();
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

/** For tests: the steps of all that was done. */
export function countSteps(work: () => void): number {
  const before = spent;
  work();
  return spent - before;
}
