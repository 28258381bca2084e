/** The order of a test run: stage after stage, the steps of one side by side, those aside until they end. */

interface Planned {
  /** The stages after its own do not wait for it. */
  isAside?: boolean;
}

export interface StagesRun<Step, Result> {
  /** In the order they are written in, whichever ended first. */
  ran: Result[];
  notReached: Step[];
}

export async function runInOrder<Step extends Planned, Result extends { failed: number }>(
  stages: readonly (readonly Step[])[],
  runStep: (step: Step, at: number) => Promise<Result>,
  /** After a step that failed as well. */
  { goesOn }: { goesOn: boolean },
): Promise<StagesRun<Step, Result>> {
  const begun: { step: Step; end: Promise<Result> }[] = [];
  const notReached: Step[] = [];
  let hasFailed = false;
  const begin = async (step: Step, at: number): Promise<Result> => {
    const result = await runStep(step, at);
    hasFailed ||= result.failed > 0;
    return result;
  };
  for (const stage of stages) {
    if (hasFailed && !goesOn) {
      notReached.push(...stage);
      continue;
    }
    const own = stage.map((step, at) => ({ step, end: begin(step, at) }));
    begun.push(...own);
    await Promise.all(own.filter(({ step }) => !step.isAside).map(({ end }) => end));
  }
  return { ran: await Promise.all(begun.map(({ end }) => end)), notReached };
}
