/** Where a listing stands and what the address of each of its choices is. */
import { emptyChoice, type ListingChoice, toListingSearch } from '#domain/listing.ts';

export interface ListingPlace {
  /** Without the language: `/c/laminat`, `/brands/parkentra`. */
  path: string;
  /** Words of the query that belong to every address of the place: those of a search. */
  query?: Record<string, string> | undefined;
  /** The page of a static filter: an address of its own for one choice of filters. */
  fixed?: { path: string; values: Record<string, string[]> } | undefined;
}

/** Path and query, without the language. A static filter has its address while nothing else is chosen. */
export function listingAddress({ path, query, fixed }: ListingPlace, choice: ListingChoice): string {
  const isFixed =
    fixed !== undefined && filtersOf(choice) === filtersOf({ ...emptyChoice(), values: fixed.values });
  const { sort, page } = choice;
  const own = new URLSearchParams(query).toString();
  const chosen = toListingSearch(isFixed ? { ...emptyChoice(), sort, page } : choice);
  const search = [own, chosen].filter((part) => part !== '').join('&');
  return `${isFixed ? fixed.path : path}${search === '' ? '' : `?${search}`}`;
}

/**
 * The query of the page's one address for search engines: pages of the whole list stand for themselves, whatever is
 * filtered or ordered otherwise stands behind the first page of its path.
 */
export function canonicalQuery(place: ListingPlace, choice: ListingChoice): string {
  const own = listingAddress(place, { ...choice, page: 1 });
  return choice.page > 1 && !own.includes('?') ? `page=${choice.page}` : '';
}

/** Narrowed by the reader: one of countless lists, none of which search engines need to keep. */
export const isNarrowed = (place: ListingPlace, choice: ListingChoice): boolean =>
  listingAddress(place, { ...choice, sort: 'popular', page: 1 }).includes('?');

const filtersOf = (choice: ListingChoice) => toListingSearch({ ...choice, sort: 'popular', page: 1 });

/** The same choice without what the listing does not know: `klass` is a filter, `klass=99` a value (contract/listing.ts). */
export function withoutIgnored(choice: ListingChoice, ignored: readonly string[]): ListingChoice {
  if (ignored.length === 0) return choice;
  const values = Object.entries(choice.values).flatMap(([code, chosen]) => {
    if (ignored.includes(code)) return [];
    const known = chosen.filter((value) => !ignored.includes(`${code}=${value}`));
    return known.length > 0 ? [[code, known] as const] : [];
  });
  const ranges = Object.entries(choice.ranges).filter(([code]) => !ignored.includes(code));
  return { ...choice, values: Object.fromEntries(values), ranges: Object.fromEntries(ranges) };
}
