/**
 * What people tell of money that no machine reports: seen in the bank's app or on the statement. Promises that each is told
 * once, by whoever has the right, of what is awaited at that moment.
 */
import { listToldMoney, type ToldMoney } from '#domain/office/told-money.ts';
import type { Db } from '../database.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { OfficeLive } from '../office-company/office-company.ts';
import { findOrder, type StoredOrder } from '../orders/orders.ts';
import { confirmRefunds, countRefundsToTell, repeatRefunds, takeMoney } from '../payments/payments.ts';

export const readToldMoney = async (db: Db, order: StoredOrder): Promise<ToldMoney[]> =>
  listToldMoney({ ...order, ...(await countRefundsToTell(db, order.id)) });

interface ToldMoneyParts {
  live: OfficeLive;
  /** The buyer's devices look again. */
  announceMoney(tx: Db, order: { userId: number }): Promise<void>;
}

const TELL: Readonly<Record<ToldMoney, (tx: Db, orderId: number) => Promise<unknown>>> = {
  came: takeMoney,
  left: confirmRefunds,
  not_given: repeatRefunds,
};

export function createToldMoney({ live, announceMoney }: ToldMoneyParts) {
  return {
    async tell(
      id: number,
      { what, paper }: { what: ToldMoney; paper: string },
      write: OfficeWrite,
    ): Promise<void> {
      await write(
        async (tx) => {
          const order = await findOrder(tx, id, { isLocked: true });
          if (!order) throw new Refusal('order.not_found');
          if (!(await readToldMoney(tx, order)).includes(what)) throw new Refusal('order.money_not_awaited');
          await TELL[what](tx, id);
          await announceMoney(tx, order);
          await live.tellReaders(tx, 'orders.read', 'orders', id);
        },
        { subject: 'order', subjectId: id, words: { what, paper } },
      );
    },
  };
}
