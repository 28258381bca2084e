import { setTimeout as sleep } from 'node:timers/promises';
import { listChildren } from '#tests/running-programs.ts';
import type { BuiltShop } from './built-shop.ts';

/** On a busy machine a worker younger than this may not have served for a second yet: its death counts as one at the start. */
const YOUNG_MS = 15_000;
/** The shop gives up after five deaths at the start in one place, one after the other (server/crew.ts). */
const MOST_YOUNG_DEATHS = 4;
/** So long that between deaths something is served too: a worker takes seconds to start. */
const MEAN_PAUSE_MS = 4000;

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

/** Between deaths as between drops of rain: often close together, now and then far apart. */
const pauseMs = () => -MEAN_PAUSE_MS * Math.log(1 - Math.random());

interface Seen {
  since: number;
  /** Deaths at the start one after the other in its place, so far as can be told; never fewer than there were. */
  youngDeaths: number;
}

/**
 * Kills workers at any moment of their lives, while they start, serve or have just begun to, one of them or all at once.
 * The shop's process starts others in their place. Spared is only what would be the fifth death at the start in a row:
 * a shop that cannot work ends itself, and that is another promise than the one tried here.
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
  const known = new Map<number, Seen>();
  /** Rows of deaths that wait for a successor. Which of two it succeeds is not told: it takes the longer row. */
  const rows: number[] = [];
  let nextAt = Date.now() + pauseMs();
  while (Date.now() < until) {
    await sleep(25);
    const workers = listChildren(shop.pid).filter(({ command }) => command.includes('worker'));
    for (const { pid } of workers) {
      if (known.has(pid)) continue;
      known.set(pid, { since: Date.now(), youngDeaths: Math.max(0, ...rows) });
      rows.sort((one, other) => one - other).shift();
    }
    if (Date.now() < nextAt || workers.length === 0) continue;
    nextAt = Date.now() + pauseMs();
    for (const { pid } of Math.random() < 0.3 ? workers : [pick(workers)]) {
      const { since, youngDeaths } = known.get(pid) ?? { since: 0, youngDeaths: 0 };
      const isYoung = Date.now() - since < YOUNG_MS;
      if (isYoung && youngDeaths >= MOST_YOUNG_DEATHS) continue;
      rows.push(isYoung ? youngDeaths + 1 : 0);
      process.kill(pid, 'SIGKILL');
      tally.kills += 1;
    }
  }
}
