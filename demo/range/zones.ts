/**
 * Zones of delivery of the demo cities as GeoJSON: a town has no round edge, so the rings swell and shrink along their
 * way, each city in a manner of its own. What lies in the centre is near everywhere, and the far ring holds the near one.
 */
import { cities } from '#domain/kazakhstan-cities.ts';
import type { Words } from './leaf.ts';

export interface DemoZone {
  id: string;
  cityId: number;
  kind: 'near' | 'far';
  name: Words;
  polygon: { type: 'Polygon'; coordinates: [longitude: number, latitude: number][][] };
  position: number;
}

const KM_PER_DEGREE = 111.32;
const CORNERS = 20;
const KINDS = [
  { kind: 'near', km: 6, swing: 0.9, name: { ru: 'Зона 1', kz: '1-аймақ' } },
  { kind: 'far', km: 13.5, swing: 1.5, name: { ru: 'Зона 2', kz: '2-аймақ' } },
] as const;

type City = (typeof cities)[number];

function ringOf({ id, latitude, longitude }: City, km: number, swing: number): [number, number][] {
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  const corners = Array.from({ length: CORNERS }, (_, at): [number, number] => {
    const turn = (2 * Math.PI * at) / CORNERS;
    const reach = km + (swing * (Math.sin(2 * turn + id) + Math.sin(5 * turn + 2 * id))) / 2;
    return [
      round(longitude + (reach * Math.sin(turn)) / (KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180))),
      round(latitude + (reach * Math.cos(turn)) / KM_PER_DEGREE),
    ];
  });
  return [...corners, corners[0] ?? [longitude, latitude]];
}

export const zones: readonly DemoZone[] = cities
  .filter(({ isLocal }) => isLocal)
  .flatMap((city) =>
    KINDS.map(
      ({ kind, km, swing, name }, at): DemoZone => ({
        id: `${city.code}:${kind}`,
        cityId: city.id,
        kind,
        name,
        polygon: { type: 'Polygon', coordinates: [ringOf(city, km, swing)] },
        position: at + 1,
      }),
    ),
  );
