/**
 * The cutting plan of a calculation: where every tile, plank, sheet or bar goes, which parts come of offcuts, and how
 * many pieces that takes, beside the rule of a percentage. For a drawing, a list of cuts, and for who doubts the number.
 */
import { type BarPlan, cutBars, splitRun } from '../cutting/bars.ts';
import { byPercentRule, type LayingPlan, lowerBoundOf } from '../cutting/plan.ts';
import { layPlanks } from '../cutting/planks.ts';
import { type Region, rectangle } from '../cutting/region.ts';
import { cutSheets } from '../cutting/sheets.ts';
import { layTiles } from '../cutting/tiles.ts';
import { listWalls, type Opening } from '../room.ts';
import type { Fields, Input } from './fields.ts';
import { toPlankRegion } from './laminate.ts';
import type { Role } from './roles.ts';
import type { Surface } from './surface.ts';
import { type TileInput, toTileJob } from './tile.ts';
import { toHoles, toTileRegion } from './tile-region.ts';

interface Counted {
  role: Role;
  /** Of the whole work; the plan itself is of one surface. */
  count: number;
  byPercent: number;
  lowerBound: number;
  /** The same surface so many times over: two faces of a partition, two layers. */
  times: number;
  piece: { widthMm: number; heightMm: number };
}

export type CuttingPlan =
  | (Counted & { kind: 'tiles' | 'planks' | 'sheets'; region: Region; plan: LayingPlan })
  | (Counted & { kind: 'bars'; plan: BarPlan });

type Planner = (input: Input<Fields>, surface: Surface) => CuttingPlan | null;

/** A rest shorter than this is not worth fixing to a wall. */
const LEAST_BAR_MM = 300;
const SAW_MM = 3;
const SHEET_PERCENT = 10;

export const planners: Readonly<Record<string, Planner>> = {
  tile(input, surface) {
    const job = toTileJob(input as TileInput, surface);
    if (!job) return null;
    const plan = layTiles(job);
    return { kind: 'tiles', role: 'tile', piece: job.tile, region: job.region, ...once(plan), plan };
  },

  laminate(input, surface) {
    const region = toPlankRegion(surface);
    if (!region || input.laying !== 'along') return null;
    const plank = { lengthMm: Number(input.plankLength), widthMm: Number(input.plankWidth) };
    const piece = { widthMm: plank.lengthMm, heightMm: plank.widthMm };
    const plan = layPlanks({ region, plank });
    return { kind: 'planks', role: 'laminate', piece, region, ...once(plan), plan };
  },

  decking(input, surface) {
    const region = toTileRegion(surface);
    if (!region || input.laying !== 'straight') return null;
    const plank = {
      lengthMm: Number(input.boardLength) * 1000,
      widthMm: Number(input.boardWidth) + Number(input.gap),
    };
    const piece = { widthMm: plank.lengthMm, heightMm: Number(input.boardWidth) };
    const laid = layPlanks({ region, plank });
    // A row is a board and the gap beside it: the saw cuts the board alone.
    const plan = {
      ...laid,
      parts: laid.parts.map((part) => ({ ...part, h: Math.min(part.h, piece.heightMm) })),
    };
    // A board has no locks: any part may be cut of any board.
    const bars = cutBars({
      barMm: plank.lengthMm,
      kerfMm: SAW_MM,
      parts: plan.parts.map(({ w }) => ({ lengthMm: w, count: 1 })),
    });
    const count = plan.fallback || bars.fallback ? plan.count : Math.min(plan.count, bars.count);
    return { kind: 'planks', role: 'deck-board', piece, region, ...once(plan), count, plan };
  },

  partition(input) {
    const [length, height] = [Number(input.length), Number(input.height)];
    const door: Opening = {
      kind: 'door',
      widthM: Number(input.doorWidth),
      heightM: Math.min(Number(input.doorHeight), height),
      count: Number(input.doors),
    };
    const holes = door.count > 0 ? toHoles([door], length, height) : [];
    const region = rectangle(length * 1000, height * 1000, holes);
    const piece = { widthMm: Number(input.sheetWidth) * 1000, heightMm: Number(input.sheetLength) * 1000 };
    return toSheetPlan(region, piece, input.layers === 'two' ? 4 : 2);
  },

  ceiling(input, surface) {
    const region = toTileRegion(surface);
    const piece = { widthMm: Number(input.sheetLength) * 1000, heightMm: Number(input.sheetWidth) * 1000 };
    return region && toSheetPlan(region, piece, 1);
  },

  skirting(input, { room }) {
    if (!room) return null;
    const barMm = Number(input.skirtingLength) * 1000;
    let doorways = room.openings
      .filter(({ kind }) => kind === 'door')
      .reduce((sum, { widthM, count }) => sum + widthM * count * 1000, 0);
    // Nobody said in which wall the doors stand: they are taken off the longest ones, a wall at a time.
    const runs = listWalls(room.shape)
      .map(({ lengthM }) => lengthM * 1000)
      .sort((a, b) => b - a)
      .map((wall) => {
        const gap = Math.min(doorways, wall);
        doorways -= gap;
        return wall - gap;
      })
      .filter((run) => run > 1);
    const parts = runs
      .flatMap((run) => splitRun(run, barMm, Math.min(LEAST_BAR_MM, barMm / 4)))
      .map((lengthMm) => ({ lengthMm, count: 1 }));
    const plan = cutBars({ barMm, kerfMm: SAW_MM, parts });
    const piece = { widthMm: barMm, heightMm: Number(input.skirtingHeight) };
    return { kind: 'bars', role: 'skirting', piece, ...once(plan), plan };
  },
};

const once = ({ count, byPercent, lowerBound }: Pick<LayingPlan, 'count' | 'byPercent' | 'lowerBound'>) => ({
  count,
  byPercent,
  lowerBound,
  times: 1,
});

/** Boards are cut to any edge and filled over: whatever fits is cut of one sheet, of all faces and layers together. */
function toSheetPlan(region: Region, piece: Counted['piece'], times: number): CuttingPlan {
  const plan = layTiles({
    region,
    tile: piece,
    jointMm: 0,
    laying: 'straight',
    keepFromMm: 100,
    mayTurn: true,
    percent: SHEET_PERCENT,
  });
  const cut = plan.parts.filter(({ isWhole }) => !isWhole);
  const sheets = cutSheets({
    sheet: piece,
    kerfMm: 0,
    parts: cut.map(({ w, h }) => ({ widthMm: w, heightMm: h, count: times, mayTurn: true })),
  });
  const packed = (plan.parts.length - cut.length) * times + sheets.count;
  const [workMm2, pieceMm2] = [plan.areaMm2 * times, piece.widthMm * piece.heightMm];
  const isPacked = !plan.fallback && !sheets.fallback && sheets.tooLarge.length === 0;
  return {
    kind: 'sheets',
    role: 'plasterboard',
    piece,
    region,
    times,
    count: isPacked ? Math.min(packed, plan.count * times) : plan.count * times,
    // Of all faces at once: what is left of one serves another.
    byPercent: byPercentRule(workMm2, pieceMm2, SHEET_PERCENT),
    lowerBound: lowerBoundOf(workMm2, pieceMm2),
    plan,
  };
}
