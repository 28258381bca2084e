/** Starts the project's own command-line tools on the project's own Node, whatever PATH the caller had. */
import { spawn } from 'node:child_process';
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
export function run(command: string, args: readonly string[], { show = false } = {}): Promise<Outcome> {
  return new Promise((done) => {
    const stdio = show ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(),
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
