/**
 * Past baskets and looks of the demo shop, as its orders and tills would have left them: a main material with what the
 * work needs besides, now and then something of another work. The same for the same range.
 */
import { sectionsGoingWith } from '#domain/goes-with.ts';
import { cities } from '#domain/kazakhstan-cities.ts';
import { Random } from '../random.ts';
import type { Offered, Shelves } from './shelf.ts';

const seed = 20_260_102;
const oldestDays = 365;

export interface BasketLine {
  basketId: number;
  productId: number;
  cityId: number;
  count: number;
  hoursAgo: number;
}

export interface View {
  visitor: number;
  productId: number;
  cityId: number;
  hoursAgo: number;
}

/** Enough for a range to have habits, few enough for a million products to load as before. */
export const basketCount = (products: number): number => Math.min(60_000, Math.ceil(products * 1.5));
export const visitorCount = (products: number): number => Math.min(20_000, Math.ceil(products / 2));

// The bigger the city stands in the list, the more is bought there; most of all at home in Pavlodar.
const places = cities.map(({ id, isLocal }, index): readonly [number, number] => [
  id,
  (isLocal ? 40 : 2) / (1 + index / 4),
]);

/** More lately than long ago. */
const drawHoursAgo = (random: Random): number => Math.floor(oldestDays * 24 * random.next() ** 1.6);

function drawBasket(leafCode: string, shelves: Shelves, random: Random): Offered[] {
  const main = shelves.pick(leafCode, random);
  if (!main) return [];
  const basket = [main];
  const add = (item: Offered | null) => {
    if (item && !basket.includes(item)) basket.push(item);
  };
  for (const [rank, company] of sectionsGoingWith(leafCode).entries()) {
    if (random.chance(0.8 / (1 + rank * 0.45))) add(shelves.pickFor(main, company, random));
  }
  if (random.chance(0.15)) add(shelves.pick(random.pick(shelves.leafCodes()), random));
  return basket;
}

export function* drawBaskets(shelves: Shelves, baskets: number): Generator<BasketLine> {
  const leafCodes = shelves.leafCodes();
  for (let basketId = 1; basketId <= baskets && leafCodes.length > 0; basketId++) {
    const random = new Random(seed).fork(`basket/${basketId}`);
    const cityId = random.weighted(places);
    const hoursAgo = drawHoursAgo(random);
    for (const { id } of drawBasket(random.pick(leafCodes), shelves, random)) {
      yield { basketId, productId: id, cityId, count: random.integer(1, 12), hoursAgo };
    }
  }
}

/** A visitor walks through one leaf and looks at what goes with it. */
export function* drawViews(shelves: Shelves, visitors: number): Generator<View> {
  const leafCodes = shelves.leafCodes();
  for (let visitor = 1; visitor <= visitors && leafCodes.length > 0; visitor++) {
    const random = new Random(seed).fork(`visitor/${visitor}`);
    const cityId = random.weighted(places);
    const leafCode = random.pick(leafCodes);
    const hoursAgo = Math.floor(drawHoursAgo(random) / 6);
    const seen = new Set<number>();
    for (let looks = random.integer(2, 8); looks > 0; looks--) {
      const near = random.chance(0.7) ? leafCode : random.pick([leafCode, ...sectionsGoingWith(leafCode)]);
      const item = shelves.pick(near, random);
      if (!item || seen.has(item.id)) continue;
      seen.add(item.id);
      yield { visitor, productId: item.id, cityId, hoursAgo };
    }
  }
}
