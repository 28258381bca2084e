/**
 * Orders that come at one moment are made in one transaction, and a product that all of them want is held once. Promises that each is
 * answered as if it had been made by itself: what one of them lacks fails nobody else, for then each is made alone. Two
 * orders of one buyer, or for one phone, are never made in the same.
 */
import {
  commitBehind,
  createGroups,
  eachAlone,
  inItsTime,
  transaction,
  type Waiting,
} from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import { answeredBefore, makeAlone, reckonOrder, takesGoodsAlone, writeTogether } from './create.ts';
import type { Prepared } from './prepare.ts';
import type { CreateParts, KeptAnswer, Reckoned } from './write-order.ts';

type Order = Waiting<Prepared, KeptAnswer>;

interface Ready {
  order: Order;
  reckoned: Reckoned;
}

export function createOrderGroups(parts: CreateParts, patienceMs?: number) {
  const alone = (prepared: Prepared) => inItsTime(() => makeAlone(parts, prepared), patienceMs);

  /** What each comes to; whose cannot be made as shown has been answered. */
  async function reckon(group: readonly Order[]): Promise<Ready[]> {
    const all = await Promise.all(
      group.map(async (order): Promise<Ready[]> => {
        try {
          return [{ order, reckoned: await reckonOrder(parts, order.item) }];
        } catch (error) {
          order.answer(answeredBefore(parts, order.item, error));
          return [];
        }
      }),
    );
    return all.flat();
  }

  async function write(ready: readonly Ready[]): Promise<void> {
    if (ready.length === 0) return;
    const orders = ready.map(({ order }) => order);
    try {
      const answers = await inItsTime(
        () =>
          transaction(parts.db, (tx) =>
            writeTogether(
              tx,
              parts,
              ready.map(({ reckoned }) => reckoned),
              commitBehind,
            ),
          ),
        patienceMs,
      );
      for (const [at, { answer }] of orders.entries()) answer(answers[at] as KeptAnswer);
    } catch (error) {
      await eachAlone(orders, error, alone);
    }
  }

  return createGroups<Prepared, KeptAnswer>({
    namesOf: ({ viewer, recipient, key }) => [`user ${viewer.id}`, `phone ${recipient.phone}`, `key ${key}`],
    tooLate: () => new Refusal('service.unavailable'),
    async make(group) {
      const all = await inItsTime(() => reckon(group), patienceMs);
      const apart = all.filter(({ reckoned }) => !takesGoodsAlone(reckoned));
      await Promise.all([
        write(all.filter(({ reckoned }) => takesGoodsAlone(reckoned))),
        ...apart.map(({ order }) => eachAlone([order], null, alone)),
      ]);
    },
  });
}
