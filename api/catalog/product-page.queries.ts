/** What only the page of one product asks for beside the product itself. */
import type { Store } from '#contract/stores.ts';
import type { Point } from '#domain/city.ts';
import type { SpecialDay } from '#domain/opening-hours.ts';
import type { PriceChange } from '#domain/price-history.ts';
import type { Db } from '../database.ts';

export interface StoreStockRow {
  code: string;
  city: string;
  cityNameRu: string;
  cityNameKz: string;
  nameRu: string;
  nameKz: string;
  addressRu: string;
  addressKz: string;
  count: number;
  hasPickup: boolean;
  isWarehouse: boolean;
  hours: Store['hours'];
  specialDays: SpecialDay[];
  point: Point;
}

/** Every store of the given city with what it has, then the stores elsewhere that have some. */
export function listStoreStockRows(db: Db, productId: number, cityCode: string): Promise<StoreStockRow[]> {
  return db<StoreStockRow[]>`
    SELECT t.code, c.code AS city, c.name_ru AS "cityNameRu", c.name_kz AS "cityNameKz", t.name_ru AS "nameRu",
           t.name_kz AS "nameKz", t.address_ru AS "addressRu", t.address_kz AS "addressKz",
           coalesce(s.count, 0) AS count, t.has_pickup AS "hasPickup", t.is_warehouse AS "isWarehouse", t.hours,
           t.holidays AS "specialDays",
           jsonb_build_object('latitude', c.latitude, 'longitude', c.longitude) AS point
    FROM stores t
    JOIN cities c ON c.id = t.city_id
    LEFT JOIN stocks s ON s.store_id = t.id AND s.product_id = ${productId}
    WHERE t.is_active AND (c.code = ${cityCode} OR s.count > 0)
    ORDER BY (c.code = ${cityCode}) DESC, c.position, t.position`;
}

/** The changes of the last so many days and the one before them, which was valid when they began. */
export function listPriceChanges(db: Db, productId: number, days: number): Promise<PriceChange[]> {
  return db<PriceChange[]>`
    SELECT to_char(valid_from, 'YYYY-MM-DD') AS "from", price
    FROM price_history
    WHERE product_id = ${productId} AND valid_from >= coalesce(
      (SELECT max(valid_from) FROM price_history
       WHERE product_id = ${productId} AND valid_from <= now()::date - ${days}::int), '-infinity')
    ORDER BY valid_from`;
}

export async function findCityPoint(db: Db, cityCode: string): Promise<Point | null> {
  const [row] = await db<Point[]>`SELECT latitude, longitude FROM cities WHERE code = ${cityCode}`;
  return row ?? null;
}
