/** Whatever lasts, a worker that dies is replaced while it lasts: every row of the table asks for that too. */
import { listChildren } from '#tests/running-programs.ts';
import type { BuiltShop } from '../built-shop.ts';
import { ask, seconds, waitFor } from './visitors.ts';

const workersOf = (shop: Pick<BuiltShop, 'pid'>) =>
  listChildren(shop.pid).filter(({ command }) => command.includes('worker'));

/** Long enough for a start that waits in vain for a database. */
const PATIENCE_MS = 60_000;

/** Kills one and waits until all answer again, the new one among them; told in a few words, thrown where none comes. */
export async function replaceWorker(shop: Pick<BuiltShop, 'pid' | 'url'>): Promise<string> {
  const before = workersOf(shop).map(({ pid }) => pid);
  const [victim] = before;
  if (victim === undefined) throw new Error('no worker to kill');
  process.kill(victim, 'SIGKILL');
  const took = await waitFor(
    'a worker in place of the killed one',
    async () => {
      const now = workersOf(shop).map(({ pid }) => pid);
      if (now.length < before.length || now.includes(victim)) return false;
      // Round robin: a worker that does not listen yet gets none of them.
      const fresh = now.find((pid) => !before.includes(pid));
      if (fresh === undefined) return false;
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(shop.url, '/healthz')));
      return answers.every(({ status }) => status === 200) && isListening(fresh);
    },
    PATIENCE_MS,
  );
  return `a worker killed meanwhile was replaced after ${seconds(took)}`;
}

/** A worker that cannot start ends within a second or two: one that has lived longer has not failed. */
const LIVES_MS = 3000;
const firstSeen = new Map<number, number>();

function isListening(pid: number): boolean {
  const since = firstSeen.get(pid) ?? performance.now();
  firstSeen.set(pid, since);
  return performance.now() - since > LIVES_MS;
}
