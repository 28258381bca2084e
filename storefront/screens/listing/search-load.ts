import { MAX_QUERY_LENGTH } from '#contract/query-length.ts';
import { countChosen, type ListingChoice, toListingQuery } from '#domain/listing.ts';
import type { Answer } from '../../api-client.ts';
import { type CardProduct, toCardProduct } from '../../features/catalog/card-product.ts';
import { findRecommended } from '../../features/catalog/recommended.ts';
import { type ListingData, readChoice, toListingData } from '../../features/listing/listing-load.ts';
import type { ListingPlace } from '../../features/listing/place.ts';
import { requireValue } from '../../page/require-value.ts';
import type { LoadContext } from '../../page/screen.ts';

type Found = Answer<'GET /api/v2/search/'>;

export interface SearchData {
  /** As typed; empty on the page that only asks. */
  query: string;
  /** What was searched for instead of what was typed. */
  corrected?: string;
  isPartial: boolean;
  /** How many are of the very size asked for: they come first, near sizes after them. */
  exactSize?: number;
  sections: Found['sections'];
  /** The one the results are narrowed to. */
  sectionCode?: string;
  place: ListingPlace;
  /** Absent where nothing was found whatever is chosen. */
  listing?: ListingData;
  /** What to try when nothing is found. */
  instead: { queries: string[]; sections: Found['sections'] };
  popular: CardProduct[];
}

export async function loadSearch(context: LoadContext): Promise<SearchData> {
  const { url } = context;
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const sectionCode = url.searchParams.get('section') ?? '';
  const isExact = url.searchParams.get('exact') === '1';
  const place = {
    path: '/search',
    query: {
      q: query,
      ...(isExact ? { exact: '1' } : {}),
      ...(sectionCode === '' ? {} : { section: sectionCode }),
    },
  };
  const nothing = { query, isPartial: false, sections: [], place, instead: { queries: [], sections: [] } };
  if (query === '') return { ...nothing, popular: await findRecommended(context, 'search_empty') };

  const asked = readChoice(context);
  const [found, whole] = await search(context, { query, sectionCode, isExact }, asked);
  // A page beyond the last is no page, of a query that finds nothing either.
  const hasAny = found.meta.total > 0 || countChosen(asked) > 0 || found.meta.page > 1;
  return {
    ...nothing,
    ...(found.corrected ? { corrected: found.corrected.query } : {}),
    isPartial: found.meta.isPartial,
    ...(found.meta.exactSize === undefined ? {} : { exactSize: found.meta.exactSize }),
    sections: found.sections,
    ...(sectionCode === '' ? {} : { sectionCode }),
    ...(hasAny ? { listing: toListingData(found, whole, asked, context.cityCode) } : {}),
    instead: { queries: found.instead?.queries ?? [], sections: found.instead?.sections ?? [] },
    popular: (found.instead?.products ?? []).map(toCardProduct),
  };
}

/** What was asked for, and the same query with nothing chosen: the filters keep their places by it. */
async function search(
  { api, cityCode }: LoadContext,
  { query, sectionCode, isExact }: { query: string; sectionCode: string; isExact: boolean },
  asked: ListingChoice,
): Promise<[Found, Found]> {
  const words = {
    q: query,
    city: cityCode,
    ...(sectionCode === '' ? {} : { sectionCode }),
    ...(isExact ? { exact: '1' as const } : {}),
  };
  const { sort, ...choice } = toListingQuery(asked);
  const order = sort === 'popular' ? {} : { sort };
  const [found, whole] = await Promise.all([
    api('GET /api/v2/search/', { query: { ...words, ...choice, ...order } }),
    countChosen(asked) === 0 ? null : api('GET /api/v2/search/', { query: words }),
  ]);
  const answer = requireValue(found);
  return [answer, whole?.ok ? whole.value : answer];
}
