/**
 * A hint is a promise: it is made only where the engine, asked with the cart that follows it, keeps it. Every way to
 * follow it with goods that are known is tried: more of each product that counts, and a new one that is just enough.
 */

import type { NextStep } from './next-step.ts';
import { placesOf, type Ready } from './prepare.ts';
import type { Cart, LineFacts } from './priced-cart.ts';
import type { ReckonedCart } from './reckon.ts';

/** Of a long cart the first and the last of its goods are tried: the dearest and the cheapest. */
const MOST_WAYS = 8;
/** More than any screen shows. */
const MOST_HINTS = 6;

/** What one promotion gives in a cart: what it takes off, the worth of its gift, what it takes off the delivery. */
export type BenefitOf = (promotion: Ready['promotion'], cart: Cart) => number;

export function keepTrue(
  steps: readonly (NextStep & { ready: Ready })[],
  { cart, reckoned, benefitOf }: { cart: Cart; reckoned: ReckonedCart; benefitOf: BenefitOf },
): NextStep[] {
  const kept: NextStep[] = [];
  for (const { ready, ...step } of steps) {
    if (kept.length === MOST_HINTS) break;
    const ways = listWays(step, ready, cart, reckoned);
    const gain = findLeast(ways, (lines) => benefitOf(ready.promotion, toFollowed(cart, lines)), {
      above: benefitOf(ready.promotion, cart),
    });
    if (gain !== null) kept.push(step.gain === null ? step : { ...step, gain });
  }
  return kept;
}

/** The least that any of them gives above what is given now. Null as soon as one gives nothing: each asks the whole engine. */
function findLeast<T>(
  ways: readonly T[],
  give: (way: T) => number,
  { above }: { above: number },
): number | null {
  let least: number | null = null;
  for (const way of ways) {
    const gain = give(way) - above;
    if (gain <= 0) return null;
    least = least === null ? gain : Math.min(least, gain);
  }
  return least;
}

/** The goods of the cart once the hint was followed, in each way. */
function listWays(
  { need }: NextStep,
  ready: Ready,
  cart: Cart,
  { match, lines }: ReckonedCart,
): LineFacts[][] {
  const { mechanic } = ready.promotion;
  const factsAt = (slot: number | null) =>
    placesOf(match, slot).flatMap((at) => {
      const line = lines[at];
      return line ? [{ facts: line.facts, base: line.base }] : [];
    });
  if ('sum' in need) {
    const goods = factsAt(ready.slot);
    const [first] = goods;
    // Whoever has a contract meets contract prices on whatever is added: only what is known is tried.
    const isNewTried = first !== undefined && cart.visitor.type === 'retail' && !isNamedOnly(ready);
    return [
      ...few(goods).map(({ facts, base }) => addTo(cart, facts, Math.ceil(need.sum / base))),
      ...(isNewTried ? [[...cart.lines, toNew(first.facts, need.sum)]] : []),
    ];
  }
  if (mechanic.type === 'set_price') return listKit(mechanic.parts, need, cart);
  const named = need.productCodes.map((code) => findFacts(cart, code));
  const known = named.length > 0 ? named : factsAt(ready.withSlot).map(({ facts }) => facts);
  // Of what is neither in the cart nor told of nothing can be promised.
  return few(known.filter((facts) => facts !== undefined)).map((facts) => addTo(cart, facts, need.count));
}

/** A kit is filled up in one way; not at all where something of it is unknown, or there and not counted. */
function listKit(
  parts: readonly { productCode: string; count: number }[],
  need: { count: number; productCodes: readonly string[] },
  cart: Cart,
): LineFacts[][] {
  let lines = cart.lines;
  let added = 0;
  for (const code of need.productCodes) {
    const facts = findFacts(cart, code);
    const held = lines.find(({ productCode }) => productCode === code)?.count ?? 0;
    const wanted = parts.find(({ productCode }) => productCode === code)?.count ?? 0;
    if (!facts || wanted <= held) return [];
    lines = addTo({ ...cart, lines }, facts, wanted - held);
    added += wanted - held;
  }
  return added === need.count ? [[...lines]] : [];
}

const few = <T>(goods: readonly T[]): readonly T[] =>
  goods.length <= MOST_WAYS
    ? goods
    : [...goods.slice(0, MOST_WAYS / 2), ...goods.slice(goods.length - MOST_WAYS / 2)];

/** Goods that are named one by one: nothing else counts. */
const isNamedOnly = ({ promotion: { scope = {}, mechanic } }: Ready) =>
  mechanic.type === 'price' ||
  mechanic.type === 'set_price' ||
  ((scope.products?.length ?? 0) > 0 && !scope.sections?.length && !scope.brands?.length);

const findFacts = ({ lines, shelf }: Cart, code: string): LineFacts | undefined =>
  lines.find(({ productCode }) => productCode === code) ?? shelf?.get(code);

function addTo({ lines }: Cart, facts: LineFacts, count: number): LineFacts[] {
  const at = lines.findIndex(({ productCode }) => productCode === facts.productCode);
  const held = lines[at];
  return held
    ? lines.toSpliced(at, 1, { ...held, count: held.count + count })
    : [...lines, { ...facts, count }];
}

/** Another product of the same kind, of which one is just enough. */
const toNew = ({ sections, brand, vatPercent }: LineFacts, price: number): LineFacts => ({
  productCode: '\u0000new',
  count: 1,
  price,
  sections,
  brand,
  vatPercent,
});

const sumOf = (lines: readonly LineFacts[]) =>
  lines.reduce((sum, { price, count }) => sum + price * count, 0);

/** More goods are heavier: as heavy as those that lie there. */
function toFollowed(cart: Cart, lines: readonly LineFacts[]): Cart {
  const { delivery } = cart;
  const times = sumOf(lines) / sumOf(cart.lines);
  return {
    ...cart,
    lines,
    delivery: delivery ? { ...delivery, weightKg: delivery.weightKg * times } : null,
  };
}
