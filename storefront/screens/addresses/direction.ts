const DIRECTIONS = [
  'place.to.north',
  'place.to.northEast',
  'place.to.east',
  'place.to.southEast',
  'place.to.south',
  'place.to.southWest',
  'place.to.west',
  'place.to.northWest',
] as const;

/** The nearest of the eight winds, as the key of its words. */
export function directionOf({ east, north }: { east: number; north: number }): (typeof DIRECTIONS)[number] {
  const turns = Math.atan2(east, north) / (2 * Math.PI);
  return DIRECTIONS[Math.round(turns * 8 + 8) % 8] ?? 'place.to.north';
}
