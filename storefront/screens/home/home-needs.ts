/** What a floor of the home page's room needs, in whole packs of three goods of the range. */
import { priceView, type UserType } from '#domain/price.ts';
import { findSecondUnit, packsFor } from '#domain/units.ts';
import { totalWeightKg } from '#domain/weight.ts';
import type { CardProduct } from '../../features/catalog/card-product.ts';

export interface FloorGoods {
  laminate: CardProduct;
  underlay: CardProduct | null;
  skirting: CardProduct | null;
}

export interface FloorNeeds {
  /** with the reserve */
  areaM2: number;
  lines: { product: CardProduct; count: number; sum: number }[];
  total: number;
  weightKg: number;
}

const SIDE_M = { least: 0.5, most: 30 };
const MOST_RESERVE = 50;
const UNDERLAY_RESERVE = 5;
/** No skirting runs across a doorway. */
const DOORWAY_M = 0.9;

/** A number as people type it; null for anything else. */
function parseDecimal(typed: string): number | null {
  const plain = typed.replace(/[\s\u00A0]/g, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

export function parseSide(typed: string): number | null {
  const metres = parseDecimal(typed);
  return metres !== null && metres >= SIDE_M.least && metres <= SIDE_M.most ? metres : null;
}

export function parseReserve(typed: string): number | null {
  const percent = parseDecimal(typed);
  return percent !== null && percent >= 0 && percent <= MOST_RESERVE ? percent : null;
}

export function findFloorNeeds(
  { laminate, underlay, skirting }: FloorGoods,
  { lengthM, widthM, reserve }: { lengthM: number; widthM: number; reserve: number },
  type: UserType,
): FloorNeeds {
  const floorM2 = lengthM * widthM;
  const areaM2 = (floorM2 * (100 + reserve)) / 100;
  const wanted: [CardProduct | null, number][] = [
    [laminate, areaM2],
    [underlay, (floorM2 * (100 + UNDERLAY_RESERVE)) / 100],
    [skirting, Math.max(0, 2 * (lengthM + widthM) - DOORWAY_M)],
  ];
  const lines = wanted.flatMap(([product, amount]) => {
    const ratio = product && findSecondUnit(product.units)?.ratio;
    if (!product || !ratio) return [];
    const count = packsFor(amount, ratio);
    return [{ product, count, sum: count * priceView(product, type, count).price }];
  });
  return {
    areaM2: Math.round(areaM2 * 100) / 100,
    lines,
    total: lines.reduce((sum, line) => sum + line.sum, 0),
    weightKg: totalWeightKg(lines),
  };
}
