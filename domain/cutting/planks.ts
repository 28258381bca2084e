/**
 * Planks in rows (laminate, parquet, vinyl): a row begins with an offcut or a new plank, runs on in whole planks and
 * ends in a cut one. The rules of the trade: no part shorter than the least length, joints of neighbouring rows apart
 * by the least stagger, and locks: only the right end of a plank can begin a row's joint, only the left end can end it.
 * Where a run is too short for the rules they give way one after the other, and the plan says so.
 */
import { spend } from './budget.ts';
import { byPercentRule, fallBack, type LayingPlan, lowerBoundOf, type PlacedPart } from './plan.ts';
import { type End, PlankStock } from './plank-stock.ts';
import { areaOf, boxOf, EPSILON, type Region, runsOf, slicesOf } from './region.ts';
import { type Joints, planRun } from './run.ts';

export interface PlankJob {
  /** Already less the expansion gap; rows run along x. */
  region: Region;
  plank: { lengthMm: number; widthMm: number };
  leastPartMm?: number;
  leastStaggerMm?: number;
  kerfMm?: number;
  percent?: number;
}

export interface PlankPlan extends LayingPlan {
  rows: number;
  firstRowMm: number;
  lastRowMm: number;
  /** Runs where the least length or the stagger could not be kept. */
  relaxedRuns: number;
}

const PERCENT = 5;
const LEAST_PART_MM = 300;
const LEAST_STAGGER_MM = 300;
const NARROW_ROW_MM = 50;
const DEFAULT_KERF_MM = 3;
const MAX_PARTS = 20_000;
const MAX_PARTS_TO_RETRY = 3000;
const WORTHS = [0.5, 0.25, 0.75, 1, 0];

export function layPlanks(job: PlankJob): PlankPlan {
  const { lengthMm, widthMm } = job.plank;
  const areaMm2 = areaOf(job.region);
  const plankMm2 = lengthMm * widthMm;
  const bounds = {
    areaMm2,
    byPercent: byPercentRule(areaMm2, plankMm2, job.percent ?? PERCENT),
    lowerBound: lowerBoundOf(areaMm2, plankMm2),
  };
  const rows = toRows(job);
  const edges = { rows: rows.length, firstRowMm: rows.at(0)?.h ?? 0, lastRowMm: rows.at(-1)?.h ?? 0 };
  const partCount = rows.length * (boxOf(job.region).w / lengthMm + 2);
  if (partCount > MAX_PARTS) return { ...fallBack(bounds, 'too-large'), ...edges, relaxedRuns: 0 };
  const worths = partCount > MAX_PARTS_TO_RETRY ? WORTHS.slice(0, 1) : WORTHS;
  const [best, ...others] = worths.map((worth) => fillRows(job, rows, worth));
  const filled = others.reduce((a, b) => (isBetter(b, a) ? b : a), best ?? fillRows(job, rows, 0));
  return { ...bounds, ...edges, ...filled, angleDeg: 0, fallback: null };
}

type Filled = Pick<PlankPlan, 'count' | 'parts' | 'offcuts' | 'relaxedRuns'>;

/** The rules of laying come first, the number of planks second. */
function isBetter(a: Filled, b: Filled): boolean {
  return a.relaxedRuns === b.relaxedRuns ? a.count < b.count : a.relaxedRuns < b.relaxedRuns;
}

function fillRows(job: PlankJob, rows: readonly Row[], worth: number): Filled {
  const { plank, leastPartMm = LEAST_PART_MM, kerfMm = DEFAULT_KERF_MM } = job;
  const leastStaggerMm = job.leastStaggerMm ?? Math.min(LEAST_STAGGER_MM, plank.lengthMm / 3);
  const rules = { plankMm: plank.lengthMm, leastPartMm, leastStaggerMm };
  const stock = new PlankStock(plank, leastPartMm, kerfMm);
  const parts: PlacedPart[] = [];
  let relaxedRuns = 0;
  let above: Joints = [];
  for (const { y, h } of rows) {
    const joints: number[] = [];
    for (const { from, to } of runsOf(slicesOf(job.region, y, y + h))) {
      spend(above.length);
      const before = above.map((joint) => joint - from);
      const run = planRun(to - from, rules, before, stock.offer(worth));
      if (run.isRelaxed) relaxedRuns++;
      let x = from;
      for (const [position, w] of run.parts.entries()) {
        parts.push(stock.take({ x, y, w, h }, toEnd(position, run.parts.length)));
        x += w;
        if (position < run.parts.length - 1) joints.push(x);
      }
    }
    above = joints;
  }
  return { count: stock.count, parts, offcuts: stock.listOffcuts(), relaxedRuns };
}

function toEnd(position: number, length: number): End {
  if (length === 1) return 'any';
  if (position === 0) return 'right';
  return position === length - 1 ? 'left' : 'any';
}

interface Row {
  y: number;
  h: number;
}

/** A last row too narrow to hold is evened out with the first. */
function toRows({ region, plank: { widthMm } }: PlankJob): Row[] {
  const { y: bottom, h: across } = boxOf(region);
  const count = Math.ceil(across / widthMm - EPSILON);
  spend(count);
  const last = across - (count - 1) * widthMm;
  const first = count > 1 && last < NARROW_ROW_MM ? (widthMm + last) / 2 : Math.min(widthMm, across);
  return Array.from({ length: count }, (_, row) => {
    const y = row === 0 ? 0 : first + (row - 1) * widthMm;
    const top = row === count - 1 ? across : first + row * widthMm;
    return { y: bottom + y, h: top - y };
  });
}
