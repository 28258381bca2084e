/** The surface of a calculation as the cutting plan sees it: millimetres, with the openings in their places. */
import { type Rect, type Region, rectangle } from '../cutting/region.ts';
import { type Opening, toOutline } from '../room.ts';
import type { Surface } from './surface.ts';

/** Where a window stands when nobody said. */
const USUAL_SILL_M = 0.8;

/** Null for a bare area and for all walls at once: a plan is made wall by wall. */
export function toTileRegion({ kind, sides, room, openings }: Surface): Region | null {
  if (kind === 'wall' && sides)
    return rectangle(sides.xM * 1000, sides.yM * 1000, toHoles(openings, sides.xM, sides.yM));
  if (kind === 'walls' || !room) return null;
  return { outline: toOutline(room.shape).map(({ x, y }) => ({ x: x * 1000, y: y * 1000 })), holes: [] };
}

/** Openings without a place are spread over the wall at equal distances. */
export function toHoles(openings: readonly Opening[], wallM: number, heightM: number): Rect[] {
  const each = openings.flatMap((opening) => Array.from({ length: opening.count }, () => opening));
  const free = wallM - each.reduce((sum, { widthM }) => sum + widthM, 0);
  const gap = Math.max(0, free) / (each.length + 1);
  let next = gap;
  return each.map(({ kind, widthM, heightM: high, leftM, sillM }) => {
    const x = leftM ?? next;
    next += widthM + gap;
    const y = sillM ?? (kind === 'door' ? 0 : Math.max(0, Math.min(USUAL_SILL_M, heightM - high)));
    return { x: x * 1000, y: y * 1000, w: widthM * 1000, h: high * 1000 };
  });
}
