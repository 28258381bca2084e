/** Where a product stands and how far away that is, for its page. */
import type { ProductDetails } from '#contract/catalog.ts';
import { transferDays } from '#domain/arrival.ts';
import { distanceKm, type Point } from '#domain/city.ts';
import { hoursFrom } from '#domain/opening-hours.ts';
import type { StoreStockRow } from './product-page.queries.ts';
import type { Reader } from './product-shape.ts';

/** From those of the city to the farthest. */
export function toStores(
  rows: readonly StoreStockRow[],
  here: Point | null,
  { cityCode, language }: Pick<Reader, 'cityCode' | 'language'>,
): ProductDetails['stores'] {
  const stores = rows.map((row) => ({
    row,
    days: row.city === cityCode ? 0 : transferDays(here ? distanceKm(here, row.point) : Number.MAX_VALUE),
  }));
  const now = new Date();
  // Equally far ones keep the order of the cities.
  return stores
    .toSorted((one, other) => one.days - other.days)
    .map(({ row, days }) => toStore(row, days, language, now));
}

function toStore(
  row: StoreStockRow & { point: Point },
  days: number,
  language: Reader['language'],
  now: Date,
): ProductDetails['stores'][number] {
  const isKz = language === 'kz';
  const { code, city, count, hasPickup, isWarehouse, hours, specialDays } = row;
  return {
    code,
    city,
    cityName: isKz ? row.cityNameKz : row.cityNameRu,
    name: isKz ? row.nameKz : row.nameRu,
    address: isKz ? row.addressKz : row.addressRu,
    count,
    hasPickup,
    isWarehouse,
    hours: hoursFrom(hours, specialDays, now),
    transferDays: days,
  };
}
