/** Starts the project's own command-line tools on the project's own Node, whatever PATH the caller had. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

export interface Outcome {
  code: number;
  /** Empty when it was shown. */
  output: string;
}

/** Runs to the end. With `show` the tool writes straight to our terminal. One that cannot start has failed. */
export function run(
  command: string,
  args: readonly string[],
  { show = false, env = {} }: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  return new Promise((done) => {
    const stdio = show ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...toolEnvironment(), ...env },
      stdio: ['ignore', stdio, stdio],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => done({ code: 1, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

export interface MeasuredOutcome extends Outcome {
  /** Processor time of the tool and of all it started and waited for; null when the shell did not tell. */
  cpuSeconds: number | null;
}

/** Node does not tell what its children cost, a POSIX shell does. */
const MEASURED = '"$@"; code=$?; times > "$SHEBER_TIMES"; exit $code';

export async function runMeasured(
  command: string,
  args: readonly string[],
  options: { show?: boolean } = {},
): Promise<MeasuredOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'sheber-times-'));
  const file = join(folder, 'times');
  try {
    const outcome = await run('sh', ['-c', MEASURED, 'sh', command, ...args], {
      ...options,
      env: { SHEBER_TIMES: file },
    });
    return { ...outcome, cpuSeconds: existsSync(file) ? toCpuSeconds(readFileSync(file, 'utf8')) : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `times` says two lines of user and system time: the shell's own, and that of its children. */
export function toCpuSeconds(times: string): number | null {
  const spans = [...times.matchAll(/(\d+)m(\d+(?:[.,]\d+)?)s/g)];
  if (spans.length === 0) return null;
  return spans.reduce(
    (sum, [, minutes, seconds = '']) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  );
}
