import type { Address } from '#contract/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

/** An address as it is written: every rule has been kept by then. */
export type AddressRow = Omit<Address, 'id' | 'cityCode' | 'cityName' | 'isDefault' | 'isPricedByHand'> & {
  cityCode: string;
};

export interface StoredAddress extends AddressRow {
  id: number;
  isDefault: boolean;
}

type FlatRow = Omit<StoredAddress, 'point'> & { latitude: number | null; longitude: number | null };

function toStored({ latitude, longitude, ...row }: FlatRow): StoredAddress {
  return {
    ...row,
    id: Number(row.id),
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

const columns = (db: Db) => db`
  a.id, a.title, c.code AS "cityCode", a.district, a.street, a.house, a.building, a.entrance, a.intercom, a.floor,
  a.flat, a.elevator, a.latitude, a.longitude, a.comment, a.recipient_name AS "recipientName",
  a.recipient_phone AS "recipientPhone", a.is_private_house AS "isPrivateHouse", a.is_default AS "isDefault"`;

export async function listAddresses(db: Db, userId: number): Promise<StoredAddress[]> {
  const rows = await db<FlatRow[]>`
    SELECT ${columns(db)} FROM addresses a JOIN cities c ON c.id = a.city_id
    WHERE a.user_id = ${userId} ORDER BY a.is_default DESC, a.id DESC`;
  return rows.map(toStored);
}

export async function findAddress(db: Db, userId: number, id: number): Promise<StoredAddress | null> {
  const [row] = await db<FlatRow[]>`
    SELECT ${columns(db)} FROM addresses a JOIN cities c ON c.id = a.city_id
    WHERE a.user_id = ${userId} AND a.id = ${id}`;
  return row ? toStored(row) : null;
}

export async function findOwner(db: Db, id: number): Promise<number | null> {
  const [row] = await db<{ userId: number }[]>`SELECT user_id AS "userId" FROM addresses WHERE id = ${id}`;
  return row ? Number(row.userId) : null;
}

/** Whoever changes a user's addresses waits here for the one before. */
export async function lockUser(db: Db, userId: number): Promise<void> {
  await db`SELECT FROM users WHERE id = ${userId} FOR UPDATE`;
}

export async function countAddresses(db: Db, userId: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM addresses WHERE user_id = ${userId}`;
  return row?.count ?? 0;
}

export async function insertAddress(db: Db, userId: number, address: AddressRow): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO addresses (
      user_id, title, city_id, district, street, house, building, entrance, intercom, floor, flat, elevator,
      latitude, longitude, comment, recipient_name, recipient_phone, is_private_house)
    SELECT ${userId}, ${address.title}, c.id, ${address.district}, ${address.street}, ${address.house},
      ${address.building}, ${address.entrance}, ${address.intercom}, ${address.floor}::smallint, ${address.flat},
      ${address.elevator}, ${address.point?.latitude ?? null}::float8, ${address.point?.longitude ?? null}::float8,
      ${address.comment}, ${address.recipientName}, ${address.recipientPhone}, ${address.isPrivateHouse}
    FROM cities c WHERE c.code = ${address.cityCode}
    RETURNING id`;
  if (!row) throw new Error('the city of an address was known a moment ago');
  return Number(row.id);
}

/** False when there is no such address of this user. */
export async function updateAddress(
  db: Db,
  userId: number,
  id: number,
  address: AddressRow,
): Promise<boolean> {
  const rows = await db`
    UPDATE addresses SET
      title = ${address.title}, city_id = (SELECT c.id FROM cities c WHERE c.code = ${address.cityCode}),
      district = ${address.district}, street = ${address.street}, house = ${address.house},
      building = ${address.building}, entrance = ${address.entrance}, intercom = ${address.intercom},
      floor = ${address.floor}::smallint, flat = ${address.flat}, elevator = ${address.elevator},
      latitude = ${address.point?.latitude ?? null}::float8, longitude = ${address.point?.longitude ?? null}::float8,
      comment = ${address.comment}, recipient_name = ${address.recipientName},
      recipient_phone = ${address.recipientPhone}, is_private_house = ${address.isPrivateHouse}
    WHERE user_id = ${userId} AND id = ${id}
    RETURNING id`;
  return rows.length > 0;
}

/** False when there is no such address of this user. */
export async function deleteAddress(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db`DELETE FROM addresses WHERE user_id = ${userId} AND id = ${id} RETURNING id`;
  return rows.length > 0;
}

export async function deleteAddresses(db: Db, userId: number): Promise<void> {
  await db`DELETE FROM addresses WHERE user_id = ${userId}`;
}

export async function setDefault(db: Db, userId: number, id: number): Promise<void> {
  await db`UPDATE addresses SET is_default = false WHERE user_id = ${userId} AND is_default AND id <> ${id}`;
  await db`UPDATE addresses SET is_default = true WHERE user_id = ${userId} AND id = ${id}`;
}

/** The newest one, where there is none. */
export async function promoteDefault(db: Db, userId: number): Promise<void> {
  await db`
    UPDATE addresses SET is_default = true
    WHERE id = (SELECT max(id) FROM addresses WHERE user_id = ${userId})
      AND NOT EXISTS (SELECT FROM addresses WHERE user_id = ${userId} AND is_default)`;
}

/** Streets with a word that begins as the folded text does; the name's own beginning first. */
export async function listStreets(
  db: Db,
  { cityCode, folded, language, most }: { cityCode: string; folded: string; language: Locale; most: number },
): Promise<string[]> {
  const pattern = folded.replace(/[\\%_]/g, '\\$&');
  const rows = await db<{ name: string }[]>`
    SELECT ${language === 'kz' ? db`s.name_kz` : db`s.name_ru`} AS name
    FROM streets s JOIN cities c ON c.id = s.city_id
    WHERE c.code = ${cityCode} AND ' ' || s.search LIKE ${`% ${pattern}%`}
    ORDER BY s.search LIKE ${`${pattern}%`} DESC, name
    LIMIT ${most}`;
  return rows.map(({ name }) => name);
}

/** The usual one stays that of the account which stays. */
export async function moveAddresses(db: Db, fromId: number, intoId: number): Promise<void> {
  await db`
    UPDATE addresses SET user_id = ${intoId}, is_default = is_default AND NOT EXISTS (
      SELECT FROM addresses own WHERE own.user_id = ${intoId} AND own.is_default)
    WHERE user_id = ${fromId}`;
}
