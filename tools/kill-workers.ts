import { setTimeout as sleep } from 'node:timers/promises';
import { listChildren } from '#tests/running-programs.ts';
import type { BuiltShop } from './built-shop.ts';

const SETTLED_MS = 6000;

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

/**
 * The workers are the children of the shop's process, which starts others in their place. One that dies before it has
 * settled is a sign of a shop that cannot work, and the shop ends itself: so each is given its time first.
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
  const seenAt = new Map<number, number>();
  while (Date.now() < until) {
    await sleep(200);
    const isReady = await fetch(new URL('/readyz', shop.url)).then(
      ({ ok }) => ok,
      () => false,
    );
    const workers = listChildren(shop.pid).filter(({ command }) => command.includes('worker'));
    if (isReady) for (const { pid } of workers) if (!seenAt.has(pid)) seenAt.set(pid, Date.now());
    const settled = workers.filter(({ pid }) => Date.now() - (seenAt.get(pid) ?? Date.now()) > SETTLED_MS);
    if (settled.length === 0 || Math.random() < 0.7) continue;
    // Now and then all of them at once.
    for (const worker of Math.random() < 0.3 ? settled : [pick(settled)]) {
      process.kill(worker.pid, 'SIGKILL');
      tally.kills += 1;
    }
  }
}
