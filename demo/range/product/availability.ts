import { cities } from '#domain/kazakhstan-cities.ts';
import type { Random } from '../random.ts';
import { stores } from '../stores.ts';

export interface StoreStock {
  storeId: number;
  count: number;
}

export interface Availability {
  active: boolean;
  onOrder: boolean;
  isOffline: boolean;
  stocks: StoreStock[];
}

const localCities = cities
  .filter((city) => city.isLocal)
  .map((city) => ({ city, stores: stores.filter((store) => store.cityId === city.id) }));

/** No city has it: 2 % of the goods; with 6 % more in each city that makes 8 % out of stock in a city. */
const soldOutEverywhere = 0.02;
const soldOutInCity = 0.0612;

/** Cheap goods stand in hundreds, dear ones singly. */
function usualCount(price: number): number {
  return Math.min(400, Math.max(0.7, 13 * Math.sqrt(4000 / price)));
}

/** Sparse: a store that never had the product has no row; one that sold out may have a row of zero. */
function drawStocks(price: number, random: Random): StoreStock[] {
  const stocks: StoreStock[] = [];
  const isSoldOut = random.chance(soldOutEverywhere);
  const usual = usualCount(price) * random.logNormal(0.8);
  for (const { stores: places } of localCities) {
    const isMissing = isSoldOut || random.chance(soldOutInCity);
    const sure = random.integer(0, places.length - 1);
    for (const [index, store] of places.entries()) {
      const isKept = index === sure || random.chance(store.isWarehouse ? 0.6 : 0.35);
      const size = usual * (store.isWarehouse ? 4 : 1) * random.logNormal(0.9);
      if (!isKept) continue;
      if (!isMissing) stocks.push({ storeId: store.id, count: Math.max(1, Math.round(size)) });
      else if (random.chance(0.3)) stocks.push({ storeId: store.id, count: 0 });
    }
  }
  return stocks;
}

export function drawAvailability(price: number, random: Random): Availability {
  const kind = random.next();
  if (kind < 0.01) return { active: false, onOrder: false, isOffline: false, stocks: [] };
  if (kind < 0.04) return { active: true, onOrder: true, isOffline: false, stocks: [] };
  return { active: true, onOrder: false, isOffline: kind < 0.06, stocks: drawStocks(price, random) };
}
