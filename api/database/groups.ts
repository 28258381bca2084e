/**
 * Work of one kind that comes at one moment is done in one transaction: one round trip for each of its stages, one wait for the disk.
 * Nobody waits for a group to fill: whoever comes while the last one is written is in the next. Hides who waits, how many
 * groups are under way, and that two of one name are never in the same.
 */
import { isDatabaseDown } from './absence.ts';
import { withoutPatience, withPatience } from './patience.ts';

/** One is reckoned while the other is written; the second goes only where it is worth its round trips, or the first is held up. */
const GROUPS_AT_ONCE = 2;
const WORTH_A_SECOND = 12;
const HELD_UP_MS = 50;
const MOST_IN_GROUP = 24;
/** Longer than all of a group may wait, one by one as well. */
const LONGEST_MS = 20_000;

export interface Waiting<Item, Made> {
  item: Item;
  since: number;
  answer(made: Made | Promise<Made>): void;
  fail(error: unknown): void;
}

interface GroupWork<Item, Made> {
  /** What no other of the same group may bear. */
  namesOf(item: Item): readonly string[];
  /** Answers each of them; what it throws is said to all who were not. */
  make(group: readonly Waiting<Item, Made>[]): Promise<void>;
  /** What is said to those whose end is never heard of. */
  tooLate(): Error;
}

export function createGroups<Item, Made>(work: GroupWork<Item, Made>): (item: Item) => Promise<Made> {
  let waiting: Waiting<Item, Made>[] = [];
  let running = 0;

  function mayStart(isHeldUp: boolean): boolean {
    const [first] = waiting;
    if (!first || running === 0) return first !== undefined;
    const isLate = isHeldUp || performance.now() - first.since >= HELD_UP_MS;
    return running < GROUPS_AT_ONCE && (isLate || waiting.length >= WORTH_A_SECOND);
  }

  function start(isHeldUp: boolean): void {
    while (mayStart(isHeldUp)) {
      const { group, rest } = toGroup(waiting, work.namesOf);
      waiting = rest;
      running += 1;
      const failAll = (error: unknown) => {
        for (const { fail } of group) fail(error);
      };
      void endInTime(work.make(group), work.tooLate)
        .catch(failAll)
        .finally(() => {
          running -= 1;
          start(false);
        });
    }
  }

  return (item) =>
    new Promise((answer, fail) => {
      waiting.push({ item, since: performance.now(), answer, fail });
      // Whoever comes in at the same moment goes along.
      if (waiting.length === 1 || waiting.length === WORTH_A_SECOND)
        withoutPatience(() => setImmediate(start, false));
      // Its word counts, not the clock's: a timer may be a moment early, and there is no other.
      if (waiting.length === 1) withoutPatience(() => setTimeout(start, HELD_UP_MS, true).unref());
    });
}

/** A group has its own time to wait for the database, whoever of it asked first. */
export const inItsTime = <T>(work: () => Promise<T>, patienceMs?: number): Promise<T> =>
  withoutPatience(() => withPatience(work, patienceMs));

/**
 * Nothing of a group was written, and whatever it was is of one of them; without a database it is everybody's. `alone` does
 * one by itself and answers it.
 */
export async function eachAlone<Item, Made>(
  group: readonly Waiting<Item, Made>[],
  reason: unknown,
  alone: (item: Item) => Promise<Made>,
): Promise<void> {
  const tryOne = async ({ item, answer, fail }: Waiting<Item, Made>): Promise<unknown> => {
    try {
      answer(await alone(item));
      return null;
    } catch (error) {
      fail(error);
      return error;
    }
  };
  if (isHeldUp(reason)) {
    await Promise.all(group.map(tryOne));
    return;
  }
  let last = reason;
  for (const one of group) {
    // The next need not try.
    if (isDatabaseDown(last) && !isHeldUp(last)) one.fail(last);
    else last = await tryOne(one);
  }
}

/** One whose end is never heard of, as of a connection that is gone, holds up nobody who comes after. */
async function endInTime(work: Promise<void>, tooLate: () => Error): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(tooLate()), LONGEST_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Somebody else holds what one of them wants. */
const isHeldUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(55P03|40001|40P01)$/.test(String(error.code));

/** The first of those who wait, as many as fit. */
function toGroup<Item, Made>(
  waiting: readonly Waiting<Item, Made>[],
  namesOf: (item: Item) => readonly string[],
): { group: Waiting<Item, Made>[]; rest: Waiting<Item, Made>[] } {
  const named = new Set<string>();
  const group: Waiting<Item, Made>[] = [];
  const rest: Waiting<Item, Made>[] = [];
  for (const one of waiting) {
    const names = namesOf(one.item);
    if (group.length < MOST_IN_GROUP && !names.some((name) => named.has(name))) group.push(one);
    else rest.push(one);
    for (const name of names) named.add(name);
  }
  return { group, rest };
}
