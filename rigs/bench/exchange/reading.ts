/**
 * What reading a file takes: memory must not grow with it, or the export of a million goods would end the shop. One file and
 * one ten times as long, by the thread that the shop reads with, each put into staging and forgotten.
 */
import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '#api/database.ts';
import { clearStaged } from '#api/exchange-1c/clear-staged.queries.ts';
import { stageInThread } from '#api/exchange-1c/read/stage-in-thread.ts';
import { makeReachableFolder } from '../../built-shop.ts';
import { toBytes, writeGoods } from './packages.ts';

const FEW = 5000;
const TIMES = 10;
/** So much more may the longer file take. */
const MOST_GROWTH = 1.2;
/** No package of the shop has it. */
const PACKAGE = 2_000_000_000;

interface Read {
  mb: number;
  cpuSeconds: number;
}

export async function measureReading(databaseUrl: string, print: (text: string) => void): Promise<void> {
  const folder = makeReachableFolder('sheber-reading-');
  try {
    const few = await writeFile(join(folder, 'few.xml'), FEW);
    const many = await writeFile(join(folder, 'many.xml'), FEW * TIMES);
    const idle = process.memoryUsage.rss() / 2 ** 20;
    // The first file also pays for a thread that starts and for code that is compiled.
    await read(databaseUrl, few);
    const short = await read(databaseUrl, few);
    const long = await read(databaseUrl, many);
    const growth = long.mb / short.mb;
    const say = (goods: number, { mb }: Read) =>
      `${goods.toLocaleString('en')} goods in ${mb.toFixed(0)} MB (+${(mb - idle).toFixed(0)})`;
    print(
      `  reading: ${say(FEW, short)}, ${say(FEW * TIMES, long)}: ${growth.toFixed(2)} ×; ` +
        `${((long.cpuSeconds * 1000) / FEW / TIMES).toFixed(2)} ms of CPU for each`,
    );
    if (growth > MOST_GROWTH)
      throw new Error(`a file ten times as long took ${growth.toFixed(2)} × the memory`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeFile(path: string, goods: number): Promise<string> {
  const out = createWriteStream(path);
  for (const bytes of toBytes(writeGoods({ from: 0, to: goods, isFull: false, changedEach: 0, word: '' })))
    if (!out.write(bytes)) await once(out, 'drain');
  out.end();
  await once(out, 'finish');
  return path;
}

/** The most that this process held meanwhile, and the processor time of all its threads. */
async function read(databaseUrl: string, path: string): Promise<Read> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const before = process.cpuUsage();
  try {
    const source = { packageId: PACKAGE, path, entry: null };
    await stageInThread(databaseUrl, source, () => undefined, new AbortController().signal);
    const { user, system } = process.cpuUsage(before);
    return { mb: most / 2 ** 20, cpuSeconds: (user + system) / 1e6 };
  } finally {
    clearInterval(timer);
    await clearStaged(db, PACKAGE);
    await db.end({ timeout: 1 });
  }
}
