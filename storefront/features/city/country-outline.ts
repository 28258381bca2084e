/** Kazakhstan as it is drawn on the map of cities: from Natural Earth (public domain), made simple for a small picture. */
import type { Point } from '#domain/city.ts';

export const MAP_WIDTH = 642;
export const MAP_HEIGHT = 366;

// Degrees to units of the drawing; a degree of latitude is longer than one of longitude at 48°.
const WEST = 45.9;
const NORTH = 55.95;
const PER_LONGITUDE = 15.2;
const PER_LATITUDE = 22.94;

export function toMapPoint({ latitude, longitude }: Point): { x: number; y: number } {
  return { x: (longitude - WEST) * PER_LONGITUDE, y: (NORTH - latitude) * PER_LATITUDE };
}

export const COUNTRY_OUTLINE =
  'M381 314l-6 5-2-1-5 6-15 9-8 13 0 6-3 0-5-5 1-5-3-4-19 1-3-19-7 0 1-23-4 3-5-10-9-9-7 3-19-1-18 3-13-16-2-5-38-27-39 13 0 85-8 0-9-15-11-9-16 5-9 8 2-22-11-3-4-7-5 0 0-7-7-16-8-3-1-3 3-4 6 0 5 3 6-1-4-2-4-7 6-10 15-1 12 2-7-6 6-14-1-7 2-4-2-4-2-3-7 0-5 3-15-6-11 5-8 7-9 1 1 3-2-1 0 3-10-6-1-4 5 1 1-1-12-22-10-2-3 1-3-4 0-7-6-4 0-9 5-8-3-5 3-11 3-4 2-7 4-2 11 13 6-2 2-2-4-14 3 1 8-6 3-5 11-5 8-10 6 2 3 4 4-1 9-5 5 6 12 0 12 10 7 11 1-3-2-6 2-2 16 10 5-3 7-7 2 1 6-2 6 4 4-1 2-4 8 1 8 9 9 1 1 3 4-2 4-6 6 4 8 0 6-4 3-11-3-3-14-4-1-3-5-4 14-8 0-2-2-4 0-4 3-6 14 1 2-1-1-3-5-3-7-1 0-4 5-1-9-3 3-7 3-2 9 2 38-10 10 1 6-7 11-1 29-7 1-4 12-5 8 1 10 4 9-3 6 16-1 9 4 1 10-1 3-3 3 9 3-1 0-3 5 0 4 4 7-3 0 3-5 5 1 6 7-4 7 4 2-4 6-4 6-2 3-4 21-8-3 6-3 0 1 3 21 17 24 41 8 17 7-4 0-6 5-2 5 2 0 5 4 1 2 5 15 0 4-4 9-2 9 5 6 12 10 4 0 4 4 6 14 3 7-6 2 0-2 5 11 10-8 1-2 8-2 4-12 4-4 10 2 15-2 5-4 0-7 5-2-3-10 0-14-5-11 37 0 1 4 2-1 7-4-2-6 1-3-4-25 8-3 3 10 4-2 3 0 11 6 21-6 3 3 4-6 3 1 13-5-5-7-2-5-7-32-4-19 1-2 2-4 0-18-9-10 5-2 9 1 5-18-8-8-2-8 2-5 9z';
