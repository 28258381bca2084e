/** Puts load on one address: wrk where it is found or can be installed, otherwise our own generator. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackage } from '#tools/apt.ts';
import type { Post, Visit } from './subject.ts';

export interface Load {
  requests: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers other than 2xx and broken connections. */
  failures: number;
}

/** What is asked for instead of the same GET again and again. */
export interface Asked {
  post?: Post | undefined;
  /** Those that no run before has asked for. */
  visits?: readonly Visit[] | undefined;
}

export interface LoadTool {
  name: string;
  run(url: string, headers: Record<string, string>, seconds: number, asked?: Asked): Promise<Load>;
}

export const connections = 16;

const hasWrk = () => spawnSync('wrk', ['--version']).error === undefined;

export function findLoadTool(): LoadTool {
  if (hasWrk() || (installPackage('wrk') && hasWrk())) return { name: 'wrk', run: runWrk };
  return { name: 'bundled generator (wrk not found)', run: runBundled };
}

async function runWrk(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  asked: Asked = {},
): Promise<Load> {
  // One visitor after another, one page after another: wrk does not do so by itself.
  if (asked.post || asked.visits) return runBundled(url, headers, seconds, asked);
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s'];
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return parseWrk(await readOutput('wrk', [...options, ...named, url], seconds));
}

export async function runBundled(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  asked: Asked = {},
): Promise<Load> {
  const script = join(import.meta.dirname, 'load-generator.ts');
  const task = JSON.stringify({ url, headers, seconds, connections, ...asked });
  return JSON.parse(await readOutput(process.execPath, [script], seconds, task));
}

function readOutput(command: string, args: readonly string[], seconds: number, input = ''): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      stdio: ['pipe', 'pipe', 'inherit'],
      timeout: (seconds + 30) * 1000,
    });
    child.stdin.end(input);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', fail);
    child.once('close', (code) =>
      code === 0 ? done(output) : fail(new Error(`${command} ended with ${code}`)),
    );
  });
}

const unitsMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

export function parseWrk(output: string): Load {
  const time = (percent: string) => {
    const [, value, unit = ''] =
      output.match(new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm')) ?? [];
    return Number(value) * (unitsMs[unit] ?? Number.NaN);
  };
  const count = (pattern: RegExp) =>
    (output.match(pattern)?.slice(1) ?? []).reduce((sum, each) => sum + Number(each), 0);
  const load = {
    requests: count(/(\d+) requests in /),
    requestsPerSecond: count(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: time('50'),
    p99Ms: time('99'),
    failures:
      count(/Non-2xx or 3xx responses: (\d+)/) +
      count(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/),
  };
  if (load.requests === 0 || Number.isNaN(load.p99Ms)) throw new Error(`wrk measured nothing:\n${output}`);
  return load;
}
