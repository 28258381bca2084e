/**
 * Sheets and boards that are cut to the buyer's sizes: the plan is that of the calculators' cutting, within its budget, and
 * says how many pieces it takes. Sheets are charged by the metre of cut, boards by the cut.
 */

import { cutBars } from '../cutting/bars.ts';
import { PLAN_STEPS, withinBudget } from '../cutting/budget.ts';
import { cutSheets } from '../cutting/sheets.ts';
import { type CutPart, parseParts } from './parts-list.ts';

export {
  type CutPart,
  LEAST_MM,
  MOST_LINES,
  MOST_PARTS,
  parseParts,
  sayParts,
  writeParts,
} from './parts-list.ts';

/** One piece of the goods as it is bought. */
export interface CutStock {
  lengthMm: number;
  /** 0 for a board */
  widthMm: number;
}

interface PlacedPart {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** As it is kept with an order and drawn. */
export interface CutPlan {
  stock: CutStock;
  pieces: { parts: PlacedPart[] }[];
  /** metres of cut for sheets, cuts for boards; never 0 */
  charged: number;
}

export const KERF_MM = 3;
/** Of a metre in a sheet and of a cut across a board. */
export const CUT_TENGE = { sheet: 200, board: 150 } as const;

export const isBoard = ({ widthMm }: CutStock): boolean => widthMm === 0;

/** Null for parts that do not fit, that are of the other kind, or that would take too long to plan. */
export function planCuts(stock: CutStock, parts: readonly CutPart[]): CutPlan | null {
  if (parts.some(({ widthMm }) => (widthMm === 0) !== isBoard(stock))) return null;
  const planned = withinBudget(PLAN_STEPS, () => (isBoard(stock) ? planBoards : planSheets)(stock, parts));
  return planned?.value ?? null;
}

/** Of a list as it travels. */
export function planList(stock: CutStock, detail: string): CutPlan | null {
  const parts = parseParts(detail);
  return parts && planCuts(stock, parts);
}

function planSheets(stock: CutStock, parts: readonly CutPart[]): CutPlan | null {
  const plan = cutSheets({
    sheet: { widthMm: stock.lengthMm, heightMm: stock.widthMm },
    kerfMm: KERF_MM,
    parts: parts.map(({ lengthMm, widthMm, count }) => ({
      widthMm: lengthMm,
      heightMm: widthMm,
      count,
      mayTurn: true,
    })),
  });
  if (plan.tooLarge.length > 0 || plan.fallback !== null) return null;
  const pieces = plan.sheets.map((sheet) => ({
    parts: sheet.parts.map(({ x, y, w, h }) => ({ x, y, w, h })),
  }));
  // An edge that lies on the sheet's own is not cut, nor one that is less than a kerf from it.
  const cutMm = pieces
    .flatMap(({ parts: placed }) => placed)
    .reduce(
      (sum, { x, y, w, h }) =>
        sum + (x + w + KERF_MM < stock.lengthMm ? h : 0) + (y + h + KERF_MM < stock.widthMm ? w : 0),
      0,
    );
  return { stock, pieces, charged: Math.max(1, Math.ceil(cutMm / 1000)) };
}

function planBoards(stock: CutStock, parts: readonly CutPart[]): CutPlan | null {
  const plan = cutBars({ barMm: stock.lengthMm, kerfMm: KERF_MM, parts });
  if (plan.tooLong.length > 0 || plan.fallback !== null) return null;
  const pieces = plan.bars.map((bar) => ({
    parts: bar.parts.map(({ x, lengthMm }) => ({ x, y: 0, w: lengthMm, h: 0 })),
  }));
  const cuts = pieces
    .flatMap(({ parts: placed }) => placed)
    .filter(({ x, w }) => x + w + KERF_MM < stock.lengthMm).length;
  return { stock, pieces, charged: Math.max(1, cuts) };
}

/** What a product's own words say of it; null for what is not cut. */
export function toCutStock({
  family,
  baseUnit,
  lengthMm,
  widthMm,
  lengthM,
}: {
  family: string | null;
  baseUnit: string;
  lengthMm: number | null;
  widthMm: number | null;
  lengthM: number | null;
}): CutStock | null {
  if ((family === 'SHEET' || family === 'GLASS') && baseUnit === 'sheet' && lengthMm && widthMm)
    return { lengthMm, widthMm };
  return family === 'WOOD' && baseUnit === 'piece' && lengthM
    ? { lengthMm: Math.round(lengthM * 1000), widthMm: 0 }
    : null;
}
