/** What one does to the room by hand: each move is the texts of the next address, or the same ones where it cannot be made. */
import type { Point } from '#domain/room.ts';
import {
  joinOutline,
  joinPlannerOpenings,
  number,
  parseAccent,
  parsePlannerOpenings,
  readRoom,
  sayMetres,
  type Texts,
} from './planner-room.ts';

const SNAP_M = 0.05;
const snap = (value: number) => Math.round(value / SNAP_M) * SNAP_M;

/**
 * A corner is moved: the far corner of a rectangle keeps it one, any other makes the room a free outline. Where that
 * would be no room (walls that cross, or too large a one) it stays where it was.
 */
export function moveCorner(texts: Texts, corner: number, to: Point): Record<string, string> {
  const outline = readRoom(texts)?.outline ?? [];
  const point = { x: snap(to.x), y: snap(to.y) };
  const isRectangle = (texts.shape || 'rectangle') === 'rectangle';
  const points = outline.map((each, index) => (index === corner ? point : each));
  const moved =
    isRectangle && corner === 2
      ? {
          ...texts,
          length: sayMetres(Math.max(0.5, point.x)),
          width: sayMetres(Math.max(0.5, point.y)),
        }
      : { ...texts, shape: 'polygon', outline: joinOutline(points) };
  return readRoom(moved) ? moved : { ...texts };
}

/** An opening slides along its wall, or over to the wall that is nearest. */
export function moveOpening(texts: Texts, index: number, to: Point): Record<string, string> {
  const planned = readRoom(texts);
  const opening = planned?.openings.find((each) => each.index === index);
  if (!planned || !opening) return { ...texts };
  const places = planned.walls.map(({ from, to: end, lengthM }, wall) => {
    const along = ((to.x - from.x) * (end.x - from.x) + (to.y - from.y) * (end.y - from.y)) / lengthM;
    const at = Math.min(Math.max(0, along), lengthM);
    const foot = {
      x: from.x + ((end.x - from.x) * at) / lengthM,
      y: from.y + ((end.y - from.y) * at) / lengthM,
    };
    return { wall, lengthM, along, distanceM: Math.hypot(to.x - foot.x, to.y - foot.y) };
  });
  const roomy = places.filter(({ lengthM }) => lengthM >= opening.widthM);
  const nearest = roomy.toSorted((a, b) => a.distanceM - b.distanceM)[0];
  if (!nearest) return { ...texts };
  return placeOpening(texts, index, nearest.wall, nearest.along - opening.widthM / 2);
}

/** Along its wall by so much; beyond the wall's end it stops there. */
export function slideOpening(texts: Texts, index: number, byM: number): Record<string, string> {
  const opening = readRoom(texts)?.openings.find((each) => each.index === index);
  return opening ? placeOpening(texts, index, opening.wall, opening.leftM + byM) : { ...texts };
}

/** Into the next wall round the room, or the one before. */
export function turnOpening(texts: Texts, index: number, by: 1 | -1): Record<string, string> {
  const planned = readRoom(texts);
  const opening = planned?.openings.find((each) => each.index === index);
  if (!planned || !opening) return { ...texts };
  const wall = (opening.wall + by + planned.walls.length) % planned.walls.length;
  return placeOpening(texts, index, wall, ((planned.walls[wall]?.lengthM ?? 0) - opening.widthM) / 2);
}

function placeOpening(texts: Texts, index: number, wall: number, leftM: number): Record<string, string> {
  const openings = parsePlannerOpenings(texts.openings ?? '');
  const lengthM = readRoom(texts)?.walls[wall]?.lengthM ?? 0;
  const free = Math.max(0, lengthM - number(openings[index]?.width ?? ''));
  const left = sayMetres(Math.min(Math.max(0, snap(leftM)), free));
  const moved = openings.map((each, at) => (at === index ? { ...each, wall, left } : each));
  return { ...texts, openings: joinPlannerOpenings(moved) };
}

export function removeOpening(texts: Texts, index: number): Record<string, string> {
  const kept = parsePlannerOpenings(texts.openings ?? '').filter((_, at) => at !== index);
  return { ...texts, openings: joinPlannerOpenings(kept) };
}

const USUAL = {
  d: { kind: 'd', width: '0,9', height: '2', left: '' },
  w: { kind: 'w', width: '1,5', height: '1,4', left: '' },
} as const;

/** In the longest wall that has none yet, else in the first. */
export function addOpening(texts: Texts, kind: 'd' | 'w'): Record<string, string> {
  const openings = parsePlannerOpenings(texts.openings ?? '');
  const walls = readRoom(texts)?.walls ?? [];
  const free = walls
    .map(({ lengthM }, wall) => ({ lengthM, wall }))
    .filter(({ wall }) => openings.every((opening) => opening.wall !== wall))
    .sort((a, b) => b.lengthM - a.lengthM)[0];
  const added = { ...USUAL[kind], wall: free?.wall ?? 0 };
  return { ...texts, openings: joinPlannerOpenings([...openings, added]) };
}

/** A new corner in the middle of the longest wall. */
export function addCorner(texts: Texts): Record<string, string> {
  const { outline: points = [], walls = [] } = readRoom(texts) ?? {};
  const longest = Math.max(...walls.map(({ lengthM }) => lengthM));
  const wall = walls.findIndex(({ lengthM }) => lengthM === longest);
  const [from, to] = [points[wall], points[(wall + 1) % points.length]];
  if (!from || !to) return { ...texts };
  const middle = { x: snap((from.x + to.x) / 2), y: snap((from.y + to.y) / 2) };
  const outline = joinOutline(points.toSpliced(wall + 1, 0, middle));
  return renumber({ ...texts, shape: 'polygon', outline }, (each) => (each > wall ? each + 1 : each));
}

/** Its two walls become one; a room keeps three corners, and a corner without which it is no room. */
export function removeCorner(texts: Texts, corner: number): Record<string, string> {
  const points = readRoom(texts)?.outline ?? [];
  const outline = joinOutline(points.filter((_, index) => index !== corner));
  const last = points.length - 2;
  const removed = renumber({ ...texts, shape: 'polygon', outline }, (wall) => {
    if (corner === 0) return wall === 0 ? last : wall - 1;
    return wall >= corner ? wall - 1 : wall;
  });
  return readRoom(removed) ? removed : { ...texts };
}

/** Openings and accents go with their walls when the walls are counted anew. */
function renumber(texts: Record<string, string>, toWall: (wall: number) => number): Record<string, string> {
  const openings = parsePlannerOpenings(texts.openings ?? '').map((opening) => ({
    ...opening,
    wall: toWall(opening.wall),
  }));
  const accent = [...new Set(parseAccent(texts).map(toWall))];
  return {
    ...texts,
    ...(texts.openings ? { openings: joinPlannerOpenings(openings) } : {}),
    ...(texts.accentWalls ? { accentWalls: accent.sort((a, b) => a - b).join(',') } : {}),
  };
}

/** A wall is finished apart, or like the others again. */
export function toggleAccent(texts: Texts, wall: number): Record<string, string> {
  const accent = parseAccent(texts);
  const next = accent.includes(wall) ? accent.filter((each) => each !== wall) : [...accent, wall];
  return { ...texts, accentWalls: next.sort((a, b) => a - b).join(',') };
}
