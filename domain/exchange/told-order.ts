/** What 1C says of an order, laid beside our own: where the order is to go, what was paid, what does not agree. */
import type { OrderStatus } from '../orders/order-status.ts';

export interface ToldPayment {
  /** Its number, or its day where it has none: the same one is taken once. */
  key: string;
  /** Null: the paper says only that it was paid. */
  sum: number | null;
}

export interface ToldOrderLine {
  id: string;
  name: string;
  count: number;
}

export interface ToldOrder {
  isCancelled: boolean;
  isShipped: boolean;
  /** As the map of states reads their word; null: it says nothing. */
  status: OrderStatus | null;
  payments: readonly ToldPayment[];
  /** Null: the paper has no lines at all. */
  lines: readonly ToldOrderLine[] | null;
  sum: number | null;
}

/** The way of an order that ends well, in both kinds of delivery. */
const WAY: readonly OrderStatus[] = [
  'new',
  'confirmed',
  'assembling',
  'ready',
  'shipped',
  'delivering',
  'completed',
];

/** Their words know nothing of pickups: what left the warehouse of a pickup is in the buyer's hands. */
function toOurWay(status: OrderStatus, isPickup: boolean): OrderStatus {
  if (isPickup) return status === 'shipped' || status === 'delivering' ? 'completed' : status;
  // Collected goods that are brought wait for their lorry; `ready` is for whoever fetches them.
  return status === 'ready' ? 'assembling' : status;
}

/** Null: it is there already, or further: what 1C repeats of an earlier state is an echo. */
export function findGoal(
  told: ToldOrder,
  at: OrderStatus,
  { isPickup }: { isPickup: boolean },
): OrderStatus | null {
  if (told.isCancelled) return at === 'cancelled' ? null : 'cancelled';
  const wanted = [told.status, told.isShipped ? ('shipped' as const) : null].flatMap((each) =>
    each === null ? [] : [toOurWay(each, isPickup)],
  );
  if (wanted.includes('cancelled')) return at === 'cancelled' ? null : 'cancelled';
  const from = WAY.indexOf(at);
  // What came back or is over is no business of the papers that sent it.
  if (from < 0) return null;
  const goal = WAY[Math.max(-1, ...wanted.map((each) => WAY.indexOf(each)))];
  return goal !== undefined && WAY.indexOf(goal) > from ? goal : null;
}

/** Papers without sums say «paid»; papers with sums are added up. */
export const isPaidInFull = (payments: readonly ToldPayment[], total: number): boolean =>
  payments.length > 0 &&
  (payments.some(({ sum }) => sum === null) ||
    payments.reduce((all, { sum }) => all + (sum ?? 0), 0) >= total);

export interface LineDifference {
  id: string;
  name: string;
  ours: number;
  theirs: number;
}

/** Line by line, whatever their order; the same product in two lines is added up. */
export function compareLines(
  ours: readonly ToldOrderLine[],
  theirs: readonly ToldOrderLine[],
): LineDifference[] {
  const sums = new Map<string, LineDifference>();
  const add = (line: ToldOrderLine, side: 'ours' | 'theirs') => {
    const sum = sums.get(line.id) ?? { id: line.id, name: line.name, ours: 0, theirs: 0 };
    sum[side] += line.count;
    sums.set(line.id, sum);
  };
  for (const line of ours) add(line, 'ours');
  for (const line of theirs) add(line, 'theirs');
  return [...sums.values()].filter(({ ours: own, theirs: other }) => own !== other);
}
