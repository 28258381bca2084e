/** Whom a new drawing of zones touches: addresses that come into another zone, open orders, and what deliveries would have cost. */

import type { Vehicle } from '../delivery-tariff.ts';
import { type Place, type Ring, zoneAt } from '../delivery-zone.ts';
import { deliveryPrice } from '../orders/delivery-price.ts';

export type DrawnKind = 'near' | 'far';
/** `null`: outside of all, a manager counts. */
type Found = DrawnKind | null;

export interface DrawnRing {
  kind: DrawnKind;
  ring: Ring;
}

export interface PastDelivery extends Place {
  weightKg: number;
  /** As it was paid; nothing of what was free changes. */
  paidTenge: number;
  isOpen: boolean;
}

export interface ZoneTouch {
  /** Addresses by the way they go. */
  moves: { from: Found; to: Found; addresses: number }[];
  /** Being worked on: their price stays. */
  openOrders: number;
  deliveries: number;
  /** Of the past month, by the new rings; below zero is less for the shop. */
  differenceTenge: number;
}

interface Drawn {
  before: readonly DrawnRing[];
  after: readonly DrawnRing[];
}

const kindAt = (zones: readonly DrawnRing[], place: Place): Found => zoneAt(zones, place)?.kind ?? null;

export function findTouched(
  { before, after }: Drawn,
  { addresses, deliveries }: { addresses: readonly Place[]; deliveries: readonly PastDelivery[] },
  vehicles: readonly Vehicle[],
): ZoneTouch {
  const moves = new Map<string, ZoneTouch['moves'][number]>();
  for (const place of addresses) {
    const [from, to] = [kindAt(before, place), kindAt(after, place)];
    if (from === to) continue;
    const key = `${from} ${to}`;
    const known = moves.get(key) ?? { from, to, addresses: 0 };
    moves.set(key, { ...known, addresses: known.addresses + 1 });
  }
  const moved = deliveries.filter((each) => kindAt(before, each) !== kindAt(after, each));
  const past = moved.filter(({ isOpen }) => !isOpen);
  return {
    moves: [...moves.values()].toSorted((one, other) => other.addresses - one.addresses),
    openOrders: moved.length - past.length,
    deliveries: past.length,
    differenceTenge: past.reduce((sum, each) => sum + differenceOf(each, { before, after }, vehicles), 0),
  };
}

/** By weight alone: what an order measured is not kept. Outside of all zones a manager counts, so nothing is guessed. */
function differenceOf(
  delivery: PastDelivery,
  { before, after }: Drawn,
  vehicles: readonly Vehicle[],
): number {
  if (delivery.paidTenge === 0) return 0;
  const priceIn = (kind: Found): number | null =>
    kind === null
      ? null
      : (deliveryPrice(
          [
            {
              count: Math.max(1, Math.ceil(delivery.weightKg)),
              weightKg: Math.min(1, delivery.weightKg),
              volumeM3: 0,
              longestSideM: 0,
            },
          ],
          { kind, beyondKm: 0, freeFromTenge: null },
          0,
          vehicles,
        )?.tenge ?? null);
  const [was, is] = [priceIn(kindAt(before, delivery)), priceIn(kindAt(after, delivery))];
  return was === null || is === null ? 0 : is - was;
}
