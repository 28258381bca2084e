/**
 * Which cities have a map of their own (`/maps/{code}.{locale}.svg`, drawn by `npm run maps`), and where a place stands
 * on it. Only the frame travels to the browser: rivers and streets are in the picture.
 */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

export interface CityMapFrame {
  code: string;
  /** What the picture has in its middle. */
  middle: MapPoint;
  pxPerKm: number;
}

/** As wide as the widest page with its middle at the edge of a city, and as high as the highest sheet. */
export const CITY_MAP_WIDTH = 1800;
export const CITY_MAP_HEIGHT = 900;
const KM_PER_DEGREE = 111.2;

const frame = (code: string, latitude: number, longitude: number, pxPerKm: number): CityMapFrame => ({
  code,
  middle: { latitude, longitude },
  pxPerKm,
});

export const CITY_MAPS: readonly CityMapFrame[] = [
  frame('pavlodar', 52.29, 76.97, 25),
  frame('ekibastuz', 51.728, 75.327, 50),
  frame('astana', 51.147, 71.448, 20),
  frame('karaganda', 49.81, 73.11, 26),
  frame('ust-kamenogorsk', 49.945, 82.61, 30),
];

/** East and north of the middle, in kilometres; true enough for the size of a city. */
export function toKilometres(point: MapPoint, middle: MapPoint): { east: number; north: number } {
  return {
    east: (point.longitude - middle.longitude) * KM_PER_DEGREE * Math.cos((middle.latitude * Math.PI) / 180),
    north: (point.latitude - middle.latitude) * KM_PER_DEGREE,
  };
}

/** In pixels of the picture, from its upper left corner. */
export function placeOnMap({ middle, pxPerKm }: CityMapFrame, point: MapPoint): { x: number; y: number } {
  const { east, north } = toKilometres(point, middle);
  return { x: CITY_MAP_WIDTH / 2 + east * pxPerKm, y: CITY_MAP_HEIGHT / 2 - north * pxPerKm };
}

/** The map that bears every one of the points and shows them all on a sheet of this size; null where none does. */
export function findCityMap(
  points: readonly MapPoint[],
  sheet: { width: number; height: number },
): CityMapFrame | null {
  const isOn = (map: CityMapFrame) => {
    const spots = points.map((point) => placeOnMap(map, point));
    const isInside = spots.every(({ x, y }) => x > 0 && y > 0 && x < CITY_MAP_WIDTH && y < CITY_MAP_HEIGHT);
    const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
    return (
      isInside &&
      spread(spots.map(({ x }) => x)) <= sheet.width &&
      spread(spots.map(({ y }) => y)) <= sheet.height
    );
  };
  return points.length === 0 ? null : (CITY_MAPS.find(isOn) ?? null);
}
