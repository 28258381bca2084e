/**
 * Tiles (and sheets against a wall) on their grid: which stay whole, how the others are cut, and which offcuts serve
 * again. A part must meet its neighbours with the maker's edge: a cut edge goes to the wall or the opening. So an
 * offcut serves only where its sound edges are the ones needed, if need be after half a turn.
 */
import { byPercentRule, fallBack, type LayingPlan, lowerBoundOf, type PlacedPart } from './plan.ts';
import { areaOf, boxOf, EPSILON, type Rect, type Region, slicesOf, turned, visibleIn } from './region.ts';
import { type Demand, TileStock } from './tile-stock.ts';

export type TileLaying = 'straight' | 'brick' | 'diagonal' | 'herringbone';

export interface TileJob {
  region: Region;
  tile: { widthMm: number; heightMm: number };
  jointMm: number;
  laying: TileLaying;
  /** Of a row against the row below, as a share of the tile; a half unless told. */
  brickShift?: number;
  startFrom?: 'left' | 'right' | 'centre';
  /** Offcuts with both sides at least this long are kept for reuse; null throws every offcut away. */
  keepFromMm: number | null;
  kerfMm?: number;
  /** A tile without a direction in its drawing may be turned by half a turn. */
  mayTurn?: boolean;
  /** On top of the percentage the laying asks for by itself. */
  percent?: number;
}

const PERCENT: Record<TileLaying, number> = { straight: 7, brick: 10, diagonal: 15, herringbone: 15 };
const LARGE_FORMAT = { shortMm: 600, longMm: 1200, percent: 3 };
const MAX_CELLS = 20_000;
const MAX_CUTS = 3000;
const DEFAULT_KERF_MM = 3;

export function tilePercent(laying: TileLaying, widthMm: number, heightMm: number): number {
  return PERCENT[laying] + (isLargeFormat(widthMm, heightMm) ? LARGE_FORMAT.percent : 0);
}

export function isLargeFormat(widthMm: number, heightMm: number): boolean {
  const isShort = Math.min(widthMm, heightMm) < LARGE_FORMAT.shortMm;
  return !isShort && Math.max(widthMm, heightMm) >= LARGE_FORMAT.longMm;
}

export function layTiles(job: TileJob): LayingPlan {
  const { widthMm, heightMm } = job.tile;
  const areaMm2 = areaOf(job.region);
  const tileMm2 = widthMm * heightMm;
  const percent = job.percent ?? tilePercent(job.laying, widthMm, heightMm);
  // Without a plan the joints may cover as much as they can; with one the parts themselves are summed up.
  const pitchMm2 = (widthMm + job.jointMm) * (heightMm + job.jointMm);
  const bounds = {
    areaMm2,
    byPercent: byPercentRule(areaMm2, tileMm2, percent),
    lowerBound: lowerBoundOf(areaMm2, pitchMm2),
  };
  const isDiagonal = job.laying === 'diagonal';
  if (job.laying === 'herringbone' || (isDiagonal && job.region.holes.length > 0))
    return fallBack(bounds, 'laying');
  const region = isDiagonal ? turned(job.region, 45) : job.region;
  if (countCells(region, job) > MAX_CELLS) return fallBack(bounds, 'too-large');
  const cells = listCells(region, job);
  const stock = new TileStock(job.tile, job.keepFromMm, job.kerfMm ?? DEFAULT_KERF_MM, job.mayTurn ?? false);
  const parts: PlacedPart[] = cells
    .filter(({ isWhole }) => isWhole)
    .map((cell) => stock.takeWhole(cell.part));
  const cuts = cells
    .filter(({ isWhole }) => !isWhole)
    .sort((a, b) => b.part.w * b.part.h - a.part.w * a.part.h);
  if (cuts.length > MAX_CUTS) return fallBack(bounds, 'too-large');
  parts.push(...cuts.map((cell) => stock.take(cell.part, cell.demand)));
  const partsMm2 = cells.reduce((sum, cell) => sum + cell.areaMm2, 0);
  return {
    ...bounds,
    lowerBound: lowerBoundOf(partsMm2, tileMm2),
    count: stock.count,
    parts,
    offcuts: stock.offcuts,
    angleDeg: isDiagonal ? 45 : 0,
    fallback: null,
  };
}

interface Cell {
  part: Rect;
  areaMm2: number;
  demand: Demand;
  isWhole: boolean;
}

function listCells(region: Region, job: TileJob): Cell[] {
  const { widthMm, heightMm } = job.tile;
  const box = boxOf(region);
  const pitchX = widthMm + job.jointMm;
  const pitchY = heightMm + job.jointMm;
  const startX = box.x + startShift(box.w, pitchX, job);
  const shift = job.laying === 'brick' ? (job.brickShift ?? 0.5) * pitchX : 0;
  const cells: Cell[] = [];
  for (let row = 0, y = box.y; y < box.y + box.h - EPSILON; row++, y += pitchY) {
    const slices = slicesOf(region, y, y + heightMm);
    const rowX = startX - ((row * shift) % pitchX);
    for (let x = rowX; x < box.x + box.w - EPSILON; x += pitchX) {
      const { areaMm2, ...part } = visibleIn(slices, { from: x, to: x + widthMm });
      if (areaMm2 <= EPSILON || part.w <= EPSILON || part.h <= EPSILON) continue;
      const demand: Demand = {
        left: part.x - x < EPSILON,
        right: x + widthMm - part.x - part.w < EPSILON,
        bottom: part.y - y < EPSILON,
        top: y + heightMm - part.y - part.h < EPSILON,
      };
      cells.push({ part, areaMm2, demand, isWhole: areaMm2 >= widthMm * heightMm - EPSILON * widthMm });
    }
  }
  return cells;
}

function startShift(lengthMm: number, pitchMm: number, { startFrom = 'left', jointMm }: TileJob): number {
  if (startFrom === 'left') return 0;
  const spare = Math.ceil((lengthMm + jointMm) / pitchMm - EPSILON) * pitchMm - jointMm - lengthMm;
  return startFrom === 'right' ? -spare : -spare / 2;
}

function countCells(region: Region, { tile, jointMm }: TileJob): number {
  const { w, h } = boxOf(region);
  return (w / (tile.widthMm + jointMm) + 2) * (h / (tile.heightMm + jointMm) + 1);
}
