/**
 * What a reader's card shows, row by row: the listing sorts, filters and draws its bars by that and by nothing else.
 * Whoever has a contract is shown the lowest of the open price, the contract's, and what promotions make of either.
 */
import { loweredPrice, type PriceCut } from '#domain/promotions/promotions.ts';
import { type Columns, pricesAt } from './columns.ts';

export interface PriceReader {
  priceType: 'retail' | 'wholesale';
  /** whose prices: the place of the reader's city among `cityPrices`, -1 for those of everywhere */
  priceCity: number;
  /** promotions that every buyer with a contract has here and now; null where there are none */
  contractTerms: ContractTerms | null;
}

/** Which goods a promotion is about does not depend on prices, so it is kept; what it makes of a price is counted anew. */
export interface ContractTerms {
  /** a bit per promotion, word after word, each for all rows; shared with the threads */
  members: Uint32Array;
  rules: readonly ContractRule[];
}

export interface ContractRule {
  /** its bit among `members` */
  bit: number;
  /** special prices are named one by one, here by row */
  by: PriceCut | { type: 'price'; prices: ReadonlyMap<number, number> };
  /** also counted from the contract's own price */
  touchesContract: boolean;
}

export const makeMembers = (rows: number, promotions: number): Uint32Array =>
  new Uint32Array(new SharedArrayBuffer(rows * Math.ceil(promotions / 32) * 4));

export function makePriceOf(columns: Columns, reader: PriceReader): (row: number) => number {
  const { price } = pricesAt(columns, reader.priceCity);
  if (reader.priceType === 'retail') return (row) => price[row] as number;
  const { contractPrice } = columns;
  const contractOf = (row: number) => {
    const open = price[row] as number;
    const contract = contractPrice[row] as number;
    return contract > 0 && contract < open ? contract : open;
  };
  const terms = reader.contractTerms;
  return terms === null ? contractOf : (row) => Math.min(contractOf(row), termsPrice(columns, terms, row));
}

function termsPrice(
  { rows, shelfPrice, contractPrice }: Columns,
  { members, rules }: ContractTerms,
  row: number,
): number {
  // Of most goods no promotion tells anything, and hardly ever are there more than one word holds.
  if (members.length === rows && members[row] === 0) return Number.MAX_SAFE_INTEGER;
  const shelf = shelfPrice[row] as number;
  const contract = contractPrice[row] as number;
  let best = Number.MAX_SAFE_INTEGER;
  for (const { bit, by, touchesContract } of rules) {
    if (((members[(bit >>> 5) * rows + row] as number) & (1 << (bit & 31))) === 0) continue;
    if (by.type === 'price') {
      best = Math.min(best, by.prices.get(row) ?? best);
      continue;
    }
    // Off the lower of the two it is lower too.
    const base = touchesContract && contract > 0 ? Math.min(contract, shelf) : shelf;
    best = Math.min(best, loweredPrice(by, base));
  }
  return best;
}
