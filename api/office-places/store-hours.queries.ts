import type { Hours, SpecialDay } from '#domain/opening-hours.ts';
import type { Db } from '../database.ts';

export interface StoredHours {
  id: number;
  nameRu: string;
  nameKz: string;
  cityRu: string;
  cityKz: string;
  hours: Hours;
  holidays: SpecialDay[];
}

/** Those that are asked for, or all of them, city by city. */
export const listStoreHours = (db: Db, ids: readonly number[] | null): Promise<StoredHours[]> =>
  db<StoredHours[]>`
    SELECT t.id, t.name_ru AS "nameRu", t.name_kz AS "nameKz", c.name_ru AS "cityRu", c.name_kz AS "cityKz",
           t.hours, t.holidays
    FROM stores t JOIN cities c ON c.id = t.city_id
    WHERE ${ids === null} OR t.id = ANY(${[...(ids ?? [])]}::int[]) ORDER BY c.position, t.position`;

export async function lockStores(tx: Db, ids: readonly number[]): Promise<void> {
  await tx`SELECT FROM stores WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`;
}

export async function setStoreHours(
  tx: Db,
  id: number,
  { hours, holidays }: Pick<StoredHours, 'hours' | 'holidays'>,
): Promise<void> {
  await tx`
    UPDATE stores SET hours = ${JSON.stringify(hours)}::text::jsonb, holidays = ${JSON.stringify(holidays)}::text::jsonb
    WHERE id = ${id}`;
}
