/** By which right each step of an order is taken in the office: the table of rights says who has it, and in which stores. */
import type { Right } from '#contract/office/rights.ts';
import { listNext, type OrderStatus } from '../orders/order-status.ts';
import { type Duties, findReach, isWithinReach } from './rights.ts';

/** Laid out, given to the driver, handed over in the store: by those who have the goods in their hands. */
const BY_PICKERS: ReadonlySet<OrderStatus> = new Set(['ready', 'shipped']);

export function stepRight(from: OrderStatus, to: OrderStatus): Right {
  if (BY_PICKERS.has(to) || (from === 'ready' && to === 'completed')) return 'orders.pick';
  return 'orders.work';
}

/** What comes back after it was received is asked for and decided on as a return, not by a step. */
const isOfReturn = (from: OrderStatus, to: OrderStatus): boolean =>
  to === 'return_requested' || from === 'return_requested';

/** The steps that somebody may take with an order that touches these stores. */
export const listSteps = (from: OrderStatus, duties: Duties, touched: readonly number[]): OrderStatus[] =>
  listNext(from, 'operator').filter((to) => {
    if (isOfReturn(from, to)) return false;
    const reach = findReach(duties, stepRight(from, to), 'write');
    return reach !== null && isWithinReach(reach, touched);
  });
