/** Orders that a carrier could take, for tests. */
import type { TestApp } from './app.ts';
import { anOfficeOrder } from './office-orders.ts';

export const PLACE = { weightGrams: 4200, lengthCm: 40, widthCm: 30, heightCm: 20 };
export const A_SHIPMENT = { carrier: 'cdek', places: [PLACE] };

/** Paid, being collected, to be brought. */
export const aShippableOrder = (shop: Pick<TestApp, 'db'>, counts: readonly number[] = [3, 2]) =>
  anOfficeOrder(shop, {
    isDelivery: true,
    counts,
    status: 'assembling',
    payment: 'card_online',
    paymentStatus: 'paid',
  });

/** One with a label that nobody has sent yet. */
export async function aShipment(shop: Pick<TestApp, 'db'>): Promise<{ id: number; shipment: number }> {
  const id = await aShippableOrder(shop);
  const [row] = await shop.db<{ id: number }[]>`
    INSERT INTO shipments (order_id, carrier, places, label) VALUES (${id}, 'cdek', ${shop.db.json([PLACE])}, '%PDF-')
    RETURNING id::float8 AS id`;
  return { id, shipment: row?.id ?? 0 };
}
