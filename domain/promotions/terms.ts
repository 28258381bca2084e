/**
 * A contract is never a burden: of each product with a contract price, whoever has the contract takes that price or the
 * one open to everybody, whichever makes the goods cheaper. Gifts have no say: nobody is made to pay more for one; nor
 * has the delivery, so that a line costs the same whatever way of getting it is chosen. A product is wholly by contract or wholly not: its steps by quantity are the
 * contract's, other promotions are everybody's.
 */

import { type Prepared, placesOf, type Ready } from './prepare.ts';
import { type Cart, findOwnDiscount, type Line, type OpenTerms } from './priced-cart.ts';
import { type ReckonedCart, reckonCart } from './reckon.ts';

/** So many products are tried each with each; of more, those first that are cheaper by themselves, then by promotion. */
const MOST_TRIED = 6;

export function chooseTerms(prepared: Prepared, cart: Cart): ReckonedCart {
  const byContract = reckonCart(prepared, cart);
  const contracted = listContracted(byContract.lines);
  if (contracted.length === 0) return byContract;
  const open = reckonCart(prepared, cart, new Set(contracted));
  const wooed = contracted.filter((code) => isWooed(code, open));
  if (wooed.length === 0) return byContract;
  const trial = createTrial(prepared, cart, byContract);
  if (wooed.length <= MOST_TRIED) {
    for (let choice = 1; choice < 2 ** wooed.length; choice += 1) {
      trial.try(wooed.filter((_code, at) => (choice >> at) & 1));
    }
  } else {
    trial.try(listCheaper(byContract, open));
    for (const ready of open.open) {
      if (!ready.setsUnitPrice) trial.try([...trial.terms(), ...listMeant(ready, open)]);
    }
    trial.try(wooed);
  }
  return trial.best();
}

/** By name: the order of the cart is no matter. */
const listContracted = (lines: readonly Line[]): string[] =>
  [...new Set(lines.filter(({ hasContract }) => hasContract).map(({ facts }) => facts.productCode))].sort();

/** Whether anything makes its open price lower than the shelf's. */
function isWooed(code: string, { lines, match, open }: ReckonedCart): boolean {
  const at = lines.findIndex(({ facts }) => facts.productCode === code);
  const line = lines[at];
  if (line && findOwnDiscount(line) !== null) return true;
  return open.some(
    ({ slot, withSlot }) => placesOf(match, slot).includes(at) || placesOf(match, withSlot).includes(at),
  );
}

function listCheaper(byContract: ReckonedCart, open: ReckonedCart): string[] {
  const contractPrices = new Map(
    byContract.lines.map(({ place }, at) => [place, byContract.prices[at]?.price ?? 0]),
  );
  return open.lines
    .filter(
      ({ hasContract, place }, at) =>
        hasContract && (open.prices[at]?.price ?? 0) < (contractPrices.get(place) ?? 0),
    )
    .map(({ facts }) => facts.productCode);
}

const listMeant = ({ slot, withSlot }: Ready, { match, lines }: ReckonedCart): string[] =>
  [...placesOf(match, slot), ...placesOf(match, withSlot)].flatMap((at) => {
    const line = lines[at];
    return line?.hasContract ? [line.facts.productCode] : [];
  });

/** Keeps the best that was tried; of equals the first, which is nearest to the contract. */
function createTrial(prepared: Prepared, cart: Cart, first: ReckonedCart) {
  let best = { terms: new Set() as OpenTerms, reckoned: first, total: first.goodsTotal() };
  return {
    best: () => best.reckoned,
    terms: () => best.terms,
    try(codes: readonly string[]): void {
      const terms = new Set(codes);
      if (terms.size === 0) return;
      const reckoned = reckonCart(prepared, cart, terms);
      const total = reckoned.goodsTotal();
      if (total < best.total) best = { terms, reckoned, total };
    },
  };
}
