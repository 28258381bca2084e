/** How long a session of staff may rest before it ends. */
import type { Right } from '#contract/office/rights.ts';
import { type Duties, findReach, grantOf } from './rights.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const REST_SECONDS = { money: 30 * MINUTE, others: 4 * HOUR, storePhone: 8 * HOUR } as const;

const MONEY = ['refunds', 'payments', 'prices'] as const;

/** Who moves money or decides on prices is logged out sooner. */
const worksWithMoney = (duties: Duties): boolean =>
  MONEY.some((right) => findReach(duties, right, 'write') !== null);

/** Picks or hands over in stores, and moves money there at most: never that of the whole shop. */
const worksInStoresAlone = ({ roles }: Duties): boolean => {
  const grantsOf = (right: Right) => roles.map((role) => grantOf(role, right));
  return (
    grantsOf('orders.pick').includes('Ws') &&
    MONEY.every((right) => grantsOf(right).every((grant) => grant !== 'W' && grant !== 'WA'))
  );
};

/** A phone of the store lies at its counter all day; whoever works with the whole shop's money rests no longer there. */
export function restSecondsOf(duties: Duties, isStorePhone: boolean): number {
  if (isStorePhone && worksInStoresAlone(duties)) return REST_SECONDS.storePhone;
  return worksWithMoney(duties) ? REST_SECONDS.money : REST_SECONDS.others;
}
