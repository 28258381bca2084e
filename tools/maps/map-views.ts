import { stores } from '#demo/range/stores.ts';
import { cities } from '#domain/kazakhstan-cities.ts';
import { projectPoints, SHEET_HEIGHT, SHEET_WIDTH } from '#storefront/screens/contacts/project-points.ts';
import type { View } from './place-words.ts';

/** How much of a map the pages with all stores of a city show beyond the sheet: a phone nothing, the others as they are wide. */
const SHOWN = [
  [SHEET_WIDTH, SHEET_HEIGHT],
  [SHEET_WIDTH, 425],
  [486, SHEET_HEIGHT],
  [574, SHEET_HEIGHT],
  [635, SHEET_HEIGHT],
  [976, SHEET_HEIGHT],
  [1277, SHEET_HEIGHT],
] as const;

/** The parts of a city's map that pages of 360, 768, 1272 and 1920 px show, in pixels of the map. */
export function listViews(code: string): View[] {
  const id = cities.find((city) => city.code === code)?.id;
  const points = stores.filter(({ cityId }) => cityId === id);
  const map = points.length > 0 ? projectPoints(points).map : null;
  if (!map) return [];
  const middle = { x: SHEET_WIDTH / 2 - map.x, y: SHEET_HEIGHT / 2 - map.y };
  return SHOWN.map(([width, height]) => ({
    left: middle.x - width / 2,
    right: middle.x + width / 2,
    top: middle.y - height / 2,
    bottom: middle.y + height / 2,
  }));
}
