/** How goods are brought, as pages tell it before an order: what staff have set, or the factory setting. */
import { use } from 'react';
import { type DeliveryDays, USUAL_DELIVERY_DAYS } from '#domain/arrival.ts';
import { USUAL_VEHICLES, type Vehicle } from '#domain/delivery-tariff.ts';
import { type LiftRates, USUAL_LIFT_RATES } from '#domain/orders/lifting.ts';
import { ShellContext } from './shell.ts';

const useSet = () => use(ShellContext)?.offers.delivery ?? null;

export const useVehicles = (): readonly Vehicle[] => useSet()?.vehicles ?? USUAL_VEHICLES;

export const useLiftRates = (): LiftRates => useSet()?.lifting ?? USUAL_LIFT_RATES;

/** In the visitor's city: what is said of it goes before what is said of all. */
export function useDeliveryDays(): DeliveryDays {
  const set = useSet();
  const cityId = use(ShellContext)?.city.id;
  if (set === null) return USUAL_DELIVERY_DAYS;
  const own = new Map(set.days.filter((day) => day.cityId === cityId).map((day) => [day.date, day.isClosed]));
  const closed = set.days
    .filter((day) => (day.cityId === null || day.cityId === cityId) && (own.get(day.date) ?? day.isClosed))
    .map(({ date }) => date);
  return { sameDayUntil: set.sameDayUntil, nextDayUntil: set.nextDayUntil, closed };
}
