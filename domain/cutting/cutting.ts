/**
 * Cutting plans: the exact number of tiles, planks, sheets or bars a work takes, with the place of every part for a
 * drawing to scale and the offcuts that serve again. Promises never fewer than needed; hides the packing. Millimetres.
 * The work is bounded: beyond a cap the answer is the percentage rule's, and the plan's `fallback` says so.
 */
export { type BarJob, type BarPlan, cutBars, splitRun } from './bars.ts';
export { byPercentRule, type LayingPlan, lowerBoundOf } from './plan.ts';
export { layPlanks, type PlankJob, type PlankPlan } from './planks.ts';
export { type Rect, type Region, rectangle } from './region.ts';
export { cutSheets, type SheetJob } from './sheets.ts';
export { isLargeFormat, layTiles, type TileJob, tilePercent } from './tiles.ts';
