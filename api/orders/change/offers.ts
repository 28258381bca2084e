/** What can be changed of an order: counts within what the shop has, stores of its city, hours that are free. */
import type { z } from 'zod';
import type { getChangeOffers } from '#contract/order-change.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../../database.ts';
import type { Stores } from '../../stores/stores.ts';
import { listGoods, listStock } from '../quote/carried-goods.queries.ts';
import type { Places } from '../quote/places.ts';
import { listDeliverySlots } from '../slots/slots.ts';
import type { StoredOrder } from '../stored/stored-order.queries.ts';

export type ChangeOffers = Omit<z.input<typeof getChangeOffers.answer>['data'], 'payments'>;

interface OfferParts {
  db: Db;
  stores: Pick<Stores, 'list'>;
  readPlaces(cityCode: string): Promise<Places>;
}

export async function listChangeOffers(
  { db, stores, readPlaces }: OfferParts,
  order: StoredOrder,
  language: Locale,
): Promise<ChangeOffers> {
  const own = order.lines.filter(({ isGift }) => !isGift);
  const codes = own.map(({ productCode }) => productCode);
  const [places, rows, stock, all] = await Promise.all([
    readPlaces(order.cityCode),
    listGoods(db, codes),
    listStock(db, codes),
    stores.list(order.cityCode, language),
  ]);
  const leftOf = (productId: number) =>
    stock.reduce((sum, each) => sum + (each.productId === productId ? each.count : 0), 0);
  const lines = own.map(({ line, productId, productCode, count }) => {
    const row = rows.find(({ code }) => code === productCode);
    // What the order holds is its own.
    const max = row?.isSold ? count + leftOf(productId) : count;
    return { id: line, min: row?.min || 1, step: row?.step || 1, max };
  });
  const isPickup = order.method === 'pickup';
  return {
    lines,
    stores: isPickup
      ? all
          .filter(({ cityCode, hasPickup }) => cityCode === order.cityCode && hasPickup)
          .map(({ id, name, address }) => ({ id, name, address }))
      : [],
    slots: order.slot ? await listHours(db, order, places) : [],
  };
}

/** Free hours; whether all of it is in the city by then is asked again with the change. */
async function listHours(db: Db, { zone, userId, weightKg }: StoredOrder, places: Places) {
  const slots = await listDeliverySlots(db, {
    places,
    zone: places.zones.find(({ id }) => id === zone) ?? { kind: 'near' },
    userId,
    weightKg,
    leadDays: 0,
    now: new Date(),
  });
  return slots.filter(({ isFree }) => isFree);
}
