/** A product as each city has it: how many lie there, how many orders hold, and when it can be had, as the shop tells. */
import { transferDays } from '../arrival.ts';
import { buttonStatus } from '../availability.ts';
import { distanceKm, type Point } from '../city.ts';

export interface CityStock {
  code: string;
  point: Point;
  count: number;
}

export interface ReachFacts {
  /** Nobody sees it: it is off, or has no price. */
  isHidden: boolean;
  onOrder: boolean;
  isOffline: boolean;
}

/** `later`: it is brought from another city in so many days. */
export type CityReach =
  | { state: 'hidden' | 'none' | 'order' | 'shop_only' | 'here' }
  | { state: 'later'; days: number };

export function reachOf(
  code: string,
  cities: readonly CityStock[],
  { isHidden, ...facts }: ReachFacts,
): CityReach {
  if (isHidden) return { state: 'hidden' };
  const balance = cities.map((city) => ({ city: city.code, count: city.count }));
  const status = buttonStatus({ balance, ...facts });
  if (status === 'disabled') return { state: 'none' };
  if (status === 'order') return { state: 'order' };
  if (status === 'offline') return { state: 'shop_only' };
  const here = cities.find((city) => city.code === code);
  if ((here?.count ?? 0) > 0 || !here) return { state: 'here' };
  const days = cities
    .filter(({ count }) => count > 0)
    .map(({ point }) => transferDays(distanceKm(here.point, point)));
  return { state: 'later', days: Math.min(...days) };
}
