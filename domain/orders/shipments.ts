/**
 * Shipments by a carrier: which state may follow which, which orders may be given to one, what the order itself becomes, and
 * which goods lie in which place. What a carrier tells may come late, twice or out of order: a state never goes back.
 */
import type { OrderStatus } from './order-status.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { PaymentStatus } from './payment-status.ts';

export const SHIPMENT_STATES = [
  'planned',
  'booked',
  'picked',
  'on_way',
  'delivered',
  'returned',
  'refused',
  'cancelled',
] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

export interface Place {
  weightGrams: number;
  lengthCm: number;
  widthCm: number;
  heightCm: number;
}

const ENDS: readonly ShipmentState[] = ['delivered', 'returned', 'refused', 'cancelled'];
export const isShipmentOver = (state: ShipmentState): boolean => ENDS.includes(state);

/** Whether another may be made for the order: this one brings nothing to the buyer. */
export const isShipmentVoid = (state: ShipmentState): boolean =>
  isShipmentOver(state) && state !== 'delivered';

/** Forward only; what is over stays as it is. */
export function nextShipmentState(from: ShipmentState, told: ShipmentState): ShipmentState {
  if (isShipmentOver(from)) return from;
  return SHIPMENT_STATES.indexOf(told) > SHIPMENT_STATES.indexOf(from) ? told : from;
}

/** A carrier that has the goods gives them to the buyer: only then is it too late. */
export const canCancelShipment = (state: ShipmentState): boolean => state === 'planned' || state === 'booked';

/** No carrier takes money for the shop: what goes by one is paid, or bought by contract. */
export function canShip(order: {
  method: 'pickup' | 'delivery' | 'express' | 'transport';
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
}): boolean {
  if (order.method === 'pickup' || (order.status !== 'assembling' && order.status !== 'shipped'))
    return false;
  return order.paymentStatus === 'paid' || order.paymentMethod === 'deferred';
}

const CARRIED = ['assembling', 'shipped', 'delivering', 'completed'] as const;
const REACHED: Partial<Record<ShipmentState, (typeof CARRIED)[number]>> = {
  picked: 'shipped',
  on_way: 'delivering',
  delivered: 'completed',
};

/** Steps of the order that the carrier's word makes. What comes back is looked at by people: it takes none. */
export function stepsByCarrier(status: OrderStatus, state: ShipmentState): OrderStatus[] {
  const from = CARRIED.indexOf(status as (typeof CARRIED)[number]);
  const reached = REACHED[state];
  if (from < 0 || reached === undefined) return [];
  return CARRIED.slice(from + 1, CARRIED.indexOf(reached) + 1);
}

export interface PlacedLine {
  line: number;
  count: number;
}

/**
 * Which goods lie in which place: one unit after another, each place as many as the next, no place empty. Null: more
 * places than units.
 */
export function spreadOverPlaces(lines: readonly PlacedLine[], places: number): PlacedLine[][] | null {
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  if (places < 1 || places > total) return null;
  const spread: PlacedLine[][] = [];
  const left = lines.map((each) => ({ ...each }));
  for (let place = 0, given = 0; place < places; place++) {
    let room = Math.ceil((total - given) / (places - place));
    given += room;
    const inside: PlacedLine[] = [];
    for (const each of left) {
      const count = Math.min(each.count, room);
      if (count === 0) continue;
      inside.push({ line: each.line, count });
      each.count -= count;
      room -= count;
    }
    spread.push(inside);
  }
  return spread;
}
