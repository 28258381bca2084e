/** Zones as a sheet to draw on. Promises: what would be touched is reckoned by the rule that prices orders; a ring that is none is refused. */
import { z } from 'zod';
import type { getZoneSheet, previewZones } from '#contract/office/delivery-zones.ts';
import { zoneRing } from '#contract/office/delivery-zones.ts';
import type { Ring } from '#domain/delivery-zone.ts';
import type { Locale } from '#domain/locale.ts';
import type { Json } from '#domain/office/changes.ts';
import { blurPoint, closeRing, findRingFault, openRing } from '#domain/office/zone-ring.ts';
import { findTouched } from '#domain/office/zone-touch.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Settings } from '../settings/settings.ts';
import {
  listAddressPoints,
  listDeliveries,
  listSheetCities,
  listSheetStores,
  listSheetZones,
  listZonesByIds,
  putRing,
  type SheetCity,
  type SheetZone,
} from './drawn-zones.queries.ts';

async function getCity(db: Db, code: string | undefined, language: Locale) {
  const cities = [...(await listSheetCities(db, language))];
  const city = code === undefined ? cities[0] : cities.find((each) => each.code === code);
  if (!city) throw new Refusal('slot.unknown_city');
  return { cities, city };
}

const toZone = ({ id, kind, name, ring }: SheetZone) => ({
  id,
  kind,
  name,
  ring: openRing(ring).map(([longitude, latitude]): [number, number] => [longitude, latitude]),
});

export async function readSheet(
  db: Db,
  code: string | undefined,
  language: Locale,
): Promise<z.input<typeof getZoneSheet.answer>['data']> {
  const { cities, city } = await getCity(db, code, language);
  const [zones, stores, deliveries] = await Promise.all([
    listSheetZones(db, city.id, language),
    listSheetStores(db, city.id, language),
    listDeliveries(db, city.id),
  ]);
  const dots = new Map(
    deliveries.map((place) => {
      const dot = blurPoint(place, city);
      return [`${dot.east} ${dot.north}`, dot];
    }),
  );
  return {
    cities: cities.map(({ code: each, name }) => ({ code: each, name })),
    city: toPlace(city),
    zones: zones.map(toZone),
    stores: [...stores],
    deliveries: [...dots.values()],
  };
}

const toPlace = ({ code, name, latitude, longitude }: SheetCity) => ({ code, name, latitude, longitude });

function requireRing(ring: Ring, middle: { latitude: number; longitude: number }): void {
  const fault = findRingFault(ring, middle);
  if (fault !== null) throw new Refusal(`zone.${fault}`);
}

export async function previewRings(
  db: Db,
  settings: Pick<Settings, 'read'>,
  { city: code, rings }: z.output<typeof previewZones.body>,
): Promise<z.input<typeof previewZones.answer>['data']> {
  const { city } = await getCity(db, code, 'ru');
  for (const { ring } of rings) requireRing(ring, city);
  const [before, addresses, deliveries, { delivery }] = await Promise.all([
    listSheetZones(db, city.id, 'ru'),
    listAddressPoints(db, city.id),
    listDeliveries(db, city.id),
    settings.read(),
  ]);
  const after = before.map((zone) => ({
    ...zone,
    ring: rings.find(({ id }) => id === zone.id)?.ring ?? zone.ring,
  }));
  return findTouched({ before, after }, { addresses, deliveries }, delivery.vehicles);
}

export const zoneSubject: Subject = {
  right: 'delivery',
  fields: { ring: { schema: zoneRing } },
  async read(tx, ids, isLocking) {
    const rows = await listZonesByIds(tx, ids, isLocking);
    return new Map(
      rows.map((row) => [row.id, { ring: toZone(row).ring, name: row.name } as Record<string, Json>]),
    );
  },
  async write(tx, changes) {
    const rows = await listZonesByIds(
      tx,
      changes.map(({ id }) => id),
      true,
    );
    for (const { id, to } of changes) {
      const ring = z.parse(zoneRing, to);
      const row = rows.find((each) => each.id === id);
      if (row) requireRing(ring, row);
      await putRing(tx, id, closeRing(ring));
    }
  },
  nameOf: ({ name }) => String(name),
};
