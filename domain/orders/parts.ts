/** An order that is brought in several drives: which of its goods go with which, and what is left for the first. */
import type { OrderStatus } from './order-status.ts';
import type { Slot } from './slots.ts';

export interface PartLine {
  line: number;
  count: number;
}

/** A drive beside the first one. */
export interface OrderPart {
  /** From two on: the first is the order's own hour. */
  part: number;
  slot: Slot;
  lines: PartLine[];
  weightKg: number;
  deliveredAt: string | null;
}

interface SplitLine extends PartLine {
  /** Of one. */
  weightKg: number;
}

/** More drives than this are several orders. */
const MOST_PARTS = 3;

/** Until it has left: while it is collected it can still be laid apart. */
const SPLITTABLE: ReadonlySet<OrderStatus> = new Set(['new', 'confirmed', 'assembling', 'ready']);

export const canSplit = (order: {
  method: string;
  status: OrderStatus;
  slot: Slot | null;
  parts: readonly OrderPart[];
}): boolean =>
  order.method === 'delivery' &&
  order.slot !== null &&
  SPLITTABLE.has(order.status) &&
  order.parts.length + 1 < MOST_PARTS;

/** As long as none of the others has reached the buyer. */
export const canJoin = ({ status, parts }: { status: OrderStatus; parts: readonly OrderPart[] }): boolean =>
  parts.length > 0 && SPLITTABLE.has(status) && parts.every(({ deliveredAt }) => deliveredAt === null);

/** What goes with the first drive. */
export const restOf = <Line extends PartLine>(
  lines: readonly Line[],
  parts: readonly Pick<OrderPart, 'lines'>[],
): Line[] =>
  lines.map((line) => {
    const elsewhere = parts
      .flatMap((part) => part.lines)
      .reduce((sum, each) => sum + (each.line === line.line ? each.count : 0), 0);
    return { ...line, count: line.count - elsewhere };
  });

export type SplitFault = 'nothing' | 'too_many' | 'everything';

/** Why goods cannot be laid apart so; `rest` is what the first drive has now. */
export function findSplitFault(rest: readonly PartLine[], wanted: readonly PartLine[]): SplitFault | null {
  const counts = wanted.filter(({ count }) => count > 0);
  if (counts.length === 0) return 'nothing';
  const lines = new Set(counts.map(({ line }) => line));
  const isWithin = counts.every(
    ({ line, count }) => count <= (rest.find((each) => each.line === line)?.count ?? 0),
  );
  if (!isWithin || lines.size < counts.length) return 'too_many';
  const sumOf = (all: readonly PartLine[]) => all.reduce((sum, { count }) => sum + count, 0);
  return sumOf(counts) === sumOf(rest) ? 'everything' : null;
}

/** What a drive takes of its hour, in whole kilograms; never more than the order weighs. */
export function weighPart(
  lines: readonly SplitLine[],
  wanted: readonly PartLine[],
  orderWeightKg: number,
): number {
  const kg = wanted.reduce(
    (sum, { line, count }) => sum + count * (lines.find((each) => each.line === line)?.weightKg ?? 0),
    0,
  );
  return Math.min(orderWeightKg, Math.ceil(kg));
}
