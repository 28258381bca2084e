/** The walls of a room side by side, as if it were a box cut open, with doors and windows standing in them. */
import { readTexts } from '#domain/calculators/calculators.ts';
import { listWalls, type Opening, toOutline } from '#domain/room.ts';
import type { Box, Spot } from './plane.tsx';

export interface Unfolded {
  widthMm: number;
  heightMm: number;
  /** Where one wall ends and the next begins. */
  foldsMm: number[];
  holes: (Box & { isDoor: boolean })[];
}

const SILL_M = 0.8;

/** Null where a floor, a ceiling or a bare area is measured. */
export function unfold(code: string, texts: Readonly<Record<string, string>>): Unfolded | null {
  const surface = readTexts(code, texts)?.surface;
  if (!surface) return null;
  const { kind, room, sides, openings } = surface;
  if (kind === 'wall' && sides) return place([sides.xM], sides.yM, openings);
  if (kind !== 'walls' || !room) return null;
  return place(
    listWalls(room.shape).map(({ lengthM }) => lengthM),
    room.heightM,
    room.openings,
  );
}

/** Each opening goes into the wall with the most room left, its walls in turn, and stands in the middle of its share. */
function place(walls: readonly number[], heightM: number, openings: readonly Opening[]): Unfolded {
  const starts = walls.map((_, index) => walls.slice(0, index).reduce((sum, length) => sum + length, 0));
  const each = openings.flatMap((opening) =>
    Array.from({ length: Math.min(opening.count, 30) }, () => opening),
  );
  const shares = walls.map((): Opening[] => []);
  for (const opening of each) {
    const free = walls.map((length, index) => ({
      index,
      rest: length - (shares[index] ?? []).reduce((sum, { widthM }) => sum + widthM, 0),
      taken: shares[index]?.length ?? 0,
    }));
    const [best] = free.toSorted((a, b) => a.taken - b.taken || b.rest - a.rest);
    shares[best?.index ?? 0]?.push(opening);
  }
  const holes = shares.flatMap((share, wall) => {
    const length = walls[wall] ?? 0;
    const gap = Math.max(0, length - share.reduce((sum, { widthM }) => sum + widthM, 0)) / (share.length + 1);
    let next = gap;
    return share.map(({ kind, widthM, heightM: high, leftM, sillM }) => {
      const x = (starts[wall] ?? 0) + (leftM ?? next);
      next += widthM + gap;
      const isDoor = kind === 'door';
      const y = sillM ?? (isDoor ? 0 : Math.max(0, Math.min(SILL_M, heightM - high)));
      return { x: x * 1000, y: y * 1000, w: widthM * 1000, h: Math.min(high, heightM) * 1000, isDoor };
    });
  });
  return {
    widthMm: walls.reduce((sum, length) => sum + length, 0) * 1000,
    heightMm: heightM * 1000,
    foldsMm: starts.slice(1).map((start) => start * 1000),
    holes,
  };
}

export interface FloorPlan {
  outline: Spot[];
  widthMm: number;
  heightMm: number;
}

/** The outline of a floor or a ceiling; of a bare area a square that large. */
export function findFloor(code: string, texts: Readonly<Record<string, string>>): FloorPlan | null {
  const surface = readTexts(code, texts)?.surface;
  if (!surface) return null;
  const { room, areaM2 } = surface;
  const side = Math.sqrt(areaM2);
  const points = room
    ? toOutline(room.shape)
    : [
        { x: 0, y: 0 },
        { x: side, y: 0 },
        { x: side, y: side },
        { x: 0, y: side },
      ];
  const [minX, minY] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const outline = points.map(({ x, y }) => ({ x: (x - minX) * 1000, y: (y - minY) * 1000 }));
  return {
    outline,
    widthMm: Math.max(...outline.map(({ x }) => x)),
    heightMm: Math.max(...outline.map(({ y }) => y)),
  };
}
