/** Step 6: goods that are cheaper together. N + M, each n-th unit, kits, pairs; see lowering.ts for what they promise. */

import { LEAST_PRICE } from './lowered-price.ts';
import type { Line } from './priced-cart.ts';
import type { Mechanic } from './promotion.ts';

export type Of<T extends Mechanic['type']> = Extract<Mechanic, { type: T }>;

/** What remains of each line: `value × keeps + adds`, by the order of `places`. */
export interface LineMap {
  places: readonly number[];
  keeps: Float64Array;
  adds: Float64Array;
}

export function mapLines(
  places: readonly number[],
  lines: readonly Line[],
  keepOf: (line: Line, index: number) => number,
  addOf: (line: Line, index: number) => number = () => 0,
): LineMap {
  const keeps = new Float64Array(places.length);
  const adds = new Float64Array(places.length);
  for (let index = 0; index < places.length; index += 1) {
    const line = lines[places[index] ?? 0];
    keeps[index] = line ? keepOf(line, index) : 1;
    adds[index] = line ? addOf(line, index) : 0;
  }
  return { places, keeps, adds };
}

/** Units laid in a row from the dearest: how many of each line's units are chosen. */
function chosenUnits(
  places: readonly number[],
  lines: readonly Line[],
  chosenBefore: (position: number) => number,
): number[] {
  let position = 0;
  return places.map((at) => {
    const begin = position;
    position += lines[at]?.count ?? 0;
    return chosenBefore(position) - chosenBefore(begin);
  });
}

function countUnits(places: readonly number[], lines: readonly Line[]): number {
  let units = 0;
  for (const at of places) units += lines[at]?.count ?? 0;
  return units;
}

/** In every full block of N + M the M cheapest are free; the tenge that a free unit still costs is paid by the others. */
export function mapNPlusM({ buy, free }: Of<'n_plus_m'>, places: readonly number[], lines: readonly Line[]) {
  const block = buy + free;
  const units = countUnits(places, lines);
  const inBlocks = units - (units % block);
  if (inBlocks === 0) return null;
  const given = chosenUnits(places, lines, (position) => {
    const within = Math.min(position, inBlocks);
    return Math.floor(within / block) * free + Math.max(0, (within % block) - buy);
  });
  const freeUnits = (inBlocks / block) * free;
  const givenTo = (index: number) => given[index] ?? 0;
  return mapLines(
    places,
    lines,
    ({ count }, index) => (count - givenTo(index)) / count,
    ({ count }, index) =>
      (givenTo(index) - (freeUnits * (count - givenTo(index))) / (units - freeUnits)) * LEAST_PRICE,
  );
}

function mapChosen(
  percent: number,
  chosen: readonly number[],
  places: readonly number[],
  lines: readonly Line[],
) {
  return mapLines(
    places,
    lines,
    ({ count }, index) => (count * 100 - (chosen[index] ?? 0) * percent) / (count * 100),
  );
}

export function mapNth(
  { nth, percent }: Of<'nth_percent'>,
  places: readonly number[],
  lines: readonly Line[],
) {
  const chosen = chosenUnits(places, lines, (position) => Math.floor(position / nth));
  return mapChosen(percent, chosen, places, lines);
}

/** The kit's price is shared by list price; a part that is already cheaper than its share stays so. */
export function mapSet(mechanic: Of<'set_price'>, places: readonly number[], lines: readonly Line[]) {
  const needed = new Map(mechanic.parts.map(({ productCode, count }) => [productCode, count]));
  const neededOf = ({ facts }: Line) => needed.get(facts.productCode) ?? 0;
  const found = new Set(places.map((at) => lines[at]?.facts.productCode));
  if (found.size < needed.size || places.length > needed.size) return null;
  let kits = Number.POSITIVE_INFINITY;
  let list = 0;
  for (const at of places) {
    const line = lines[at];
    if (!line) continue;
    kits = Math.min(kits, Math.floor(line.count / neededOf(line)));
    list += line.base * neededOf(line);
  }
  if (kits === 0) return null;
  return mapLines(
    places,
    lines,
    (line) => (line.count - kits * neededOf(line)) / line.count,
    (line) => (mechanic.price * line.base * kits * neededOf(line)) / list,
  );
}

/** Each unit of `places` lowers one of the others, the dearest first. */
export function mapBundle(
  { percent }: Of<'bundle'>,
  places: readonly number[],
  withPlaces: readonly number[],
  lines: readonly Line[],
) {
  const main = new Set(places);
  const companions = withPlaces.filter((at) => !main.has(at));
  const pairs = Math.min(countUnits(places, lines), countUnits(companions, lines));
  const paired = chosenUnits(companions, lines, (position) => Math.min(position, pairs));
  return pairs > 0 ? mapChosen(percent, paired, companions, lines) : null;
}
