import { expect, test } from 'vitest';
import { CITY_MAPS, placeOnMap } from '#domain/city-maps.ts';
import { projectPoints, SHEET_HEIGHT, SHEET_WIDTH } from './project-points.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('north is up, east is right, and all points lie on the sheet, with a map or without', () => {
  for (const [latitude, longitude] of [
    [52.3, 76.9],
    [47.1, 51.9],
  ] as const) {
    const { spots } = projectPoints([
      at(latitude, longitude),
      at(latitude - 0.02, longitude + 0.1),
      at(latitude - 0.05, longitude + 0.05),
    ]);
    const [north, east, south] = spots;
    expect(north?.y).toBeLessThan(south?.y ?? 0);
    expect(east?.x).toBeGreaterThan(north?.x ?? 0);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(32);
      expect(x).toBeLessThanOrEqual(SHEET_WIDTH - 32);
      expect(y).toBeGreaterThanOrEqual(60);
      expect(y).toBeLessThanOrEqual(SHEET_HEIGHT - 36);
    }
  }
});

test('a kilometre is as long to the north as to the east', () => {
  const latitude = 47;
  const kmEast = 1 / (111.2 * Math.cos((latitude * Math.PI) / 180));
  const kmNorth = 1 / 111.2;
  const { spots, pxPerKm, map } = projectPoints([
    at(latitude, 51),
    at(latitude, 51 + kmEast),
    at(latitude + kmNorth, 51),
  ]);
  expect(map).toBeNull();
  const [corner, east, north] = spots;
  expect((east?.x ?? 0) - (corner?.x ?? 0)).toBeCloseTo(pxPerKm, -0.5);
  expect((corner?.y ?? 0) - (north?.y ?? 0)).toBeCloseTo(pxPerKm, -0.5);
});

test('a single store stands in the middle', () => {
  expect(projectPoints([at(47, 51)]).spots).toEqual([{ x: 182, y: 179 }]);
  expect(projectPoints([at(52.28, 76.95)]).spots).toEqual([{ x: 182, y: 179 }]);
});

test('every pin stands on the place of the map that its coordinates name', () => {
  const stores = [at(52.26, 76.99), at(52.287, 76.955), at(52.33, 76.96)];
  const { spots, map } = projectPoints(stores);
  const [pavlodar] = CITY_MAPS;
  if (!map || !pavlodar) throw new Error('Pavlodar has a map');
  expect(map.code).toBe('pavlodar');
  for (const [index, store] of stores.entries()) {
    const onMap = placeOnMap(pavlodar, store);
    expect(Math.abs((spots[index]?.x ?? 0) - map.x - onMap.x)).toBeLessThanOrEqual(1.5);
    expect(Math.abs((spots[index]?.y ?? 0) - map.y - onMap.y)).toBeLessThanOrEqual(1.5);
  }
});

test('stores of several cities, or of one without a map, stand on a plain sheet', () => {
  expect(projectPoints([at(52.28, 76.95), at(51.16, 71.44)]).map).toBeNull();
  expect(projectPoints([at(43.24, 76.94)]).map).toBeNull();
});
