/** The sums of a quote: what bringing the goods costs, and how everything adds up. */
import type { OrderTotals } from '#contract/checkout.ts';
import type { DeliveryMethod } from '#contract/order.ts';
import { vatIncluded } from '#domain/money.ts';
import { deliveryPrice } from '#domain/orders/delivery-price.ts';
import type { DeliveryRules } from '#domain/orders/delivery-rules.ts';
import { expressTenge } from '#domain/orders/express.ts';
import { type Lifting, liftingPrice } from '#domain/orders/lifting.ts';
import { type Slot, slotPriceTenge } from '#domain/orders/slots.ts';
import type { PricedQuestion } from '../../promotions/promotions.ts';
import type { StoredService } from '../stored/stored-order.queries.ts';
import type { Carried } from './carried-goods.ts';
import type { FoundZone } from './places.ts';

export interface Way {
  method: DeliveryMethod;
  storeId: number | null;
  zone: FoundZone | null;
  lift: Lifting | null;
}

export interface Cost {
  tenge: number;
  vehicles: NonNullable<ReturnType<typeof deliveryPrice>>['vehicles'];
  isByHand: boolean;
}

export function findCost({ method, zone }: Way, { pieces }: Carried, rules: DeliveryRules): Cost {
  const byHand = { tenge: 0, vehicles: [], isByHand: true };
  if (method === 'pickup') return { ...byHand, isByHand: false };
  if (method === 'transport' || zone === null) return byHand;
  if (method === 'express') {
    const tenge = expressTenge(zone.kind, rules.express);
    return tenge === null ? byHand : { tenge, vehicles: [{ code: 'car', count: 1 }], isByHand: false };
  }
  const price = deliveryPrice(pieces, zone, 0, rules.vehicles);
  return price ? { tenge: price.tenge, vehicles: price.vehicles, isByHand: false } : byHand;
}

/** Delivery, lifting and hours are services with the usual tax. */
const SERVICE_VAT_PERCENT = 16;
const serviceVat = (sum: number): number => vatIncluded(sum, SERVICE_VAT_PERCENT);

export function toTotals(
  { totals, delivery }: PricedQuestion,
  { carried, weightKg }: Carried,
  {
    tenge,
    way,
    slot,
    now,
    services,
    rules,
  }: {
    tenge: number;
    way: Way;
    slot: Slot | null;
    now: Date;
    services: readonly StoredService[];
    rules: DeliveryRules;
  },
): OrderTotals {
  const brought = delivery?.sum ?? tenge;
  const hour = slot ? slotPriceTenge(slot, now, rules.slots.terms) : 0;
  const lift = way.method === 'delivery' && way.lift ? liftingPrice(carried, way.lift, rules.lifting) : 0;
  const work = services.reduce((sum, each) => sum + each.sum, 0);
  const workVat = services.reduce((sum, each) => sum + each.vatSum, 0);
  return {
    base: totals.base,
    discount: totals.discount,
    points: totals.points,
    goods: totals.total,
    delivery: brought,
    slot: hour,
    lift,
    services: work,
    total: totals.total + brought + hour + lift + work,
    vat: totals.vat + serviceVat(brought) + serviceVat(hour) + serviceVat(lift) + workVat,
    weightKg,
    pointsEarned: totals.pointsEarned,
  };
}
