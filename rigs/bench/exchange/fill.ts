/**
 * The first fill, portion by portion. A million goods take their time: it tells how far it is, and where the data are kept a
 * fill that was stopped goes on from its last whole portion.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from './bench-shop.ts';
import type { BenchBase } from './client.ts';
import { watchCosts } from './costs.ts';
import { toBytes, writeClassifier, writeGoods, writePrices, writeRests } from './packages.ts';

const PORTION = 5000;

interface Progress {
  /** So many goods, and so many of their prices and stock, are in. */
  goods: number;
  numbers: number;
  bytes: number;
  /** All runs together. */
  seconds: number;
}

const NOTHING: Progress = { goods: 0, numbers: 0, bytes: 0, seconds: 0 };

function keepProgress(folder: string | null) {
  const path = folder === null ? null : join(folder, 'fill-progress.json');
  return {
    read: (): Progress =>
      path !== null && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Progress) : NOTHING,
    write: (progress: Progress) => {
      if (path !== null) writeFileSync(path, JSON.stringify(progress));
    },
    forget: () => {
      if (path !== null) rmSync(path, { force: true });
    },
  };
}

export async function fill({ base, size, folder, watched, print, say }: Stage): Promise<void> {
  const kept = keepProgress(folder);
  const before = kept.read();
  const done = { ...before };
  const begun = performance.now();
  const note = (change: Partial<Progress>) => {
    Object.assign(done, change, { seconds: before.seconds + (performance.now() - begun) / 1000 });
    kept.write(done);
    say(
      `  filled ${done.goods.toLocaleString('en')} goods, prices and stock of ${done.numbers.toLocaleString('en')}, ${done.seconds.toFixed(0)} s`,
    );
  };
  const { words } = await watchCosts(watched, async () => {
    if (done.goods === 0) {
      await base.send('import.xml', toBytes(writeClassifier()));
      await base.takeIn('import.xml');
    }
    await sendGoods(base, size, {
      from: done.goods,
      isFull: false,
      changedEach: 0,
      word: '',
      tell: (goods, bytes) => note({ goods, bytes: done.bytes + bytes }),
    });
    for (let from = done.numbers; from < size; from += PORTION) {
      const to = Math.min(size, from + PORTION);
      const prices = await base.send(`prices${from}.xml`, toBytes(writePrices(from, to)));
      await base.takeIn(`prices${from}.xml`);
      const rests = await base.send(`rests${from}.xml`, toBytes(writeRests(from, to, 1)));
      await base.takeIn(`rests${from}.xml`);
      note({ numbers: to, bytes: done.bytes + prices + rests });
    }
  });
  kept.forget();
  const earlier =
    before.seconds > 0 ? ` after ${before.seconds.toFixed(0)} s of a fill that was stopped` : '';
  print(
    `  first fill: ${words}${earlier}; ${(done.bytes / 2 ** 20).toFixed(0)} MB, ${(size / done.seconds).toFixed(0)} goods/s`,
  );
}

export interface SentGoods {
  from?: number;
  isFull: boolean;
  changedEach: number;
  word: string;
  /** After each portion: so many goods are in, so many bytes were this one. */
  tell(goods: number, bytes: number): void;
}

export async function sendGoods(
  base: BenchBase,
  size: number,
  { from: first = 0, isFull, changedEach, word, tell }: SentGoods,
): Promise<void> {
  for (let from = first; from < size; from += PORTION) {
    const name = `goods${isFull ? '-full' : ''}${from}.xml`;
    const to = Math.min(size, from + PORTION);
    const bytes = await base.send(name, toBytes(writeGoods({ from, to, isFull, changedEach, word })));
    await base.takeIn(name);
    tell(to, bytes);
  }
}
