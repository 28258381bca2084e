/**
 * `npm test`: everything, the quick and the likely first. Stops at the first step that fails, because what follows
 * would only hide it; `npm test -- --all` goes on. The last line is `N passed, N failed`.
 */
import { run } from './run.ts';
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

const print = (text: string) => process.stdout.write(`${text}\n`);

async function runStep({ title, command, project }: Step): Promise<StepResult> {
  print(`\n=== ${title}`);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  if (project) {
    const { passed, failed, skipped } = await runVitest(['--project', project], { show: true });
    const note = skipped === 0 ? {} : { note: `${skipped} not run on this machine` };
    return { title, seconds: seconds(), passed, failed, ...note };
  }
  const [name = '', ...args] = command ?? [];
  const { code } = await run(name, args, { show: true });
  return { title, seconds: seconds(), passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
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
print(`\n${toSummary(results)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
