import type { Ring } from '#domain/delivery-zone.ts';
import type { Locale } from '#domain/locale.ts';
import type { PastDelivery } from '#domain/office/zone-touch.ts';
import type { Db } from '../database.ts';

export interface SheetCity {
  id: number;
  code: string;
  name: string;
  latitude: number;
  longitude: number;
}

const nameIn = (db: Db, language: Locale) =>
  db`CASE WHEN ${language} = 'kz' THEN name_kz ELSE name_ru END AS name`;

/** Those that have zones. */
export const listSheetCities = (db: Db, language: Locale): Promise<SheetCity[]> => db<SheetCity[]>`
  SELECT id::int AS id, code, ${nameIn(db, language)}, latitude, longitude FROM cities c
  WHERE c.is_active AND EXISTS (SELECT FROM delivery_zones z WHERE z.city_id = c.id) ORDER BY position`;

export interface SheetZone {
  id: number;
  kind: 'near' | 'far';
  name: string;
  ring: Ring;
  latitude: number;
  longitude: number;
}

const zoneColumns = (db: Db) => db`
  z.n AS id, z.kind, z.polygon -> 'coordinates' -> 0 AS ring, c.latitude, c.longitude`;

export const listSheetZones = (db: Db, cityId: number, language: Locale): Promise<SheetZone[]> => db<
  SheetZone[]
>`
  SELECT ${zoneColumns(db)}, CASE WHEN ${language} = 'kz' THEN z.name_kz ELSE z.name_ru END AS name
  FROM delivery_zones z JOIN cities c ON c.id = z.city_id WHERE z.city_id = ${cityId} ORDER BY z.position`;

/** By their numbers; with `isLocking` nobody writes to them until the transaction ends. */
export const listZonesByIds = (
  db: Db,
  ids: readonly number[],
  isLocking: boolean,
): Promise<SheetZone[]> => db<SheetZone[]>`
  SELECT ${zoneColumns(db)}, z.name_ru AS name FROM delivery_zones z JOIN cities c ON c.id = z.city_id
  WHERE z.n = ANY(${[...ids]}::int[]) ORDER BY z.n ${isLocking ? db`FOR UPDATE OF z` : db``}`;

export async function putRing(tx: Db, id: number, ring: Ring): Promise<void> {
  const polygon = JSON.stringify({ type: 'Polygon', coordinates: [ring] });
  await tx`UPDATE delivery_zones SET polygon = ${polygon}::text::jsonb WHERE n = ${id}`;
}

export const listSheetStores = (
  db: Db,
  cityId: number,
  language: Locale,
): Promise<{ id: number; name: string; latitude: number; longitude: number }[]> => db<
  { id: number; name: string; latitude: number; longitude: number }[]
>`
  SELECT id::int AS id, ${nameIn(db, language)}, latitude, longitude FROM stores WHERE city_id = ${cityId} AND is_active ORDER BY id`;

export const listAddressPoints = (
  db: Db,
  cityId: number,
): Promise<{ latitude: number; longitude: number }[]> => db<{ latitude: number; longitude: number }[]>`
  SELECT latitude, longitude FROM addresses WHERE city_id = ${cityId} AND latitude IS NOT NULL`;

/** Of the past 30 days, by the shop's own vehicles, where the place is known. */
export const listDeliveries = (db: Db, cityId: number): Promise<PastDelivery[]> => db<PastDelivery[]>`
  SELECT (address -> 'point' ->> 'latitude')::float8 AS latitude, (address -> 'point' ->> 'longitude')::float8 AS longitude,
         weight_kg::float8 AS "weightKg", delivery_sum AS "paidTenge",
         status IN ('new', 'confirmed', 'assembling', 'ready', 'shipped', 'delivering') AS "isOpen"
  FROM orders WHERE city_id = ${cityId} AND method = 'delivery' AND status <> 'cancelled'
    AND jsonb_typeof(address -> 'point') = 'object' AND created_at > now() - interval '30 days'`;
