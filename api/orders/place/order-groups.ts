/**
 * Orders that come at one moment are made in one transaction: one round trip for each stage of all of them, one wait for the
 * disk, one hold of a product that all of them want. Promises that each is answered as if it had been made by itself: what
 * one of them lacks fails nobody else, for then each is made alone. Hides who waits for the next transaction, and that two
 * orders of one buyer, or for one phone, are never made in the same.
 */
import { commitBehind, isDatabaseDown, transaction, withoutPatience, withPatience } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import { answeredBefore, makeAlone, reckonOrder, takesGoodsAlone, writeTogether } from './create.ts';
import type { Prepared } from './prepare.ts';
import type { CreateParts, KeptAnswer, Reckoned } from './write-order.ts';

/** One is reckoned while the other is written; the second goes only where it is worth its round trips, or the first is held up. */
const GROUPS_AT_ONCE = 2;
const WORTH_A_SECOND = 12;
const HELD_UP_MS = 50;
const MOST_IN_GROUP = 24;
/** Longer than all of a group may wait, one by one as well. */
const LONGEST_MS = 20_000;

interface Waiting {
  prepared: Prepared;
  since: number;
  answer(made: KeptAnswer | Promise<KeptAnswer>): void;
  fail(error: unknown): void;
}

interface Ready {
  order: Waiting;
  reckoned: Reckoned;
}

export function createOrderGroups(parts: CreateParts, patienceMs?: number) {
  let waiting: Waiting[] = [];
  let running = 0;

  /** Its own time to wait for the database, whoever of them asked first. */
  const inItsTime = <T>(work: () => Promise<T>): Promise<T> =>
    withoutPatience(() => withPatience(work, patienceMs));

  /** False where the database is away: then the next need not try. */
  async function alone({ prepared, answer, fail }: Waiting): Promise<boolean> {
    try {
      answer(await inItsTime(() => makeAlone(parts, prepared)));
      return true;
    } catch (error) {
      fail(error);
      return isHeldUp(error) || !isDatabaseDown(error);
    }
  }

  async function oneByOne(orders: readonly Waiting[], reason: unknown): Promise<void> {
    let isThere = !isDatabaseDown(reason);
    for (const order of orders) {
      if (isThere) isThere = await alone(order);
      else order.fail(reason);
    }
  }

  /** What each comes to; whose cannot be made as shown has been answered. */
  async function reckon(group: readonly Waiting[]): Promise<Ready[]> {
    const all = await Promise.all(
      group.map(async (order): Promise<Ready[]> => {
        try {
          return [{ order, reckoned: await reckonOrder(parts, order.prepared) }];
        } catch (error) {
          order.answer(answeredBefore(parts, order.prepared, error));
          return [];
        }
      }),
    );
    return all.flat();
  }

  async function make(group: readonly Waiting[]): Promise<void> {
    const all = await inItsTime(() => reckon(group));
    const apart = all.filter(({ reckoned }) => !takesGoodsAlone(reckoned));
    await Promise.all([
      write(all.filter(({ reckoned }) => takesGoodsAlone(reckoned))),
      ...apart.map(({ order }) => alone(order)),
    ]);
  }

  async function write(ready: readonly Ready[]): Promise<void> {
    if (ready.length === 0) return;
    try {
      const answers = await inItsTime(() =>
        transaction(parts.db, (tx) =>
          writeTogether(
            tx,
            parts,
            ready.map(({ reckoned }) => reckoned),
            commitBehind,
          ),
        ),
      );
      for (const [at, { order }] of ready.entries()) order.answer(answers[at] as KeptAnswer);
    } catch (error) {
      // Nothing of it was written, and whatever it was is of one of them; without a database it is everybody's.
      const orders = ready.map(({ order }) => order);
      if (isHeldUp(error)) await Promise.all(orders.map(alone));
      else await oneByOne(orders, error);
    }
  }

  function mayStart(): boolean {
    const [first] = waiting;
    if (!first || running === 0) return first !== undefined;
    const isWorthIt = waiting.length >= WORTH_A_SECOND || performance.now() - first.since >= HELD_UP_MS;
    return running < GROUPS_AT_ONCE && isWorthIt;
  }

  function start(): void {
    while (mayStart()) {
      const { group, rest } = toGroup(waiting);
      waiting = rest;
      running += 1;
      const failAll = (error: unknown) => {
        for (const { fail } of group) fail(error);
      };
      void endInTime(make(group))
        .catch(failAll)
        .finally(() => {
          running -= 1;
          start();
        });
    }
  }

  return (prepared: Prepared): Promise<KeptAnswer> =>
    new Promise((answer, fail) => {
      waiting.push({ prepared, since: performance.now(), answer, fail });
      // Whoever comes in at the same moment goes along.
      if (waiting.length === 1 || waiting.length === WORTH_A_SECOND)
        withoutPatience(() => setImmediate(start));
      if (waiting.length === 1) withoutPatience(() => setTimeout(start, HELD_UP_MS).unref());
    });
}

/** One whose end is never heard of, as of a connection that is gone, holds up nobody who comes after. */
async function endInTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Refusal('service.unavailable')), LONGEST_MS);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Somebody else holds what one of them wants. */
const isHeldUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(55P03|40001|40P01)$/.test(String(error.code));

/** The first of those who wait, as many as fit; of one buyer, phone or key one. */
function toGroup(waiting: readonly Waiting[]): { group: Waiting[]; rest: Waiting[] } {
  const named = new Set<string>();
  const group: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const order of waiting) {
    const { viewer, recipient, key } = order.prepared;
    const names = [`user ${viewer.id}`, `phone ${recipient.phone}`, `key ${key}`];
    if (group.length < MOST_IN_GROUP && !names.some((name) => named.has(name))) group.push(order);
    else rest.push(order);
    for (const name of names) named.add(name);
  }
  return { group, rest };
}
