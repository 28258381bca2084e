/** The stores and warehouses of the shop, from memory. */
import type { Store } from '#contract/stores.ts';
import type { Locale } from '#domain/locale.ts';
import { hoursFrom } from '#domain/opening-hours.ts';
import type { Db } from '../database.ts';
import { snapshot } from '../snapshot.ts';
import { listStoreRows, type StoreRow } from './stores.queries.ts';

export interface Stores {
  /** Of a city; all of them without a city or where the city has none. */
  list(cityCode: string | undefined, language: Locale): Promise<Store[]>;
}

export function createStores(db: Db): Stores {
  const read = snapshot(db, 'structure', listStoreRows);
  return {
    async list(cityCode, language) {
      const rows = await read();
      const ofCity = rows.filter((row) => row.cityCode === cityCode);
      return (ofCity.length > 0 ? ofCity : rows).map((row) => toStore(row, language));
    },
  };
}

function toStore(
  {
    nameRu,
    nameKz,
    addressRu,
    addressKz,
    latitude,
    longitude,
    whatsapp,
    email,
    specialDays,
    ...row
  }: StoreRow,
  language: Locale,
): Store {
  return {
    ...row,
    hours: hoursFrom(row.hours, specialDays, new Date()),
    name: language === 'kz' ? nameKz : nameRu,
    address: language === 'kz' ? addressKz : addressRu,
    point: { latitude, longitude },
    ...(whatsapp === null ? {} : { whatsapp }),
    ...(email === null ? {} : { email }),
  };
}
