import { expect, test } from 'vitest';
import { projectPoints } from './store-scheme.tsx';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('north is up, east is right, and all points lie on the sheet', () => {
  const { spots } = projectPoints([at(52.3, 76.9), at(52.28, 77.0), at(52.25, 76.95)]);
  const [north, east, south] = spots;
  expect(north?.y).toBeLessThan(south?.y ?? 0);
  expect(east?.x).toBeGreaterThan(north?.x ?? 0);
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThanOrEqual(64);
    expect(x).toBeLessThanOrEqual(612 - 64);
    expect(y).toBeGreaterThanOrEqual(64);
    expect(y).toBeLessThanOrEqual(334 - 64);
  }
});

test('a kilometre is as long to the north as to the east', () => {
  const latitude = 52;
  const kmEast = 1 / (111.2 * Math.cos((latitude * Math.PI) / 180));
  const kmNorth = 1 / 111.2;
  const { spots, pxPerKm } = projectPoints([
    at(latitude, 76),
    at(latitude, 76 + kmEast),
    at(latitude + kmNorth, 76),
  ]);
  const [corner, east, north] = spots;
  expect((east?.x ?? 0) - (corner?.x ?? 0)).toBeCloseTo(pxPerKm, -0.5);
  expect((corner?.y ?? 0) - (north?.y ?? 0)).toBeCloseTo(pxPerKm, -0.5);
});

test('a single store stands in the middle', () => {
  expect(projectPoints([at(52, 76)]).spots).toEqual([{ x: 306, y: 167 }]);
});
