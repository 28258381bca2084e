/**
 * What it costs to bring a whole order: the cheapest set of vehicles that carries its weight, its volume and its
 * longest piece, by the tariff of the zone. Beyond ten tons, or where nothing of the shop's fits, a manager counts.
 */
import type { Vehicle, VehicleCode } from '../delivery-tariff.ts';

export type ZoneKind = 'near' | 'far' | 'suburb';

export interface Zone {
  kind: ZoneKind;
  /** From the edge of the town; suburbs alone are counted by the way. */
  beyondKm: number;
  /** A sum of goods from which light orders are brought free. */
  freeFromTenge: number | null;
}

export interface Piece {
  count: number;
  weightKg: number;
  volumeM3: number;
  longestSideM: number;
}

export interface DeliveryPrice {
  tenge: number;
  vehicles: { code: VehicleCode; count: number }[];
  isFree: boolean;
}

const MAX_ORDER_KG = 10_000;
/** Up to here free delivery is given, and cash is taken at the door. */
export const LIGHT_ORDER_KG = 350;

/** Null: a manager counts the price and calls. */
export function deliveryPrice(
  pieces: readonly Piece[],
  zone: Zone,
  goodsTenge: number,
  vehicles: readonly Vehicle[],
): DeliveryPrice | null {
  const weightKg = pieces.reduce((sum, { count, weightKg: kg }) => sum + count * kg, 0);
  if (weightKg > MAX_ORDER_KG) return null;
  const needs = toNeeds(pieces, vehicles);
  const best = needs && findCheapest(needs, zone, vehicles);
  if (!best) return null;
  const isFree =
    zone.freeFromTenge !== null && goodsTenge >= zone.freeFromTenge && weightKg <= LIGHT_ORDER_KG;
  return { ...best, tenge: isFree ? 0 : best.tenge, isFree };
}

function vehicleTenge(vehicle: Vehicle, { kind, beyondKm }: Zone): number | null {
  if (kind === 'near') return vehicle.priceTenge;
  if (kind === 'far') return vehicle.farTenge;
  return vehicle.suburbTenge && vehicle.suburbTenge[0] + Math.ceil(beyondKm) * vehicle.suburbTenge[1];
}

interface Need {
  kg: number;
  m3: number;
}

/** For each vehicle the load that nothing smaller can take; null when a piece fits none. */
function toNeeds(pieces: readonly Piece[], vehicles: readonly Vehicle[]): Need[] | null {
  const needs = vehicles.map(() => ({ kg: 0, m3: 0 }));
  for (const { count, weightKg, volumeM3, longestSideM } of pieces) {
    const smallest = vehicles.findIndex(
      ({ maxKg, maxM3, maxSideM }) => weightKg <= maxKg && volumeM3 <= maxM3 && longestSideM <= maxSideM,
    );
    const need = needs[smallest];
    if (!need) return null;
    need.kg += count * weightKg;
    need.m3 += count * volumeM3;
  }
  return needs;
}

/** From the largest vehicle down: what only it can carry must fit, what is left of it takes smaller goods. */
function findCheapest(
  needs: readonly Need[],
  zone: Zone,
  offered: readonly Vehicle[],
): Omit<DeliveryPrice, 'isFree'> | null {
  let best: Omit<DeliveryPrice, 'isFree'> | null = null;
  const counts: number[] = offered.map(() => 0);

  function choose(index: number, tenge: number, spare: Need): void {
    const driven = counts.reduce((sum, count) => sum + count, 0);
    // For the same money fewer vehicles come.
    if (best && (tenge > best.tenge || (tenge === best.tenge && driven >= countVehicles(best)))) return;
    const vehicle = offered[index];
    const need = needs[index];
    if (!vehicle || !need) {
      const vehicles = offered.flatMap(({ code }, at) => (counts[at] ? [{ code, count: counts[at] }] : []));
      best = { tenge, vehicles };
      return;
    }
    const price = vehicleTenge(vehicle, zone);
    const missing = needs
      .slice(0, index + 1)
      .reduce((sum, { kg, m3 }) => ({ kg: sum.kg + kg, m3: sum.m3 + m3 }), { kg: -spare.kg, m3: -spare.m3 });
    const most =
      price === null
        ? 0
        : Math.max(0, howMany(missing.kg, vehicle.maxKg), howMany(missing.m3, vehicle.maxM3));
    for (let count = 0; count <= most; count++) {
      const left = {
        kg: spare.kg + count * vehicle.maxKg - need.kg,
        m3: spare.m3 + count * vehicle.maxM3 - need.m3,
      };
      if (left.kg < -EPSILON || left.m3 < -EPSILON) continue;
      counts[index] = count;
      choose(index - 1, tenge + count * (price ?? 0), left);
    }
    counts[index] = 0;
  }

  choose(offered.length - 1, 0, { kg: 0, m3: 0 });
  return best;
}

const countVehicles = ({ vehicles }: Pick<DeliveryPrice, 'vehicles'>): number =>
  vehicles.reduce((sum, { count }) => sum + count, 0);

/** Weights and volumes are sums of fractions. */
const EPSILON = 1e-6;
const howMany = (load: number, capacity: number): number => Math.ceil((load - EPSILON) / capacity);
