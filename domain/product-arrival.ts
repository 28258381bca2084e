/** When so many of one product can be had, as its page tells: fetched in the city, brought to the door. */
import { type Arrival, type DeliveryDays, findDelivery } from './arrival.ts';
import type { Hours } from './opening-hours.ts';
import { findLeadDays, findSoonestPickup, type Pickup, type StockedLine } from './pickup.ts';

interface StoreHere {
  code: string;
  count: number;
  hasPickup: boolean;
  hours: Hours;
}

export interface ProductPlaces<Store extends StoreHere = StoreHere> {
  /** Stores of the visitor's city. */
  here: readonly Store[];
  /** What stands in others, by the days on the way. */
  elsewhere: readonly { days: number; count: number }[];
}

const toLine = ({ here, elsewhere }: ProductPlaces, count: number): StockedLine => ({
  count,
  stock: [
    ...here.map((store) => ({ storeId: store.code, days: 0, count: store.count })),
    ...elsewhere.map((each) => ({ storeId: '', ...each })),
  ],
});

/** Null where the city hands nothing out, or so many are nowhere. */
export function findProductPickup<Store extends StoreHere>(
  places: ProductPlaces<Store>,
  count: number,
  moment: Date | string,
): { store: Store; pickup: Pickup } | null {
  const line = toLine(places, count);
  const stores = places.here
    .filter(({ hasPickup }) => hasPickup)
    .map((store) => ({ store, hours: store.hours, days: findLeadDays([line], store.code) }));
  const found = findSoonestPickup(stores, moment);
  return found && { store: found.store.store, pickup: found.pickup };
}

export function findProductDelivery(
  places: ProductPlaces,
  count: number,
  moment: Date | string,
  days: DeliveryDays,
): Arrival | null {
  const hours = places.here.filter((store) => store.count > 0).map((store) => store.hours);
  return findDelivery(findLeadDays([toLine(places, count)], null), hours, moment, days);
}

/** Stores of other cities, told together: what is equally far is one. */
export function toElsewhere(
  stores: readonly { transferDays: number; count: number }[],
): ProductPlaces['elsewhere'] {
  const counts = new Map<number, number>();
  for (const { transferDays, count } of stores)
    if (transferDays > 0) counts.set(transferDays, (counts.get(transferDays) ?? 0) + count);
  return [...counts].map(([days, count]) => ({ days, count }));
}
