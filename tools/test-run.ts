/**
 * Runs steps of tests side by side, each as soon as those it names have ended. One is shown as it goes, what the others
 * write is kept until they have ended. A step aside lets the others go first. After a failure no further step begins,
 * because what follows would only hide it; `--all` goes on. The last line is `N passed, N failed`.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { COVERAGE, findProofsNotRun } from './proofs/spec-coverage.ts';
import { root, run } from './run.ts';
import { type Ordered, runInOrder } from './step-order.ts';
import { type StepResult, toSlowest, toSummary, toTotal } from './summary.ts';
import { judgeUnsteady, listFilesAgain, settle } from './unsteady.ts';
import { runVitest, type VitestTest } from './vitest-run.ts';

export interface Step extends Ordered {
  /** A command that passes or fails as one, or the names of vitest projects. */
  command?: readonly string[];
  projects?: readonly string[];
  /** Tests that failed are run once more alone. */
  isTriedAgain?: boolean;
  /** At a low priority: for what is reckoned and waits for nobody. */
  isAside?: boolean;
  /** As it goes. */
  isShown?: boolean;
}

interface StepRun extends StepResult {
  tests: readonly VitestTest[];
  unsteady: readonly string[];
}

const print = (text: string) => process.stdout.write(`${text}\n`);

async function runStep(step: Step): Promise<StepRun> {
  const { title, command, projects, isAside = false, isShown = false } = step;
  if (isShown) print(`\n=== ${title}`);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const showKept = (output: string) => {
    if (!isShown) print(`\n=== ${title} (ran beside)\n${output.trimEnd()}`);
  };
  if (projects) {
    const { output, ...ran } = await runProjects(step);
    showKept(output);
    return { title, seconds: seconds(), ...ran };
  }
  const [name = '', ...args] = command ?? [];
  const { code, output, cpuSeconds } = await run(name, args, {
    show: isShown,
    isMeasured: true,
    isAside,
  });
  showKept(output);
  const isRight = code === 0;
  return {
    title,
    seconds: seconds(),
    cpuSeconds,
    passed: isRight ? 1 : 0,
    failed: isRight ? 0 : 1,
    tests: [],
    unsteady: [],
  };
}

async function runProjects({ projects = [], isTriedAgain = false, isAside = false, isShown = false }: Step) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const first = await runVitest(chosen, { show: isShown, isAside });
  const files = isTriedAgain ? listFilesAgain(first) : [];
  const again = files.length > 0 ? await runAlone(chosen, files, isShown) : null;
  const { count, unsteady } = again ? settle(first, again) : { count: first, unsteady: [] };
  const { passed, failed, skipped, tests } = count;
  return {
    passed,
    failed,
    tests,
    unsteady,
    output: first.output + (again?.output ?? ''),
    cpuSeconds: first.cpuSeconds === null ? null : first.cpuSeconds + (again?.cpuSeconds ?? 0),
    ...(skipped === 0 ? {} : { note: `${skipped} not run on this machine` }),
  };
}

function runAlone(chosen: readonly string[], files: readonly string[], isShown: boolean) {
  if (isShown) print(`\n=== once more, alone: ${files.join(', ')}`);
  return runVitest([...chosen, '--no-file-parallelism', ...files], { show: isShown });
}

/** What docs/spec-coverage.md names must have run, not only be written. */
function findUnproven(ran: readonly VitestTest[], isHere: (file: string) => boolean): StepResult {
  const started = performance.now();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const missing = findProofsNotRun(read(COVERAGE), read, ran, isHere);
  for (const name of missing) print(`${COVERAGE} names a test that did not run or did not pass: ${name}`);
  const title = 'proofs of the specification';
  const seconds = (performance.now() - started) / 1000;
  return { title, seconds, passed: missing.length === 0 ? 1 : 0, failed: missing.length };
}

/** `isHere`: the test files whose tests belong to this run; a proof that another run gives is not missed here. */
export async function runSteps(steps: readonly Step[], isHere: (file: string) => boolean): Promise<void> {
  const started = performance.now();
  const goesOn = process.argv.includes('--all');
  const { ran: runs, notReached } = await runInOrder(steps, runStep, { goesOn });
  const results: StepResult[] = [...runs, ...notReached.map(toNotReached)];
  const unsteady = runs.flatMap((each) => each.unsteady);
  if (steps.some(({ isTriedAgain }) => isTriedAgain)) results.push(judgeUnsteady(unsteady));
  if (notReached.length === 0)
    results.push(
      findUnproven(
        runs.flatMap(({ tests }) => tests),
        isHere,
      ),
    );
  for (const { title, tests } of runs) if (tests.length > 0) print(`\n${toSlowest(title, tests)}`);
  for (const name of unsteady) print(`\nunsteady: ${name}`);
  const cores = availableParallelism();
  print(`\n${toTotal(results, (performance.now() - started) / 1000, cores)}`);
  print(`\n${toSummary(results, cores)}`);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

const toNotReached = ({ title }: Step): StepResult => ({
  title,
  seconds: null,
  passed: 0,
  failed: 0,
  note: 'not reached',
});
