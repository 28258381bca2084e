import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { findFreePort } from '#rigs/free-port.ts';
import { distFolder } from '#server/build.ts';

export type StubShop = {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly port: number;
  readonly url: string;
  readonly dataDir: string;
  /** Everything it has said so far. */
  readonly words: () => string;
  /** Waits until it has said something like this. */
  readonly said: (pattern: RegExp) => Promise<string>;
  /** Waits for its end and gives the exit code. */
  readonly ended: Promise<number | null>;
};

/** A busy machine is slow, not wrong: twice what a start has ever taken beside two other kinds of deep tests. */
const PATIENCE_MS = 45_000;

/** Starts the shop's real parent process over stub workers; what it leaves is removed when the test ends. */
export async function startStubShop(env: Record<string, string> = {}): Promise<StubShop> {
  const dataDir = env.DATA_DIR ?? makeDataDir();
  const port = Number(env.PORT ?? (await findFreePort()));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures', 'stub-shop.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(distFolder, 'compiled'),
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: 'off',
      WEB_CONCURRENCY: '2',
      LOG_LEVEL: 'silent',
      ...env,
    },
    // A group of its own, as a terminal makes it: a test can signal the whole of it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  let words = '';
  const heard: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      words += text;
      heard.push(`${seconds()}: ${text}`);
    });
  const ended = new Promise<number | null>((settle) => child.once('close', (code) => settle(code)));
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  });
  const said = async (pattern: RegExp): Promise<string> => {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(20)) {
      if (pattern.test(words)) return words;
      if (child.exitCode !== null) break;
    }
    const end = child.exitCode ?? child.signalCode ?? 'it runs';
    throw new Error(`It never said ${pattern} in ${seconds()} (${end}), only:\n${heard.join('')}`);
  };
  return {
    child,
    pid: child.pid ?? -1,
    port,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    words: () => words,
    said,
    ended,
  };
}

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'sheber-stub-'));
  chmodSync(dataDir, 0o755);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}
