/** The goods of an order as they are carried: weights, sizes, and how awkward they are on the stairs. */

import type { Piece } from '#domain/orders/delivery-price.ts';
import type { Awkwardness, CarriedGoods } from '#domain/orders/lifting.ts';
import { totalWeightKg } from '#domain/weight.ts';
import type { GoodsRow } from './carried-goods.queries.ts';

const AWKWARD: Readonly<Record<string, Awkwardness>> = { SHEET: 'sheet', DOOR: 'sheet', BLOCK: 'block' };
/** 1C writes 0 for a weight nobody filled in. */
const DEFAULT_WEIGHT_KG = 1;

export interface Carried {
  pieces: Piece[];
  carried: CarriedGoods[];
  /** rounded up, once (spec 4) */
  weightKg: number;
  volumeM3: number;
  longestSideM: number;
}

const weightOf = ({ weightKg }: GoodsRow): number => weightKg || DEFAULT_WEIGHT_KG;

/** What a line keeps of its goods, so that it says the same when they are called otherwise or gone. */
export const toKeptGoods = (row: GoodsRow) => ({
  productId: row.id,
  productCode: row.code,
  article: row.article,
  externalId: row.externalId,
  nameRu: row.nameRu,
  nameKz: row.nameKz,
  unitRu: row.unitRu,
  unitKz: row.unitKz,
  ntin: row.ntin,
  weightKg: weightOf(row),
  warrantyMonths: row.warrantyMonths,
});

export function toCarried(lines: readonly { row: GoodsRow; count: number }[]): Carried {
  const pieces = lines.map(({ row, count }) => {
    const sides = [row.lengthMm ?? 0, row.widthMm ?? 0, row.heightMm ?? 0].map((mm) => mm / 1000);
    return {
      count,
      weightKg: weightOf(row),
      volumeM3: sides.reduce((volume, side) => volume * side, 1),
      longestSideM: Math.max(...sides),
    };
  });
  return {
    pieces,
    carried: lines.map(({ row, count }, at) => ({
      count,
      weightKg: weightOf(row),
      longestSideM: pieces[at]?.longestSideM ?? 0,
      kind: AWKWARD[row.family ?? ''] ?? 'plain',
    })),
    weightKg: totalWeightKg(
      lines.map(({ row, count }) => ({ count, product: { units: [{ base: true, weight: row.weightKg }] } })),
    ),
    volumeM3: pieces.reduce((sum, { count, volumeM3 }) => sum + count * volumeM3, 0),
    longestSideM: pieces.reduce((most, { longestSideM }) => Math.max(most, longestSideM), 0),
  };
}
