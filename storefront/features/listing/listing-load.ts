/** A listing's products and filters for the server's loaders: one call, and a second one where a choice hides the rest. */

import { nearAndFar } from '#domain/availability.ts';
import { breakCompounds } from '#domain/break-compounds.ts';
import { countChosen, type ListingChoice, parseListingChoice, toListingQuery } from '#domain/listing.ts';
import type { Answer, Result } from '../../api-client.ts';
import { requireValue } from '../../page/require-value.ts';
import { type LoadContext, ScreenError } from '../../page/screen.ts';
import { type CardProduct, toCardProduct } from '../catalog/card-product.ts';
import { type FacetView, shutUnasked, toFacetViews } from '../filters/facets.ts';
import { type PromotedFilter, pickPromoted } from '../filters/promoted.ts';
import { withoutIgnored } from './place.ts';

export interface ListingData {
  items: CardProduct[];
  facets: FacetView[];
  promoted: PromotedFilter[];
  choice: ListingChoice;
  total: number;
  page: number;
  pageSize: number;
}

/** What the listing is of: names of the call's query. */
export interface ListingSubject {
  sectionCode?: string;
  brandCode?: string;
  staticFilter?: string;
  /** Only the goods of this promotion. */
  promo?: string;
}

type ListingAnswer = Answer<'GET /api/v2/products/'>;

export interface FoundListing {
  data: ListingData;
  /** The most popular products of the whole subject, whatever is chosen. */
  popular: ListingAnswer['items'];
}

/** Thrown where an address names no page of a list. */
const noSuchPage = () => new ScreenError(404, 'no such page of the list');

export function readChoice({ url }: Pick<LoadContext, 'url'>): ListingChoice {
  const choice = parseListingChoice(url.searchParams);
  if (choice === null) throw noSuchPage();
  return choice;
}

export async function loadListing(
  { api, cityCode }: Pick<LoadContext, 'api' | 'cityCode'>,
  subject: ListingSubject,
  asked: ListingChoice,
  /** The call for the subject itself: if there is no such thing, that is what the page says. */
  found: Promise<Result<unknown>>,
): Promise<FoundListing> {
  const { staticFilter, ...scope } = subject;
  const isWhole = countChosen(asked) === 0 && staticFilter === undefined && asked.page === 1;
  const [listing, unfiltered, whose] = await Promise.all([
    api('GET /api/v2/products/', { query: { city: cityCode, ...subject, ...toListingQuery(asked) } }),
    isWhole && asked.sort === 'popular'
      ? null
      : api('GET /api/v2/products/', { query: { city: cityCode, ...scope } }),
    found,
  ]);
  requireValue(whose);
  const { items, filters, meta } = requireValue(listing);
  // Only what stands above the list comes of it: without an answer the list itself must do.
  const all = unfiltered?.ok ? unfiltered.value : { items, filters, meta };
  return { data: toListingData({ items, filters, meta }, all, asked, cityCode), popular: all.items };
}

type Found = Pick<ListingAnswer, 'items' | 'filters'> & {
  meta: Pick<ListingAnswer['meta'], 'page' | 'pageSize' | 'total' | 'ignored'>;
};

/** `whole` is the same list with nothing chosen: the filters keep their places by it. */
export function toListingData(
  { items, filters, meta }: Found,
  whole: Omit<Found, 'items'>,
  asked: ListingChoice,
  cityCode: string,
): ListingData {
  const { total, page, pageSize, ignored } = meta;
  if (page > 1 && items.length === 0) throw noSuchPage();
  const all = { facets: whole.filters, total: whole.meta.total };
  const choice = withoutIgnored(asked, ignored);
  const promoted = pickPromoted(toFacetViews(all), all.total);
  return {
    items: items.map((item) => ({
      ...toCardProduct({ ...item, name: breakCompounds(item.name) }),
      balance: nearAndFar(item.balance, cityCode),
    })),
    facets: shutUnasked(toFacetViews({ facets: filters, total }, all), choice, promoted),
    promoted,
    choice,
    total,
    page,
    pageSize,
  };
}
