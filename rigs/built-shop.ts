/**
 * The shop as an operator starts it, in its own process, for journeys and measurements.
 * Promises: it answers when start() returns; stop() ends it and removes what it wrote; if it cannot start, the
 * error shows its last words. Hides: a free port, a temporary folder, waiting. Relies on a finished build.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '#tools/run.ts';
import { findFreePort, isFree } from './free-port.ts';

export interface BuiltShop {
  url: string;
  pid: number;
  /** Where it keeps what it writes: letters land in its folder `outbox`. */
  dataDir: string;
  stop(): Promise<void>;
}

const startPatienceMs = 180_000;
/** The shop gives itself 10 s for what is in flight. */
const stopPatienceMs = 20_000;
const lastWords = 4000;

/** `output`: a file handle that gets what it says instead of us. */
export async function startBuiltShop(
  env: NodeJS.ProcessEnv = {},
  program = 'start.mjs',
  /** Where its words go: a file's descriptor, or whoever listens. */
  output: number | ((text: string) => void) | null = null,
  patienceMs = startPatienceMs,
): Promise<BuiltShop> {
  const port = env.PORT ? Number(env.PORT) : await findFreePort();
  // Whoever is there already would be taken for the shop.
  if (!(await isFree(port))) throw new Error(`The built shop did not start: port ${port} is taken.`);
  const folder = makeReachableFolder('sheber-shop-');
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: String(port),
      DATABASE_URL: '',
      PUBLIC_URL: '',
      // One buyer of a rig orders a thousand times.
      UNPAID_ORDERS: '0',
      UNPAID_SUM: '0',
      UNPAID_STOCK_PERCENT: '100',
      ...env,
    },
    stdio: typeof output === 'number' ? ['ignore', output, output] : ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-lastWords);
      if (typeof output === 'function') output(text);
    });
  }
  const forgetFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  // Whoever started it may be ended before the shop is ready.
  const endWithUs = () => {
    child.kill('SIGTERM');
    forgetFolder();
  };
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    await end(child);
    forgetFolder();
  };
  try {
    await waitUntilReady(url, child, patienceMs);
  } catch (error) {
    await stop();
    throw new Error(`The built shop did not start: ${(error as Error).message}\n${words}`);
  }
  return { url, pid: child.pid ?? 0, dataDir: folder, stop };
}

/** PostgreSQL's own user, whom root lends it, must be able to enter. */
export function makeReachableFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

async function waitUntilReady(url: string, child: ChildProcess, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`it ended with ${child.exitCode ?? child.signalCode}.`);
    }
    // A question that nobody answers is asked again.
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error(`it was not ready within ${patienceMs / 1000} s.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs);
  await gone;
  clearTimeout(last);
}
