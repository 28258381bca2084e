/** Where a point lies among the zones of a city. A zone is a ring of corners; its last corner may repeat the first. */
export interface Place {
  latitude: number;
  longitude: number;
}

export type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** Counts the sides that lie east of the point: an odd number means inside. */
export function isInRing(ring: Ring, { latitude, longitude }: Place): boolean {
  let isInside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before) {
      const [x1, y1] = before;
      const [x2, y2] = corner;
      const isBetween = y1 > latitude !== y2 > latitude;
      if (isBetween && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
    }
    before = corner;
  }
  return isInside;
}

/** The first that holds the point: zones stand from the nearest on. */
export const zoneAt = <T extends { ring: Ring }>(zones: readonly T[], point: Place): T | null =>
  zones.find(({ ring }) => isInRing(ring, point)) ?? null;
