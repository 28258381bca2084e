import { setTimeout as sleep } from 'node:timers/promises';
import { listChildren } from '#tests/running-programs.ts';
import type { BuiltShop } from '../built-shop.ts';

/** So long that between deaths something is served too: a worker takes seconds to start. */
const MEAN_PAUSE_MS = 4000;

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

/** Between deaths as between drops of rain: often close together, now and then far apart. */
const pauseMs = () => -MEAN_PAUSE_MS * Math.log(1 - Math.random());

/**
 * Kills workers at any moment of their lives, while they start, serve or have just begun to, one of them or all at once.
 * The shop's process starts others in their place, however often.
 */
export async function killWorkers({
  shop,
  until,
  tally,
}: {
  shop: BuiltShop;
  until: number;
  tally: { kills: number };
}): Promise<void> {
  for (;;) {
    await sleep(pauseMs());
    if (Date.now() >= until) return;
    const workers = listChildren(shop.pid).filter(({ command }) => command.includes('worker'));
    if (workers.length === 0) continue;
    for (const { pid } of Math.random() < 0.3 ? workers : [pick(workers)]) {
      process.kill(pid, 'SIGKILL');
      tally.kills += 1;
    }
  }
}
