import type { Product } from '#contract/catalog.ts';
import { countChosen } from '#domain/listing.ts';
import { typograph } from '#domain/typography.ts';
import { hyphenate } from '../../features/catalog/hyphenate.ts';
import type { SectionTile } from '../../features/catalog/section-tiles.tsx';
import { type ListingData, loadListing, readChoice } from '../../features/listing/listing-load.ts';
import type { ListingPlace } from '../../features/listing/place.ts';
import { requireValue } from '../../page/require-value.ts';
import type { LoadContext } from '../../page/screen.ts';

export interface SectionData {
  section: SectionTile;
  /** From the department down, without the section itself. */
  parents: { code: string; name: string }[];
  children: SectionTile[];
  staticFilters: { code: string; name: string; search?: string }[];
  staticFilter?: { code: string; name: string; title: string; description: string };
  /** Only on the first page of an unfiltered list: one text, one address. */
  seoText: string;
  place: ListingPlace;
  listing: ListingData;
}

const toTile = ({ code, name, count }: SectionTile): SectionTile => ({ code, name, count });

/** The most popular product of a section lends it its picture. */
function withPicture(tile: SectionTile, popular: readonly Product[]): SectionTile {
  const product = popular.find(({ sectionCode }) => sectionCode === tile.code);
  return product ? { ...tile, externalId: product.externalId } : tile;
}

export async function loadSection(context: LoadContext): Promise<SectionData> {
  const { api, cityCode, params, locale } = context;
  const { sectionCode = '', staticFilter: filterCode } = params;
  const asked = readChoice(context);
  const filter = filterCode === undefined ? {} : { staticFilter: filterCode };
  const found = api('GET /api/v2/sections/{sectionCode}/', {
    params: { sectionCode },
    query: { city: cityCode, ...filter },
  });
  const { data, popular } = await loadListing(context, { sectionCode, ...filter }, asked, found);
  const { section, breadcrumbs, seoText, staticFilters, staticFilter } = requireValue(await found).data;
  const path = `/c/${section.code}`;
  const { code = '', name = '', title = '', description = '' } = staticFilter ?? {};
  const isPlain = data.page === 1 && countChosen(asked) === 0;
  return {
    section: toTile(section),
    parents: breadcrumbs.slice(0, -1),
    children: section.children.map((child) =>
      withPicture({ ...toTile(child), name: hyphenate(child.name, locale) }, popular),
    ),
    // What the goods differ by leads nowhere new from a list that is chosen from already.
    staticFilters: staticFilters
      .filter(({ search }) => isPlain || search === undefined)
      .map(({ code: each, name: called, search }) => ({
        code: each,
        name: called,
        ...(search === undefined ? {} : { search }),
      })),
    ...(staticFilter ? { staticFilter: { code, name, title, description } } : {}),
    seoText: isPlain ? typograph(staticFilter?.seoText ?? seoText, locale) : '',
    place: { path, fixed: staticFilter && { path: `${path}/${code}`, values: staticFilter.filter } },
    listing: {
      ...data,
      // A department has the tiles of its sections in their place.
      promoted: section.children.length > 0 ? [] : data.promoted,
      ...(staticFilter ? { choice: { ...data.choice, values: staticFilter.filter } } : {}),
    },
  };
}
