/** Users who change their carts one count after another, and at the end look whether the last one that was told is there. */
import { setTimeout as sleep } from 'node:timers/promises';
import { logIn } from '../faults/visitors.ts';
import { cartOf, findGoods, readCart, setCount } from './visitors.ts';

const CUSTOMERS = ['wholesale', 'org', 'club'].map((name) => `${name}@sheber.test`);
const MOST = 9;
const REPEAT_AFTER_MS = 200;
const PAUSE_MS = 20;

export interface Written {
  tries: number;
  /** Answers that were no 200: repeated where writers repeat. */
  failed: number;
  /** Carts that do not hold what was told last. */
  lost: number;
}

export async function startWriters(url: string, repeats: boolean): Promise<{ end(): Promise<Written> }> {
  const goods = await findGoods(url, CUSTOMERS.length);
  const tokens = await Promise.all(CUSTOMERS.map((login) => logIn(url, login)));
  let isOver = false;
  const writing = tokens.map(async (token, at) => {
    const code = goods[at] ?? '';
    let tries = 0;
    let failed = 0;
    let told = 0;
    for (let count = 1; !isOver; count = (count % MOST) + 1) {
      for (;;) {
        tries += 1;
        const { status, body } = await setCount(url, token, code, count);
        if (status === 200) {
          told = readCart(body).counts.get(code) ?? 0;
          break;
        }
        failed += 1;
        if (!repeats) break;
        await sleep(REPEAT_AFTER_MS);
      }
      await sleep(PAUSE_MS);
    }
    const kept = (await cartOf(url, token)).counts.get(code) ?? 0;
    return { tries, failed, lost: kept === told ? 0 : 1 };
  });
  return {
    async end() {
      isOver = true;
      const all = await Promise.all(writing);
      return all.reduce((sum, each) => ({
        tries: sum.tries + each.tries,
        failed: sum.failed + each.failed,
        lost: sum.lost + each.lost,
      }));
    },
  };
}
