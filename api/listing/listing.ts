/**
 * A listing as a visitor sees it: a page of products, the filters with their counts, what was not understood.
 * Hides: how a choice becomes a scan of the index. Relies on the catalogue for the cards, so that every price shown
 * is the database's.
 */
import type { z } from 'zod';
import type { Product } from '#contract/catalog.ts';
import type { Facet, getProducts } from '#contract/listing.ts';
import { userType } from '#domain/price.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type {
  CatalogIndex,
  ContractTerms,
  IndexCopy,
  IndexedSection,
  Picked,
} from '../catalog-index/catalog-index.ts';
import { Refusal } from '../http/refusal.ts';
import { type ChosenFilter, type Scope, toChoice } from './choice.ts';
import { toFacets } from './facets.ts';
import { KeptPages } from './kept-pages.ts';

const KEPT_PAGES = 3;

export type ListingQuery = z.output<typeof getProducts.query>;

export interface ListingPage {
  items: Product[];
  filters: Facet[];
  total: number;
  ignored: string[];
}

/** Products found by other means, as rows of a copy of the index; `section` gives them their filters. */
export interface FoundRows {
  copy: IndexCopy;
  section: IndexedSection;
  picked: Picked;
}

export interface Listing {
  list(query: ListingQuery, reader: Reader): Promise<ListingPage>;
  /** The same of the found rows alone; where the query stands is left to whoever found them. */
  listFound(found: FoundRows, query: FoundQuery, reader: Reader): Promise<ListingPage>;
}

export type FoundQuery = Omit<ListingQuery, 'sectionCode' | 'brandCode' | 'staticFilter' | 'promo'>;

/** What the listing knows of promotions. */
interface PromotionsOfListing {
  /** The goods of a promotion; null when it is about everything. Refuses a promotion that does not exist. */
  findGoods(copy: IndexCopy, code: string): Promise<Picked | null>;
  /** What lowers the prices of contracts here and now, with a name that no other terms have. */
  readContractTerms(
    copy: IndexCopy,
    cityCode: string,
  ): Promise<{ terms: ContractTerms | null; name: string }>;
}

const NO_TERMS = { terms: null, name: '' };
const noPromotions: PromotionsOfListing = {
  findGoods: () => Promise.reject(new Refusal('promotion.not_found')),
  readContractTerms: async () => NO_TERMS,
};

export function createListing(
  index: CatalogIndex,
  catalog: Catalog,
  promotions: PromotionsOfListing = noPromotions,
): Listing {
  const kept = new KeptPages<Counted>();
  /** Apart from those: anybody may choose anything, and must not drive out what most visitors open. */
  const keptChosen = new KeptPages<Counted>();

  async function findFixed({ sectionCode, staticFilter }: ListingQuery, { language }: Reader) {
    if (staticFilter === undefined) return {};
    return (await catalog.staticFilters.get(sectionCode, staticFilter, language)).filter;
  }

  async function count(
    copy: IndexCopy,
    scope: Scope,
    query: ListingQuery,
    reader: Reader,
    { terms }: { terms: ContractTerms | null },
    picked?: Picked,
  ): Promise<Counted> {
    const fixed = await findFixed(query, reader);
    const choice = toChoice(copy, scope, addFixed((query.filter ?? {}) as ChosenFilter, fixed));
    const store = query.storeId === undefined ? null : copy.findStore(query.storeId);
    if (query.storeId !== undefined && !store) choice.ignored.push('storeId');
    const isInStock = query.inStock === '1';
    const price = { from: query.priceFrom, to: query.priceTo };
    const { language } = reader;
    const result = await index.scan(copy, {
      start: scope.section.start,
      end: scope.section.end,
      ...(picked ? { picked } : {}),
      onlyBrand: scope.brand,
      onlyStores: store,
      cityStores: copy.storesOfCity(reader.cityCode),
      isInStock,
      priceFrom: price.from ?? 0,
      priceTo: price.to ?? Number.MAX_SAFE_INTEGER,
      brands: choice.brands,
      countries: choice.countries,
      isDiscounted: choice.isDiscounted,
      filters: choice.filters,
      sort: query.sort,
      language,
      priceType: userType(reader.viewer),
      priceCity: copy.priceCityOf(reader.cityCode),
      contractTerms: terms,
      offset: (query.page - 1) * query.pageSize,
      limit: query.pageSize,
      countsCarriers: scope.brand >= 0 || picked !== undefined,
    });
    const filters = toFacets({ copy, scope, choice, result, isInStock, price, language });
    return { ids: result.ids, filters, total: result.total, ignored: choice.ignored };
  }

  /** Read for contracts alone. */
  const termsFor = async (copy: IndexCopy, { viewer, cityCode }: Reader) =>
    userType(viewer) === 'wholesale' ? promotions.readContractTerms(copy, cityCode) : NO_TERMS;

  return {
    async list(query, reader) {
      const copy = await index.read();
      const scope = toScope(copy, query);
      const terms = await termsFor(copy, reader);
      const goods = query.promo === undefined ? null : await promotions.findGoods(copy, query.promo);
      if (goods) {
        const picked = withinSection(goods, scope.section);
        const narrowest = findNarrowest(copy, picked, scope.section);
        const { ids, ...counted } = await count(
          copy,
          { ...scope, section: narrowest },
          query,
          reader,
          terms,
          picked,
        );
        return { ...counted, items: await catalog.listProductsById(ids, reader) };
      }
      const key = toKey(query, reader, terms.name);
      const pages = isChosen(query) ? keptChosen : kept;
      const { ids, ...counted } = await (key === null
        ? count(copy, scope, query, reader, terms)
        : pages.get(copy, scope.section, key, () => count(copy, scope, query, reader, terms)));
      return { ...counted, items: await catalog.listProductsById(ids, reader) };
    },

    async listFound({ copy, section, picked }, query, reader) {
      const terms = await termsFor(copy, reader);
      const { ids, ...counted } = await count(copy, { section, brand: -1 }, query, reader, terms, picked);
      return { ...counted, items: await catalog.listProductsById(ids, reader) };
    },
  };
}

