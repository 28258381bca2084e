/** Rings of zones as they are drawn: corners on a sheet in kilometres, moved by hand or by keys. */
import { type MapPoint, toKilometres } from '../city-maps.ts';
import type { Ring } from '../delivery-zone.ts';

export interface SheetPoint {
  east: number;
  north: number;
}

const KM_PER_DEGREE = 111.2;
/** Four places are ten metres: a corner stands on a street, not on a stone. */
const DIGITS = 1e5;
const round = (degrees: number): number => Math.round(degrees * DIGITS) / DIGITS;

export function fromSheet(
  { east, north }: SheetPoint,
  middle: MapPoint,
): [longitude: number, latitude: number] {
  const perDegree = KM_PER_DEGREE * Math.cos((middle.latitude * Math.PI) / 180);
  return [round(middle.longitude + east / perDegree), round(middle.latitude + north / KM_PER_DEGREE)];
}

export const toSheet = ([longitude, latitude]: Ring[number], middle: MapPoint): SheetPoint =>
  toKilometres({ latitude, longitude }, middle);

/** Without the corner that only repeats the first. */
export function openRing(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = ring.length > 1 && first && last && first[0] === last[0] && first[1] === last[1];
  return isClosed ? ring.slice(0, -1) : ring;
}

export const closeRing = (ring: Ring): Ring => {
  const [first] = ring;
  return first ? [...openRing(ring), first] : ring;
};

export const moveCorner = (ring: Ring, at: number, by: SheetPoint, middle: MapPoint): Ring =>
  ring.map((corner, index) => {
    if (index !== at) return corner;
    const { east, north } = toSheet(corner, middle);
    return fromSheet({ east: east + by.east, north: north + by.north }, middle);
  });

/** In the middle of the side that begins at this corner. */
export function addCorner(ring: Ring, after: number): Ring {
  const [one, other] = [ring[after], ring[(after + 1) % ring.length]];
  if (!one || !other) return ring;
  const between = [round((one[0] + other[0]) / 2), round((one[1] + other[1]) / 2)] as const;
  return [...ring.slice(0, after + 1), between, ...ring.slice(after + 1)];
}

const FEWEST_CORNERS = 3;
const MOST_CORNERS = 200;
const FARTHEST_KM = 80;

export const dropCorner = (ring: Ring, at: number): Ring =>
  ring.length > FEWEST_CORNERS ? ring.filter((_corner, index) => index !== at) : ring;

export type RingFault = 'few' | 'many' | 'crossed' | 'far';

/** Why a ring is no zone; null: it is one. */
export function findRingFault(ring: Ring, middle: MapPoint): RingFault | null {
  const corners = openRing(ring);
  if (corners.length < FEWEST_CORNERS) return 'few';
  if (corners.length > MOST_CORNERS) return 'many';
  const spots = corners.map((corner) => toSheet(corner, middle));
  if (spots.some(({ east, north }) => Math.hypot(east, north) > FARTHEST_KM)) return 'far';
  return isCrossed(spots) ? 'crossed' : null;
}

/** Two sides that are no neighbours meet. */
function isCrossed(spots: readonly SheetPoint[]): boolean {
  const sides = spots.map((from, at) => [from, spots[(at + 1) % spots.length] ?? from] as const);
  return sides.some((one, at) =>
    sides.some((other, index) => {
      const isNeighbour = index <= at + 1 || (at === 0 && index === sides.length - 1);
      return !isNeighbour && doMeet(one, other);
    }),
  );
}

type Side = readonly [SheetPoint, SheetPoint];

function doMeet([a, b]: Side, [c, d]: Side): boolean {
  const turn = (p: SheetPoint, q: SheetPoint, r: SheetPoint) =>
    Math.sign((q.east - p.east) * (r.north - p.north) - (q.north - p.north) * (r.east - p.east));
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

const BLUR_KM = 0.2;

/** On a grid of 200 m: where goods were brought to, and nobody's house. */
export function blurPoint(point: MapPoint, middle: MapPoint): SheetPoint {
  const { east, north } = toKilometres(point, middle);
  const snap = (km: number) => Math.round(km / BLUR_KM) * BLUR_KM;
  return { east: snap(east), north: snap(north) };
}
