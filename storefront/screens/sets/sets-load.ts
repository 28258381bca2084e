import type { SetMode } from '#contract/sets.ts';
import { countChosen, type ListingChoice, parseListingChoice, toListingQuery } from '#domain/listing.ts';
import { type FacetView, toFacetViews } from '../../features/filters/facets.ts';
import { type ListingPlace, withoutIgnored } from '../../features/listing/listing.tsx';
import { requireValue } from '../../page/require-value.ts';
import { type LoadContext, ScreenError } from '../../page/screen.ts';
import { type ShelfSet, toShelfSet } from './find-sets.ts';

interface Named {
  code: string;
  name: string;
}

export interface SetsData {
  mode: SetMode;
  sections: (Named & { count: number })[];
  section: (Named & { title: string; description: string }) | null;
  staticFilters: Named[];
  staticFilter: (Named & { title: string; description: string }) | null;
  /** Only on the first page of an unfiltered list: one text, one address. */
  seoText: string;
  place: ListingPlace;
  sets: ShelfSet[];
  listing: {
    facets: FacetView[];
    promoted: [];
    choice: ListingChoice;
    total: number;
    page: number;
    pageSize: number;
  };
}

export async function loadSets({ api, cityCode, params, url }: LoadContext): Promise<SetsData> {
  const mode = params.mode as SetMode;
  const { sectionCode, staticFilter: filterCode } = params;
  const asked = parseListingChoice(url.searchParams);
  if (asked === null) throw new ScreenError(404, 'no such page of the list');
  const subject = {
    city: cityCode,
    ...(sectionCode === undefined ? {} : { sectionCode }),
    ...(filterCode === undefined ? {} : { staticFilter: filterCode }),
  };
  const isWhole = countChosen(asked) === 0 && filterCode === undefined && asked.page === 1;
  const { staticFilter: _, ...scope } = { staticFilter: undefined, ...subject };
  const [found, unfiltered] = await Promise.all([
    api('GET /api/v1/sets/{mode}/', { params: { mode }, query: { ...subject, ...toListingQuery(asked) } }),
    isWhole ? null : api('GET /api/v1/sets/{mode}/', { params: { mode }, query: scope }),
  ]);
  const { items, filters, meta, place } = requireValue(found);
  if (meta.page > 1 && items.length === 0) throw new ScreenError(404, 'no such page of the list');
  // The filters keep their places by the whole list; without an answer the list itself must do.
  const all = unfiltered?.ok ? unfiltered.value : { filters, meta };
  const { section = null, staticFilter = null } = place;
  const path = `/sets/${mode}${section ? `/${section.code}` : ''}`;
  const choice = withoutIgnored(asked, meta.ignored);
  return {
    mode,
    sections: place.sections.filter(({ count }) => count > 0),
    section,
    staticFilters: place.staticFilters,
    staticFilter: staticFilter && {
      code: staticFilter.code,
      name: staticFilter.name,
      title: staticFilter.title,
      description: staticFilter.description,
    },
    seoText: meta.page === 1 && countChosen(asked) === 0 ? place.seoText : '',
    place: {
      path,
      fixed: staticFilter ? { path: `${path}/${staticFilter.code}`, values: staticFilter.filter } : undefined,
    },
    sets: items.map((set) => toShelfSet(set, cityCode)),
    listing: {
      facets: toFacetViews(
        { facets: filters, total: meta.total },
        { facets: all.filters, total: all.meta.total },
      ),
      promoted: [],
      choice: staticFilter ? { ...choice, values: staticFilter.filter } : choice,
      total: meta.total,
      page: meta.page,
      pageSize: meta.pageSize,
    },
  };
}
