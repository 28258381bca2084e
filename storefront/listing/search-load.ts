import { countChosen, type ListingChoice, toListingQuery } from '#domain/listing.ts';
import type { Answer } from '../api-client.ts';
import { type CardProduct, findRecommended, toCardProduct } from '../catalog/catalog.ts';
import { pickPromoted, toFacetViews } from '../filters/filters.ts';
import { requireValue } from '../require-value.ts';
import { type LoadContext, ScreenError } from '../screen.ts';
import { type ListingData, readChoice } from './listing-load.ts';
import { type ListingPlace, withoutIgnored } from './place.ts';

type Found = Answer<'GET /api/v2/search/'>;

export interface SearchData {
  /** As typed; empty on the page that only asks. */
  query: string;
  /** What was searched for instead of what was typed. */
  corrected?: string;
  isPartial: boolean;
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

const MAX_QUERY = 200;

export async function loadSearch(context: LoadContext): Promise<SearchData> {
  const { url } = context;
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY);
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
  if (found.meta.page > 1 && found.items.length === 0) throw new ScreenError(404, 'no such page of the list');
  const hasAny = found.meta.total > 0 || countChosen(asked) > 0;
  return {
    ...nothing,
    ...(found.corrected ? { corrected: found.corrected.query } : {}),
    isPartial: found.meta.isPartial,
    sections: found.sections,
    ...(sectionCode === '' ? {} : { sectionCode }),
    ...(hasAny ? { listing: toListing(found, whole, asked) } : {}),
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

function toListing(found: Found, whole: Found, asked: ListingChoice): ListingData {
  const { items, filters, meta } = found;
  const all = { facets: whole.filters, total: whole.meta.total };
  return {
    items: items.map(toCardProduct),
    facets: toFacetViews({ facets: filters, total: meta.total }, all),
    promoted: pickPromoted(toFacetViews(all), all.total),
    choice: withoutIgnored(asked, meta.ignored),
    total: meta.total,
    page: meta.page,
    pageSize: meta.pageSize,
  };
}