interface Counted extends Omit<ListingPage, 'items'> {
  ids: number[];
}

const isChosen = ({ filter = {}, priceFrom, priceTo, storeId, inStock }: ListingQuery): boolean =>
  [priceFrom, priceTo, storeId].some((each) => each !== undefined) ||
  inStock === '1' ||
  Object.keys(filter).length > 0;

/** The first pages of a place, by what is chosen there; null for everything else. */
function toKey(query: ListingQuery, { language, cityCode, viewer }: Reader, terms: string): string | null {
  const { sectionCode = '', brandCode = '', sort, page, pageSize, storeId = '' } = query;
  // What an address fixes may be changed by staff while the index stays as it is.
  if (query.staticFilter !== undefined || page > KEPT_PAGES) return null;
  const place = [sectionCode, brandCode, cityCode, sort, language, userType(viewer), terms, page, pageSize];
  const { inStock = '', priceFrom = '', priceTo = '' } = query;
  const chosen = Object.entries(query.filter ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([...place, storeId, inStock, priceFrom, priceTo, chosen]);
}

function toScope(copy: IndexCopy, { sectionCode, brandCode }: ListingQuery): Scope {
  const section =
    sectionCode === undefined ? copy.reference.everything : copy.sectionsByCode.get(sectionCode);
  if (!section) throw new Refusal('section.not_found');
  const brand = brandCode === undefined ? { place: -1 } : copy.brandsByCode.get(brandCode);
  if (!brand) throw new Refusal('brand.not_found');
  return { section, brand: brand.place };
}

const withinSection = ({ rows }: Picked, { start, end }: IndexedSection): Picked => ({
  rows: rows.filter((row) => row >= start && row < end),
  scores: null,
});

/** The smallest section that holds all the goods has the filters that suit them. */
function findNarrowest(copy: IndexCopy, { rows }: Picked, widest: IndexedSection): IndexedSection {
  const first = rows[0] ?? 0;
  const last = rows.at(-1) ?? 0;
  // Parents come before their children, so the last that fits is the smallest.
  return copy.reference.sections.findLast(({ start, end }) => start <= first && last < end) ?? widest;
}

/** What the address fixes stays chosen whatever is chosen besides: of the same filter the values add up. */
function addFixed(chosen: ChosenFilter, fixed: Record<string, string[]>): ChosenFilter {
  const all: ChosenFilter = { ...chosen };
  for (const [code, values] of Object.entries(fixed)) {
    const besides = Object.hasOwn(chosen, code) ? chosen[code] : undefined;
    all[code] = Array.isArray(besides) ? [...values, ...besides] : values;
  }
  return all;
}
