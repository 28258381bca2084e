/**
 * A room as it is measured: an outline seen from above (a rectangle, an L, any polygon), a height, and openings.
 * Promises floor, perimeter and walls of it, unrounded; hides the geometry. Metres throughout. The outline starts at
 * the origin's corner and runs round the room; the walls are numbered in that order.
 */
export interface Point {
  x: number;
  y: number;
}

export type Shape =
  | { kind: 'rectangle'; lengthM: number; widthM: number }
  /** A rectangle less the rectangle of the cut, taken out of the far corner. */
  | { kind: 'l'; lengthM: number; widthM: number; cutLengthM: number; cutWidthM: number }
  | { kind: 'polygon'; points: readonly Point[] };

export interface Opening {
  kind: 'door' | 'window';
  widthM: number;
  heightM: number;
  count: number;
  /** Where it stands in its wall, from the wall's left end and from the floor; unknown in most calculations. */
  leftM?: number;
  sillM?: number;
  /** Which wall that is; unknown in most calculations too. */
  wall?: number;
}

export interface Room {
  shape: Shape;
  heightM: number;
  openings: readonly Opening[];
  /** The walls that are covered; all of them, unless some are finished apart from the others. */
  walls?: readonly number[];
}

export interface RoomMeasures {
  floorM2: number;
  perimeterM: number;
  /** How far the covered walls run, and their areas: with their openings, the openings themselves, and what is left. */
  wallsM: number;
  grossWallsM2: number;
  openingsM2: number;
  wallsM2: number;
  /** Width of all doors: where no skirting runs. */
  doorwaysM: number;
  doors: number;
  /** Corners that point into the room's outside (of a rectangle all four), and those that stand into the room. */
  innerCorners: number;
  outerCorners: number;
}

export interface Wall {
  from: Point;
  to: Point;
  lengthM: number;
}

export function toOutline(shape: Shape): readonly Point[] {
  if (shape.kind === 'polygon') return shape.points;
  const { lengthM: x, widthM: y } = shape;
  if (shape.kind === 'rectangle') return toPoints([0, 0], [x, 0], [x, y], [0, y]);
  const cutX = x - shape.cutLengthM;
  const cutY = y - shape.cutWidthM;
  return toPoints([0, 0], [x, 0], [x, cutY], [cutX, cutY], [cutX, y], [0, y]);
}

export function listWalls(shape: Shape): Wall[] {
  return toEdges(toOutline(shape)).map(([from, to]) => ({
    from,
    to,
    lengthM: Math.hypot(to.x - from.x, to.y - from.y),
  }));
}

/** An opening in no known wall may be in any. */
export const listCoveredOpenings = ({ openings, walls }: Room): Opening[] =>
  openings.filter(({ wall }) => !walls || wall === undefined || walls.includes(wall));

export function measureRoom(room: Room): RoomMeasures {
  const { shape, heightM, openings, walls: covered } = room;
  const outline = toOutline(shape);
  const signed = signedArea(outline);
  const lengths = listWalls(shape).map(({ lengthM }) => lengthM);
  const perimeterM = lengths.reduce((sum, lengthM) => sum + lengthM, 0);
  const wallsM = covered ? covered.reduce((sum, wall) => sum + (lengths[wall] ?? 0), 0) : perimeterM;
  const openingsM2 = listCoveredOpenings(room).reduce(
    (sum, { widthM, heightM: high, count }) => sum + widthM * high * count,
    0,
  );
  const doors = openings.filter(({ kind }) => kind === 'door');
  const grossWallsM2 = wallsM * heightM;
  const innerCorners = countTurns(outline, Math.sign(signed));
  return {
    floorM2: Math.abs(signed),
    perimeterM,
    wallsM,
    grossWallsM2,
    openingsM2,
    wallsM2: Math.max(0, grossWallsM2 - openingsM2),
    doorwaysM: doors.reduce((sum, { widthM, count }) => sum + widthM * count, 0),
    doors: doors.reduce((sum, { count }) => sum + count, 0),
    innerCorners,
    outerCorners: countTurns(outline, -Math.sign(signed)),
  };
}

/** An outline that crosses itself has no inside, one whose points lie on a line has no area. */
export function isOutline(points: readonly Point[]): boolean {
  if (points.length < 3 || !(Math.abs(signedArea(points)) > 1e-4)) return false;
  const edges = toEdges(points);
  return edges.every(([a, b], index) =>
    edges.every(([c, d], other) => {
      if (other <= index) return true;
      const areNeighbours = other === index + 1 || (index === 0 && other === edges.length - 1);
      if (!areNeighbours) return !doMeet(a, b, c, d);
      const [shared, before, after] = other === index + 1 ? [b, a, d] : [a, b, c];
      const isFolded =
        turn(before, shared, after) === 0 &&
        (before.x - shared.x) * (after.x - shared.x) + (before.y - shared.y) * (after.y - shared.y) > 0;
      return !isFolded && (shared.x !== before.x || shared.y !== before.y);
    }),
  );
}

const toPoints = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

const toEdges = (points: readonly Point[]): [Point, Point][] =>
  points.map((point, index) => [point, points[(index + 1) % points.length] ?? point]);

function signedArea(points: readonly Point[]): number {
  return toEdges(points).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;
}

const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function countTurns(points: readonly Point[], direction: number): number {
  const edges = toEdges(points);
  return edges.filter(([a, b], index) => {
    const next = edges[(index + 1) % edges.length];
    return next && Math.sign(turn(a, b, next[1])) === direction;
  }).length;
}

function doMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const sides = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)].map(Math.sign);
  const [c1 = 0, d1 = 0, a1 = 0, b1 = 0] = sides;
  if (c1 * d1 < 0 && a1 * b1 < 0) return true;
  return (
    (c1 === 0 && isBetween(a, b, c)) ||
    (d1 === 0 && isBetween(a, b, d)) ||
    (a1 === 0 && isBetween(c, d, a)) ||
    (b1 === 0 && isBetween(c, d, b))
  );
}

const isBetween = (a: Point, b: Point, point: Point) =>
  Math.min(a.x, b.x) <= point.x &&
  point.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= point.y &&
  point.y <= Math.max(a.y, b.y);
