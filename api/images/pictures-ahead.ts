/**
 * Sizes that listings show, made before anybody asks: the most popular goods first, one picture after another, and none
 * while somebody waits or this process has its hands full. Bounded: so many goods in all, so that a large range does not push out what visitors look at.
 */
import { performance } from 'node:perf_hooks';
import type { Db } from '../database.ts';
import type { FairTurns } from '../http/fair-turns.ts';
import { listShownProducts } from './images.queries.ts';
import type { PictureSize } from './picture-sizes.ts';

/** What it needs of the pictures: each is made by being read. */
interface Made {
  findProductPicture(
    externalId: string,
    index: number,
    size: PictureSize,
  ): Promise<{ read(): Promise<unknown> } | null>;
}

export const PICTURES_LOCK = 7_261_038;

/** Of a card on a telephone and on a wide screen. */
const SHOWN: readonly PictureSize[] = ['sm_224', 'md_448'];
/** Short runs: what is held up by a busy moment is a second of work. */
const AT_ONCE = 12;
const MOST_GOODS = 5000;
/** So much of its time since the last pictures this process may have been at work for others. */
const MOST_BUSY = 0.4;

/** The share of the time since it was asked last in which the event loop was not idle. */
export type ReadBusy = () => number;

function watchLoop(): ReadBusy {
  let since = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, since);
    since = now;
    return utilization;
  };
}

export function createPicturesAhead(
  db: Db,
  images: Made,
  turns: FairTurns,
  readBusy: ReadBusy = watchLoop(),
) {
  let at = 0;

  async function makeNext(signal: AbortSignal): Promise<void> {
    const goods = await listShownProducts(db, at, AT_ONCE);
    for (const externalId of goods) {
      for (const size of SHOWN) {
        if (signal.aborted || turns.waiting > 0) return;
        const picture = await images.findProductPicture(externalId, 0, size);
        await picture?.read();
      }
      at += 1;
    }
    if (goods.length < AT_ONCE || at >= MOST_GOODS) at = 0;
  }

  return {
    /** The next few; from the beginning again once all were seen, for what has changed meanwhile. */
    async makeSome(signal: AbortSignal): Promise<void> {
      if (readBusy() > MOST_BUSY) return;
      try {
        await makeNext(signal);
      } finally {
        // What drawing took is held against nobody.
        readBusy();
      }
    },
  };
}
