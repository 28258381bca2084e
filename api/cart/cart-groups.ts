/**
 * Carts that are written at one moment are written in one transaction: each is held, read and judged by itself, and all are written by one
 * statement with the commit behind it. Promises that a write happens whole or not at all, and that what one of them
 * runs into fails nobody else: then each is written alone. Of one user there is one in a group.
 */
import type { Product } from '#contract/catalog.ts';
import { fitWorks, type LineWork, mergeWorks, setWorks } from '#domain/orders/works.ts';
import {
  commitBehind,
  createGroups,
  type Database,
  type Db,
  eachAlone,
  inItsTime,
  transaction,
} from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { holdCarts, type LineRow, listLinesOf, listWorksOf, writeLines, writeWorks } from './cart.queries.ts';
import type { CartAsker } from './cart-prices.ts';
import { type CartWrite, type Plan, planWrite, toCounts } from './plan-write.ts';

/** Of a cart that was never written. */
export const NO_EVENT = '0';

interface WantedWrite {
  userId: number;
  /** What its state will be known by. */
  eventId: string;
  write: CartWrite;
  products: readonly Product[];
  /** Of the works that are wished for, those that can be done. */
  done: readonly LineWork[];
  viewer: CartAsker['viewer'];
}

interface Written extends Plan, Pick<WantedWrite, 'userId' | 'eventId'> {
  works: LineWork[];
  /** Before or after. */
  hasWorks: boolean;
}

function judge(
  { userId, eventId, write, products, done, viewer }: WantedWrite,
  lines: readonly LineRow[],
  held: readonly LineWork[],
): Written {
  const plan = planWrite(lines, write, products, viewer);
  const chosen = write.registrationBefore ? mergeWorks(held, done) : setWorks(held, write.works ?? []);
  const works = fitWorks(chosen, toCounts(plan.lines));
  return { ...plan, userId, eventId, works, hasWorks: held.length + works.length > 0 };
}

export function createCartGroups(
  db: Database,
  publish: (tx: Db, userId: number, eventId: string) => void,
): (wanted: WantedWrite) => Promise<Written> {
  /** Of each in turn what was written, or why it was not. */
  const writeAll = (wanted: readonly WantedWrite[]): Promise<(Written | Refusal)[]> =>
    inItsTime(() =>
      transaction(db, async (tx) => {
        const userIds = wanted.map(({ userId }) => userId);
        // One behind the other: each is read once the carts are held.
        const [events, linesOf, worksOf] = await Promise.all([
          holdCarts(tx, userIds, NO_EVENT),
          listLinesOf(tx, userIds),
          listWorksOf(tx, userIds),
        ]);
        const results = wanted.map((each) =>
          each.write.eventId !== undefined && each.write.eventId !== events.get(each.userId)
            ? new Refusal('cart.overtaken')
            : judge(each, linesOf(each.userId), worksOf(each.userId)),
        );
        const good = results.filter((each): each is Written => !(each instanceof Refusal));
        for (const { userId, eventId } of good) publish(tx, userId, eventId);
        const isWritten = writeLines(tx, good);
        const withWorks = good.filter(({ hasWorks }) => hasWorks);
        if (withWorks.length === 0) await commitBehind(tx, [isWritten]);
        else
          await Promise.all([
            isWritten,
            ...withWorks.map(({ userId, works }) => writeWorks(tx, userId, works)),
          ]);
        return results;
      }),
    );

  const writeAlone = async (wanted: WantedWrite): Promise<Written> => {
    const [result] = await writeAll([wanted]);
    if (result === undefined || result instanceof Refusal) throw result;
    return result;
  };

  return createGroups<WantedWrite, Written>({
    namesOf: ({ userId }) => [String(userId)],
    tooLate: () => new Refusal('service.unavailable'),
    async make(group) {
      try {
        const results = await writeAll(group.map(({ item }) => item));
        for (const [at, { answer, fail }] of group.entries()) {
          const result = results[at];
          if (result === undefined || result instanceof Refusal) fail(result);
          else answer(result);
        }
      } catch (error) {
        if (group.length === 1) throw error;
        await eachAlone(group, error, writeAlone);
      }
    },
  });
}
