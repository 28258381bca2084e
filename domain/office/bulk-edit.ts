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

/** Of what it is, or, as a mark-up, of what the product costs the shop. */
export function movePrice(from: number, { by, amount, roundTo, rounding }: PriceMove): number {
  const moved = by === 'sum' ? from + amount : (from * (100 + amount)) / 100;
  return Math.round(ROUND[rounding](withoutDust(moved / roundTo)) * roundTo);
}

/** What a field becomes; undefined: there is nothing to move. */
export function toBulkValue(edit: BulkEdit, from: Json, cost: Json): Json | undefined {
  if (edit.kind === 'set') return edit.to;
  const start = edit.by === 'markup' ? cost : from;
  return typeof start === 'number' ? movePrice(start, edit) : undefined;
}
