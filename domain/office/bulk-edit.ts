/** One edit for many products: a field becomes this everywhere, or a price moves from what it is. */
import type { BulkEdit } from '#contract/office/bulk.ts';
import type { Json } from './changes.ts';

type PriceMove = Extract<BulkEdit, { kind: 'move' }>;

const ROUND: Readonly<Record<PriceMove['rounding'], (value: number) => number>> = {
  nearest: Math.round,
  up: Math.ceil,
  down: Math.floor,
};

/** Tiyn that arithmetic leaves behind must not lift a price to the next ten: 3 000 × 1,1 is 3 300, not a little more. */
const withoutDust = (value: number): number => Number(value.toFixed(6));

export function movePrice(from: number, { by, amount, roundTo, rounding }: PriceMove): number {
  const moved = by === 'percent' ? (from * (100 + amount)) / 100 : from + amount;
  return Math.round(ROUND[rounding](withoutDust(moved / roundTo)) * roundTo);
}

/** What a field becomes; undefined: there is nothing to move. */
export function toBulkValue(edit: BulkEdit, from: Json): Json | undefined {
  if (edit.kind === 'set') return edit.to;
  return typeof from === 'number' ? movePrice(from, edit) : undefined;
}
