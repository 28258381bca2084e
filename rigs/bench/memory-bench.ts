/**
 * `npm run bench -- memory [--sizes 10000,1000000] [--rounds 8]`: what one worker holds at rest and along the way, while a load
 * as of an hour is brought to it without its pauses (mixed-load.ts). As it stands, which the machine has to give, and after a
 * full collection, which the shop really keeps. A round is 1,500 answers; no more than ten minutes of load for each size.
 */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeReachableFolder, startBuiltShop } from '../built-shop.ts';
import { findFreePort } from '../free-port.ts';
import { readCpuMs } from './cpu.ts';
import { gatherFacts } from './facts.ts';
import { openInspector } from './inner-memory.ts';
import { findChild, readMemoryBytes } from './memory.ts';
import { bringLoad, readRange } from './mixed-load.ts';
import { fill } from './scale.ts';

export interface MemoryRun {
  sizes: readonly number[];
  rounds: number;
  /** How long the load is spread; 0: as fast as it goes. */
  minutes: number;
  /** A database of its own, and the end of it. */
  open(name: string): Promise<{ url: string; close(): Promise<void> }>;
  report(text: string): void;
}

const ANSWERS_A_ROUND = 1500;
const LOAD_MS = 10 * 60_000;
/** Of a spread load. */
const ANSWERS_A_MINUTE = 120;
const LOOKS = 12;
/** As between two visitors of a quiet hour: what the engine then gives back by itself. */
const PAUSE_MS = 60_000;
const OPENING_PATIENCE_MS = 15 * 60_000;

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

export async function runMemoryBench(run: MemoryRun): Promise<string> {
  const lines = [
    '| products | answers | worker as it stands | after a collection | heap | outside of it | its parent | CPU of an answer |',
    '|---:|---:|---:|---:|---:|---:|---:|---:|',
  ];
  for (const size of run.sizes) lines.push(...(await measure(run, size)));
  return lines.join('\n');
}

async function measure({ rounds, minutes, open, report }: MemoryRun, size: number): Promise<string[]> {
  const database = await open(String(size));
  const dataDir = makeReachableFolder('sheber-memory-');
  report(`Filling ${size} products …`);
  await fill(database.url, size);
  // The cluster gives its first worker the next port.
  const inspectorPort = await findFreePort();
  const shop = await startBuiltShop(
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      WEB_CONCURRENCY: '1',
      TRUST_PROXY: 'on',
      NODE_OPTIONS: `--inspect-port=${inspectorPort}`,
    },
    undefined,
    null,
    OPENING_PATIENCE_MS,
  );
  let forget = async (): Promise<void> => undefined;
  try {
    const gathered = await gatherFacts(shop.url, database.url);
    forget = gathered.forget;
    const range = await readRange(database.url);
    const worker = findChild(shop.pid, 'worker.');
    const inside = await openInspector(worker, inspectorPort + 1);
    const look = async (answers: number | string, cpu: string, isCollected = true) => {
      const stands = readMemoryBytes(worker);
      const { heapUsed, external } = await inside.read(isCollected);
      const [kept, all] = [readMemoryBytes(worker), readMemoryBytes(shop.pid, 'postgres')];
      const held = isCollected ? megabytes(kept) : '–';
      const cells = [
        size,
        answers,
        megabytes(stands),
        held,
        ...[heapUsed, external, all - kept].map(megabytes),
        cpu,
      ];
      const line = `| ${cells.join(' | ')} |`;
      report(line);
      return line;
    };
    const bring = async (from: number, count: number, overMs: number) => {
      const before = readCpuMs(worker) ?? Number.NaN;
      const { statuses } = await bringLoad(gathered.facts, range, from, count, overMs);
      const good = statuses.get(200) ?? 0;
      if (good < count * 0.95)
        throw new Error(`Only ${good} of ${count} were answered: ${JSON.stringify([...statuses])}`);
      return look(
        from + count,
        `${(((readCpuMs(worker) ?? Number.NaN) - before) / count).toFixed(1)} ms`,
        overMs === 0,
      );
    };
    const lines = [await look(0, '–')];
    const begun = performance.now();
    if (minutes > 0)
      for (let part = 0; part < LOOKS; part += 1) {
        const count = Math.ceil((minutes * ANSWERS_A_MINUTE) / LOOKS);
        lines.push(await bring(part * count, count, (minutes * 60_000) / LOOKS));
      }
    else
      for (let round = 0; round < rounds && performance.now() - begun < LOAD_MS; round += 1)
        lines.push(await bring(round * ANSWERS_A_ROUND, ANSWERS_A_ROUND, 0));
    await sleep(PAUSE_MS);
    lines.push(await look('a minute later', '–'));
    inside.close();
    return lines;
  } finally {
    await forget();
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
    await database.close();
  }
}
