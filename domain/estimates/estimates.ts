/**
 * The rules of estimates: what they add up to, how long a price is kept, how much fits in.
 * Pure: the server answers with what these say, the editor shows the same while one types.
 */
export { hasUnkept, type LineFault, listFaults, toKeepable } from './drafts.ts';
export {
  type Answers,
  type Conflict,
  type EditedEstimate,
  type EditedLine,
  type EditedSection,
  mergeEstimates,
} from './merge.ts';
export { countProducts, priceForCount, todayPrice, withQuantityPrices } from './quantity-prices.ts';
export { type ListRow, readList, readTable } from './read-list.ts';
export {
  type CountedLine,
  clientSums,
  estimateTotals,
  lineSum,
  percentOf,
  sectionSum,
} from './totals.ts';

export const MOST_ESTIMATES = 100;
export const MOST_SECTIONS = 50;
export const MOST_LINES = 1000;
/** A link to an estimate ends by itself. */
export const LINK_DAYS = 90;

const PRICE_HOURS = 24;

/** For a day the saved price is the price; what the shop asks meanwhile is not shown. */
function isPriceKept(priceAt: string, now: Date): boolean {
  return now.getTime() - new Date(priceAt).getTime() < PRICE_HOURS * 3_600_000;
}

/** Today's price of a line where it is another and the saved one is no longer kept; null otherwise. */
export function changedPrice(
  line: { kind: string; price: number; priceAt: string },
  todayPrice: number | undefined,
  now: Date,
): number | null {
  if (line.kind !== 'product' || todayPrice === undefined || todayPrice === line.price) return null;
  return isPriceKept(line.priceAt, now) ? null : todayPrice;
}

/** Whether an estimate of this size may be written. */
export function fitsEstimate(sections: readonly { items: readonly unknown[] }[]): boolean {
  const lines = sections.reduce((sum, { items }) => sum + items.length, 0);
  return sections.length <= MOST_SECTIONS && lines <= MOST_LINES;
}

/**
 * Whether a client may buy by the link. The shop asks for the same goods without the markup, so buying would tell it:
 * unless the owner has chosen, only an estimate without one is offered for sale.
 */
export const mayClientBuy = (chosen: boolean | null, markupPercent: number): boolean =>
  chosen ?? markupPercent === 0;

/** Where a link opens an estimate: a page of one reader, which nobody keeps. Without the language. */
export const isEstimateLink = (path: string): boolean => path.startsWith('/estimate/');
