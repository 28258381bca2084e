/** Starts the project's own command-line tools on the project's own Node, whatever PATH the caller had. */
import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { measureCpu } from './cpu-meter.ts';

export const root = resolve(import.meta.dirname, '..');

const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

/** A third of what a process beside it gets: at the lowest priority of all it would be left over for the end of a run. */
const asidePriority = () => Math.min(getPriority() + 5, constants.priority.PRIORITY_LOW);

export interface Outcome {
  code: number;
  /** Empty when it was shown. */
  output: string;
  /** Of the tool and all it started, if that was asked for and can be known. */
  cpuSeconds: number | null;
}

/**
 * Runs to the end. With `show` the tool writes straight to our terminal, `isAside` lets others go first. One that
 * cannot start has failed.
 */
export function run(
  command: string,
  args: readonly string[],
  { show = false, isMeasured = false, isAside = false } = {},
): Promise<Outcome> {
  return new Promise((done) => {
    const stdio = show ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(),
      stdio: ['ignore', stdio, stdio],
    });
    if (isAside && child.pid !== undefined) setPriority(child.pid, asidePriority());
    const endMeasuring = isMeasured ? measureCpu(child.pid) : () => null;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const end = (code: number, words: string) => done({ code, output: words, cpuSeconds: endMeasuring() });
    child.on('error', (error) => end(1, `${command}: ${error.message}\n`));
    child.on('close', (code, signal) => {
      const words = signal === null ? '' : `${command} was ended by ${signal}.\n`;
      if (show) process.stdout.write(words);
      end(code ?? 1, show ? '' : output + words);
    });
  });
}
