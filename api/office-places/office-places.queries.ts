import type { City } from '#domain/kazakhstan-cities.ts';
import type { Json } from '#domain/office/changes.ts';
import type { Hours } from '#domain/opening-hours.ts';
import type { Db } from '../database.ts';

/** Cities and stores depend on each other and change rarely: one after another. */
export async function lockPlaces(tx: Db): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('places'))`;
}

export interface StoredCity {
  id: number;
  code: string;
  nameRu: string;
  nameKz: string;
  isActive: boolean;
  isLocal: boolean;
  latitude: number;
  longitude: number;
  stores: number;
}

export const listCities = (db: Db): Promise<StoredCity[]> => db<StoredCity[]>`
  SELECT c.id::int AS id, c.code, c.name_ru AS "nameRu", c.name_kz AS "nameKz", c.is_active AS "isActive",
         c.is_local AS "isLocal", c.latitude, c.longitude, count(t.id)::int AS stores
  FROM cities c LEFT JOIN stores t ON t.city_id = c.id AND t.is_active
  GROUP BY c.id ORDER BY c.is_local DESC, c.position`;

/** One that was switched off comes back as it was. */
export async function putCity(tx: Db, city: City): Promise<number> {
  const { code, name, latitude, longitude, aliases, suburbs, areaCode, kato } = city;
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO cities (code, name_ru, name_kz, latitude, longitude, is_local, aliases, suburbs, area_code, kato, position)
    VALUES (${code}, ${name.ru}, ${name.kz}, ${latitude}, ${longitude}, false, ${[...aliases]},
            ${JSON.stringify(suburbs)}::text::jsonb, ${areaCode}, ${kato}, (SELECT coalesce(max(position), 0) + 1 FROM cities))
    ON CONFLICT (code) DO UPDATE SET is_active = true RETURNING id::int AS id`;
  if (!row) throw new Error('a city just written is not there');
  return row.id;
}

export async function setCityActive(tx: Db, id: number, isActive: boolean): Promise<void> {
  await tx`UPDATE cities SET is_active = ${isActive} WHERE id = ${id}`;
}

export const hasStores = async (tx: Db, cityId: number): Promise<boolean> =>
  (await tx`SELECT FROM stores WHERE city_id = ${cityId} AND is_active LIMIT 1`).length > 0;

export const isCity = async (tx: Db, id: number): Promise<boolean> =>
  (await tx`SELECT FROM cities WHERE id = ${id} AND is_active`).length > 0;

/** With a store a city is local, without one it is not; a local one has its zones, until somebody draws truer ones. */
export async function settleLocalCities(tx: Db): Promise<void> {
  await tx`
    UPDATE cities c SET is_local = NOT c.is_local
    WHERE c.is_local <> EXISTS (SELECT FROM stores t WHERE t.city_id = c.id AND t.is_active)`;
  await tx`
    INSERT INTO delivery_zones (id, city_id, kind, name_ru, name_kz, polygon, position)
    SELECT c.code || ':' || z.kind, c.id, z.kind, z.name_ru, z.name_kz,
           jsonb_build_object('type', 'Polygon', 'coordinates', jsonb_build_array((
             SELECT jsonb_agg(jsonb_build_array(
                      round((c.longitude + z.km * sind(a) / (111.32 * cosd(c.latitude)))::numeric, 5),
                      round((c.latitude + z.km * cosd(a) / 111.32)::numeric, 5)) ORDER BY a)
             FROM generate_series(0, 360, 15) AS a))), z.position
    FROM cities c, (VALUES ('near', 6.0, 'Зона 1', '1-аймақ', 1), ('far', 15.0, 'Зона 2', '2-аймақ', 2))
      AS z (kind, km, name_ru, name_kz, position)
    WHERE c.is_local AND NOT EXISTS (SELECT FROM delivery_zones d WHERE d.city_id = c.id)`;
}

export interface StoreFacts {
  id: number;
  code: string;
  city_id: number;
  name_ru: string;
  name_kz: string;
  address_ru: string;
  address_kz: string;
  latitude: number;
  longitude: number;
  phone: string | null;
  has_pickup: boolean;
  is_warehouse: boolean;
  is_active: boolean;
}

/** City by city; null: all of them. */
export const listStores = (db: Db, ids: readonly number[] | null = null): Promise<StoreFacts[]> => db<
  StoreFacts[]
>`
  SELECT t.id::int AS id, t.code, t.city_id::int AS city_id, t.name_ru, t.name_kz, t.address_ru, t.address_kz, t.latitude,
         t.longitude, t.phones[1] AS phone, t.has_pickup, t.is_warehouse, t.is_active
  FROM stores t JOIN cities c ON c.id = t.city_id
  WHERE ${ids === null} OR t.id = ANY(${[...(ids ?? [])]}::int[]) ORDER BY c.position, t.position`;

/** Columns as they are called; a single phone is the first of them. */
export async function updateStore(tx: Db, id: number, wanted: Readonly<Record<string, Json>>): Promise<void> {
  const { phone, ...columns } = wanted;
  if (Object.keys(columns).length > 0) await tx`UPDATE stores SET ${tx(columns as never)} WHERE id = ${id}`;
  if (phone !== undefined)
    await tx`UPDATE stores SET phones = ${phone === null ? [] : [String(phone)]}::text[] WHERE id = ${id}`;
}

export type NewStore = Omit<StoreFacts, 'id'> & { hours: Hours };

export async function insertStore(tx: Db, store: NewStore): Promise<number> {
  const { phone, hours, ...columns } = store;
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO stores (code, city_id, name_ru, name_kz, address_ru, address_kz, latitude, longitude, phones, hours, services,
                        has_pickup, is_warehouse, is_active, position)
    VALUES (${columns.code}, ${columns.city_id}, ${columns.name_ru}, ${columns.name_kz}, ${columns.address_ru},
            ${columns.address_kz}, ${columns.latitude}, ${columns.longitude}, ${phone === null ? [] : [phone]}::text[],
            ${JSON.stringify(hours)}::text::jsonb, ARRAY['pickup', 'returns'], ${columns.has_pickup},
            ${columns.is_warehouse}, ${columns.is_active}, (SELECT coalesce(max(position), 0) + 1 FROM stores))
    RETURNING id::int AS id`;
  if (!row) throw new Error('a store just written is not there');
  return row.id;
}

export const isStoreCode = async (tx: Db, code: string): Promise<boolean> =>
  (await tx`SELECT FROM stores WHERE code = ${code}`).length > 0;

/** Goods that lie there, or orders that are still to be given from there. */
export const isStoreInUse = async (tx: Db, id: number): Promise<boolean> =>
  (
    await tx`
      SELECT FROM stocks WHERE store_id = ${id} AND count > 0
      UNION ALL
      SELECT FROM orders WHERE store_id = ${id} AND status IN ('new', 'confirmed', 'assembling', 'ready', 'shipped', 'delivering')
      UNION ALL
      SELECT FROM stock_entries e JOIN orders o ON o.id = e.order_id
      WHERE e.store_id = ${id} AND o.status IN ('new', 'confirmed', 'assembling', 'ready', 'shipped', 'delivering') LIMIT 1`
  ).length > 0;
