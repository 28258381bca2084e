/** One change of a choice at a time. Any change of the filters begins at the first page again. */
import { type ListingChoice, type NumberRange, toRange } from '#domain/listing.ts';

const without = <T>(all: Record<string, T>, code: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== code));

/** The value codes chosen of a filter; the stock in the city is written apart in an address, and reads like a flag. */
export function chosenOf(choice: ListingChoice, code: string): readonly string[] {
  if (code === 'inStock') return choice.inStock ? ['1'] : [];
  return choice.values[code] ?? [];
}

export function toggleValue(choice: ListingChoice, code: string, value: string): ListingChoice {
  if (code === 'inStock') return { ...choice, inStock: !choice.inStock, page: 1 };
  const chosen = chosenOf(choice, code);
  const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  const rest = without(choice.values, code);
  return { ...choice, values: next.length > 0 ? { ...rest, [code]: next } : rest, page: 1 };
}

export function rangeOf(choice: ListingChoice, code: string): NumberRange {
  return code === 'price' ? choice.price : (choice.ranges[code] ?? {});
}

export function setRange(choice: ListingChoice, code: string, { from, to }: NumberRange): ListingChoice {
  const range = toRange(from, to);
  if (code === 'price') return { ...choice, price: range, page: 1 };
  const rest = without(choice.ranges, code);
  const isOpen = from === undefined && to === undefined;
  return { ...choice, ranges: isOpen ? rest : { ...rest, [code]: range }, page: 1 };
}

/** Nothing filtered; the order stays. */
export function clearFilters(choice: ListingChoice): ListingChoice {
  return { ...choice, values: {}, ranges: {}, price: {}, inStock: false, page: 1 };
}

export function isFacetChosen(choice: ListingChoice, code: string): boolean {
  const { from, to } = rangeOf(choice, code);
  return from !== undefined || to !== undefined || chosenOf(choice, code).length > 0;
}

/** Under which names a form without the script sends a filter. */
export const fieldName = (code: string): string => (code === 'inStock' ? 'inStock' : `f.${code}`);
export const facetOfField = (name: string): string => name.replace(/^f\./, '');
export const boundName = (code: string, side: keyof NumberRange): string => {
  if (code !== 'price') return `f.${code}.${side}`;
  return side === 'from' ? 'priceFrom' : 'priceTo';
};
