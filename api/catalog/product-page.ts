/** What only the page of one product shows: where it stands, how far away that is, what it used to cost. */
import type { ProductDetails } from '#contract/catalog.ts';
import { transferDays } from '#domain/arrival.ts';
import { distanceKm, type Point } from '#domain/city.ts';
import { hoursFrom } from '#domain/opening-hours.ts';
import { HISTORY_DAYS } from '#domain/price-history.ts';
import type { Db } from '../database.ts';
import {
  findCityPoint,
  listPriceChanges,
  listStoreStockRows,
  type StoreStockRow,
} from './product-page.queries.ts';
import type { Reader } from './product-shape.ts';

export async function listProductStores(
  db: Db,
  productId: number,
  { cityCode, language }: Pick<Reader, 'cityCode' | 'language'>,
): Promise<ProductDetails['stores']> {
  const [rows, here] = await Promise.all([
    listStoreStockRows(db, productId, cityCode),
    findCityPoint(db, cityCode),
  ]);
  const stores = rows.map((row) => ({
    row,
    days: row.city === cityCode ? 0 : transferDays(here ? distanceKm(here, row.point) : Number.MAX_VALUE),
  }));
  // Equally far ones keep the order of the cities.
  return stores
    .toSorted((one, other) => one.days - other.days)
    .map(({ row, days }) => toStore(row, days, language));
}

function toStore(
  row: StoreStockRow & { point: Point },
  days: number,
  language: Reader['language'],
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
    hours: hoursFrom(hours, specialDays, new Date()),
    transferDays: days,
  };
}

export const listProductPrices = (db: Db, productId: number): Promise<ProductDetails['priceHistory']> =>
  listPriceChanges(db, productId, HISTORY_DAYS);
