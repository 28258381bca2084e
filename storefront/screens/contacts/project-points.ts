/** Where stores stand on the sheet of their city's map, or on a plain one. */
import type { Store } from '#contract/stores.ts';
import { findCityMap, placeOnMap, toKilometres } from '#domain/city-maps.ts';

type Point = Store['point'];

/** What is always in sight; where there is more room, more of the city is. */
export const SHEET_WIDTH = 364;
export const SHEET_HEIGHT = 334;
/** A pin stands above its place, so that it needs more room there than beside it. */
const MARGIN = { side: 32, top: 60, bottom: 36 };
const ROOM = {
  width: SHEET_WIDTH - 2 * MARGIN.side,
  height: SHEET_HEIGHT - MARGIN.top - MARGIN.bottom,
};
const MIDDLE = { x: SHEET_WIDTH / 2, y: MARGIN.top + ROOM.height / 2 };
const MAX_PX_PER_KM = 90;

export interface SchemePoint {
  x: number;
  y: number;
}

interface Projection {
  spots: SchemePoint[];
  pxPerKm: number;
  /** The city's own map and where its upper left corner lies; null: a plain grid. */
  map: { code: string; x: number; y: number } | null;
}

/** Where the points stand on the sheet, north up and true to scale. */
export function projectPoints(points: readonly Point[]): Projection {
  const middleOf = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const middle = {
    latitude: middleOf(points.map((point) => point.latitude)),
    longitude: middleOf(points.map((point) => point.longitude)),
  };
  const map = findCityMap(points, ROOM);
  const inKm = points.map((point) => toKilometres(point, map?.middle ?? middle));
  const reach = (values: number[], room: number) => room / 2 / Math.max(...values.map(Math.abs), 0.01);
  const easts = inKm.map(({ east }) => east);
  const norths = inKm.map(({ north }) => north);
  const pxPerKm =
    map?.pxPerKm ?? Math.min(MAX_PX_PER_KM, reach(easts, ROOM.width), reach(norths, ROOM.height));
  const [east, north] = [middleOf(easts), middleOf(norths)];
  const spots = inKm.map((each) => ({
    x: Math.round(MIDDLE.x + (each.east - east) * pxPerKm),
    y: Math.round(MIDDLE.y - (each.north - north) * pxPerKm),
  }));
  const [first] = points;
  const [firstSpot] = spots;
  if (!map || !first || !firstSpot) return { spots, pxPerKm, map: null };
  const onMap = placeOnMap(map, first);
  return {
    spots,
    pxPerKm,
    map: { code: map.code, x: Math.round(firstSpot.x - onMap.x), y: Math.round(firstSpot.y - onMap.y) },
  };
}
