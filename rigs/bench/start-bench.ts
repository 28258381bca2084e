/**
 * `npm run bench -- start [--sizes 3500] [--rounds 5]`: from the first moment of `npm start` to the first page that a visitor
 * is given, with the data and the built pages in place and a database of the shop's own, as a restart finds them. Least,
 * median and most, with the processor time of all that the start has begun.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '#tools/run.ts';
import { makeReachableFolder } from '../built-shop.ts';
import { findFreePort } from '../free-port.ts';
import { readCpuMs } from './cpu.ts';
import { waitForCopy } from './scale.ts';

interface StartRun {
  sizes: readonly number[];
  rounds: number;
  report(text: string): void;
}

const PATIENCE_MS = 15 * 60_000;
const LOOK_EVERY_MS = 10;

export async function runStartBench({ sizes, rounds, report }: StartRun): Promise<string> {
  const lines = ['| products | least | median | most | CPU, median |', '|---:|---:|---:|---:|---:|'];
  for (const size of sizes) {
    const dataDir = makeReachableFolder('sheber-start-');
    try {
      report(`The first start, which makes ${size} products …`);
      await start(size, dataDir, () => waitForCopy(dataDir));
      const taken: { ms: number; cpuMs: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        taken.push(await start(size, dataDir));
        report(`${size}: ${taken.at(-1)?.ms.toFixed(0)} ms`);
      }
      const ms = taken.map((each) => each.ms).toSorted((one, other) => one - other);
      const cpu = taken.map((each) => each.cpuMs).toSorted((one, other) => one - other);
      const middle = Math.floor(rounds / 2);
      const figures = [ms[0], ms[middle], ms.at(-1), cpu[middle]].map(
        (each) => `${((each ?? 0) / 1000).toFixed(2)} s`,
      );
      lines.push(`| ${[size, ...figures].join(' | ')} |`);
    } finally {
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    }
  }
  return lines.join('\n');
}

async function start(
  size: number,
  dataDir: string,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<{ ms: number; cpuMs: number }> {
  const port = await findFreePort();
  const begun = performance.now();
  const shop = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      DEMO_PRODUCTS: String(size),
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    while (!(await isShown(port))) {
      if (shop.exitCode !== null || performance.now() - begun > PATIENCE_MS)
        throw new Error('It did not open.');
      await sleep(LOOK_EVERY_MS);
    }
    const ms = performance.now() - begun;
    const cpuMs = readCpuMs(shop.pid ?? 0) ?? Number.NaN;
    await meanwhile();
    return { ms, cpuMs };
  } finally {
    shop.kill('SIGTERM');
    if (shop.exitCode === null) await once(shop, 'exit');
  }
}

const isShown = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => answer.ok && (await answer.text()).includes('</html>'),
    () => false,
  );
