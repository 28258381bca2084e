/** Step 6: goods that are cheaper together. N + M, each n-th unit, kits, pairs; see lowering.ts for what they promise. */
import type { Line } from './cart.ts';
import type { Mechanic } from './promotion.ts';
import { LEAST_PRICE } from './unit-price.ts';

export type Of<T extends Mechanic['type']> = Extract<Mechanic, { type: T }>;
export type Values = Float64Array;

/** `keep` gets a line's value and says what remains of it; no line falls below the least price of its units. */
export function lower(
  places: readonly number[],
  lines: readonly Line[],
  values: Values,
  keep: (value: number, line: Line, at: number) => number,
): void {
  for (const at of places) {
    const line = lines[at];
    const value = values[at];
    if (!line || value === undefined) continue;
    values[at] = Math.min(value, Math.max(line.count * LEAST_PRICE, keep(value, line, at)));
  }
}

/** Units laid in a row from the dearest: how many of a line's units are chosen, by the position where the line begins. */
function chosenUnits(
  places: readonly number[],
  lines: readonly Line[],
  chosenBefore: (position: number) => number,
): Map<number, number> {
  const chosen = new Map<number, number>();
  let position = 0;
  for (const at of places) {
    const end = position + (lines[at]?.count ?? 0);
    chosen.set(at, chosenBefore(end) - chosenBefore(position));
    position = end;
  }
  return chosen;
}

const countUnits = (places: readonly number[], lines: readonly Line[]) =>
  places.reduce((sum, at) => sum + (lines[at]?.count ?? 0), 0);

/** In every full block of N + M the M cheapest are free; the tenge that a free unit still costs is paid by the others. */
export function lowerNPlusM(
  mechanic: Of<'n_plus_m'>,
  places: readonly number[],
  lines: readonly Line[],
  values: Values,
) {
  const { buy, free } = mechanic;
  const block = buy + free;
  const units = countUnits(places, lines);
  const inBlocks = units - (units % block);
  const given = chosenUnits(places, lines, (position) => {
    const within = Math.min(position, inBlocks);
    return Math.floor(within / block) * free + Math.max(0, (within % block) - buy);
  });
  const freeUnits = (inBlocks / block) * free;
  lower(places, lines, values, (value, { count }, at) => {
    const mine = given.get(at) ?? 0;
    const shift = (freeUnits * (count - mine)) / (units - freeUnits);
    return (value * (count - mine)) / count + mine * LEAST_PRICE - shift * LEAST_PRICE;
  });
}

export function lowerNth(
  { nth, percent }: Of<'nth_percent'>,
  places: readonly number[],
  lines: readonly Line[],
  values: Values,
) {
  const chosen = chosenUnits(places, lines, (position) => Math.floor(position / nth));
  lower(places, lines, values, (value, { count }, at) => {
    const off = (chosen.get(at) ?? 0) * percent;
    return (value * (count * 100 - off)) / (count * 100);
  });
}

/** The kit's price is shared by list price; a part that is already cheaper than its share stays so. */
export function lowerSet(
  mechanic: Of<'set_price'>,
  places: readonly number[],
  lines: readonly Line[],
  values: Values,
) {
  const needed = new Map(mechanic.parts.map(({ productCode, count }) => [productCode, count]));
  const neededAt = (at: number) => needed.get(lines[at]?.facts.productCode ?? '') ?? 0;
  const found = new Set(places.map((at) => lines[at]?.facts.productCode));
  if (found.size < needed.size || places.length > needed.size) return;
  const kits = Math.min(...places.map((at) => Math.floor((lines[at]?.count ?? 0) / neededAt(at))));
  if (kits === 0) return;
  const list = places.reduce((sum, at) => sum + (lines[at]?.base ?? 0) * neededAt(at), 0);
  lower(places, lines, values, (value, { base, count }, at) => {
    const used = kits * neededAt(at);
    const share = (mechanic.price * base * used) / list;
    return (value * (count - used)) / count + Math.min((value * used) / count, share);
  });
}

export function lowerBundle(
  { percent }: Of<'bundle'>,
  places: readonly number[],
  withPlaces: readonly number[],
  lines: readonly Line[],
  values: Values,
) {
  const main = new Set(places);
  const companions = withPlaces.filter((at) => !main.has(at));
  const pairs = Math.min(countUnits(places, lines), countUnits(companions, lines));
  const paired = chosenUnits(companions, lines, (position) => Math.min(position, pairs));
  lower(companions, lines, values, (value, { count }, at) => {
    const off = (paired.get(at) ?? 0) * percent;
    return (value * (count * 100 - off)) / (count * 100);
  });
}
