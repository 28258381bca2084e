/** An order as a carrier is given it: whom, where, and which of its goods lie in which place. */
import { type Place, spreadOverPlaces } from '#domain/orders/shipments.ts';
import type { StoredOrder } from '../orders/orders.ts';
import type { Parcel } from './carrier.ts';

/** Carriers know a parcel by this: never by the order's own number, which may be sent twice. */
export const numberOf = (shipmentId: number): string => `S${shipmentId}`;

/** Null: it has no address, or more places than goods. */
export function toParcel(order: StoredOrder, shipmentId: number, places: readonly Place[]): Parcel | null {
  const goods = order.lines.filter(({ count }) => count > 0);
  const spread = spreadOverPlaces(
    goods.map(({ line, count }) => ({ line, count })),
    places.length,
  );
  if (!order.address || !spread) return null;
  const { firstName, lastName, phone } = order.recipient;
  return {
    number: numberOf(shipmentId),
    orderNumber: order.number,
    recipient: { name: `${firstName} ${lastName}`.trim(), phone },
    address: order.address,
    places: places.map((place, at) => ({
      ...place,
      lines: (spread[at] ?? []).flatMap(({ line, count }) => {
        const own = goods.find((each) => each.line === line);
        if (!own) return [];
        const unitTenge = Math.floor(own.sum / own.count);
        return [{ article: own.article, name: own.nameRu, count, unitTenge }];
      }),
    })),
  };
}
