/**
 * `npm test`: everything, the quick and the likely first. Stops at the first step that fails, because what follows
 * would only hide it; `npm test -- --all` goes on. The last line is `N passed, N failed`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COVERAGE, findProofsNotRun, type RanTest } from './proofs/spec-coverage.ts';
import { root, run } from './run.ts';
import { type StepResult, toSummary } from './summary.ts';
import { runVitest } from './vitest-run.ts';

interface Step {
  title: string;
  /** A command that passes or fails as one, or the name of a vitest project. */
  command?: readonly string[];
  project?: string;
}

const steps: Step[] = [
  { title: 'checks', command: ['node', 'tools/check/check.ts'] },
  { title: 'unit tests', project: 'unit' },
  { title: 'production build', command: ['npm', 'run', '--silent', 'build'] },
  { title: 'byte budgets', command: ['node', 'tools/check/budgets.ts'] },
  { title: 'API tests', project: 'api' },
  { title: 'process and database tests', project: 'process' },
  { title: 'browser journeys', project: 'e2e' },
];

/** Every test that ran, for the list of what proves the specification. */
const ran: RanTest[] = [];

const print = (text: string) => process.stdout.write(`${text}\n`);

async function runStep({ title, command, project }: Step): Promise<StepResult> {
  print(`\n=== ${title}`);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  if (project) {
    const { passed, failed, skipped, tests } = await runVitest(['--project', project], { show: true });
    ran.push(...tests);
    const note = skipped === 0 ? {} : { note: `${skipped} not run on this machine` };
    return { title, seconds: seconds(), passed, failed, ...note };
  }
  const [name = '', ...args] = command ?? [];
  const { code } = await run(name, args, { show: true });
  return { title, seconds: seconds(), passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** What docs/spec-coverage.md names must have run, not only be written. */
function findUnproven(): StepResult {
  const started = performance.now();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const missing = findProofsNotRun(read(COVERAGE), read, ran);
  for (const name of missing) print(`${COVERAGE} names a test that did not run or did not pass: ${name}`);
  const title = 'proofs of the specification';
  const seconds = (performance.now() - started) / 1000;
  return { title, seconds, passed: missing.length === 0 ? 1 : 0, failed: missing.length };
}

const goesOn = process.argv.includes('--all');
const results: StepResult[] = [];
for (const step of steps) {
  const hasFailed = results.some(({ failed }) => failed > 0);
  if (hasFailed && !goesOn) {
    results.push({ title: step.title, seconds: null, passed: 0, failed: 0, note: 'not reached' });
  } else {
    results.push(await runStep(step));
  }
}
if (results.every(({ seconds }) => seconds !== null)) results.push(findUnproven());
print(`\n${toSummary(results)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
