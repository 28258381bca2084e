import type { BulkEdit } from '#contract/office/bulk.ts';
import { parseCell } from '#domain/office/cells.ts';

type Move = Extract<BulkEdit, { kind: 'move' }>;
/** As it is typed: the amount is still a text. */
export interface PriceMove extends Pick<Move, 'by' | 'roundTo' | 'rounding'> {
  amount: string;
}

/** Null: nobody could mean it. A plus may be written, as the field itself shows it. */
export function toMove(field: Move['field'], { amount, ...move }: PriceMove): Move | null {
  const read = parseCell(
    amount
      .trim()
      .replace('\u2212', '-')
      .replace(/^\+\s*/, ''),
    'number',
  );
  if (typeof read !== 'object' || typeof read.value !== 'number' || read.value === 0) return null;
  return { kind: 'move', field, amount: read.value, ...move };
}
