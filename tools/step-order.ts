/** The order of a test run: a step begins when those it names have ended, whatever else is under way. */

export interface Ordered {
  title: string;
  /** Titles of the steps that come before it. */
  after?: readonly string[];
}

export interface OrderedRun<Step, Result> {
  /** In the order they are written in, whichever ended first. */
  ran: Result[];
  notReached: Step[];
}

export async function runInOrder<Step extends Ordered, Result extends { failed: number }>(
  steps: readonly Step[],
  runStep: (step: Step) => Promise<Result>,
  /** After a step that failed as well. */
  { goesOn }: { goesOn: boolean },
): Promise<OrderedRun<Step, Result>> {
  const ends = new Map<string, Promise<Result | null>>();
  let hasFailed = false;
  async function begin(step: Step): Promise<Result | null> {
    await Promise.all((step.after ?? []).map((title) => getEnd(title)));
    if (hasFailed && !goesOn) return null;
    const result = await runStep(step);
    hasFailed ||= result.failed > 0;
    return result;
  }
  function getEnd(title: string): Promise<Result | null> {
    const end = ends.get(title);
    if (!end) throw new Error(`No step before is called «${title}».`);
    return end;
  }
  for (const step of steps) ends.set(step.title, begin(step));
  const results = await Promise.all(ends.values());
  return {
    ran: results.filter((result) => result !== null),
    notReached: steps.filter((_, at) => results[at] === null),
  };
}
