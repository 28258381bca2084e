/** Days until all of a cart is together: in the city, and in each of its stores that hands orders out. */
import type { Cart } from '#contract/cart.ts';
import { findLeadDays } from '#domain/pickup.ts';
import type { Db } from '../database.ts';
import { listStoreStock } from './cart.queries.ts';

export async function findCartReadiness(
  db: Db,
  lines: readonly { productCode: string; count: number }[],
  { cityCode, daysFrom }: { cityCode: string; daysFrom: (city: string) => number },
): Promise<Cart['readiness']> {
  const codes = lines.map(({ productCode }) => productCode);
  const rows = codes.length > 0 ? await listStoreStock(db, { codes, cityCode }) : [];
  const stocked = lines.map(({ productCode, count }) => ({
    count,
    stock: rows
      .filter((row) => row.productCode === productCode)
      .map(({ storeId, cityCode: city, count: there }) => ({ storeId, days: daysFrom(city), count: there })),
  }));
  const stores = [...new Set(rows.filter(({ isPickupHere }) => isPickupHere).map(({ storeId }) => storeId))];
  return {
    days: findLeadDays(stocked, null),
    stores: stores.map((id) => ({ id, days: findLeadDays(stocked, id) })),
  };
}
