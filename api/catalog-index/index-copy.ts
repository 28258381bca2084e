/** One finished copy of the index with what readers look up in it. It is replaced as a whole, never half. */
import { OWN_FACETS } from '#domain/listing.ts';
import type { Built } from './build.ts';
import type { OfferRow } from './catalog-index.queries.ts';
import { type Columns, findRow } from './columns.ts';
import { writeOffer, writeShelf, writeStock } from './offer.ts';
import {
  type IndexedBrand,
  type IndexedProperty,
  type IndexedSection,
  placesById,
  type Reference,
} from './reference.ts';
import type { ScanRequest, ScanSizes, StoreMask } from './scan.ts';

/** Revisions are kept for so many rows together. */
const BLOCK_BITS = 10;
const ownFacets: ReadonlySet<string> = new Set(OWN_FACETS);

export interface IndexCopy extends Built {
  columns: Columns;
  reference: Reference;
  sizes: ScanSizes;
  sectionsByCode: Map<string, IndexedSection>;
  /** with their places in `reference` */
  brandsByCode: Map<string, { brand: IndexedBrand; place: number }>;
  propertiesByCode: Map<string, { property: IndexedProperty; place: number }>;
  /** by the property's place */
  valuePlaces(property: IndexedProperty): Map<string, number>;
  storesOfCity(cityCode: string): StoreMask[];
  /** for a request's `priceCity` */
  priceCityOf(cityCode: string): number;
  findStore(storeId: number): StoreMask[] | null;
  /** moves whenever a price or the stock of one of these rows is written: start ≤ row < end */
  revisionOf(start: number, end: number): number;
  writeOffers(offers: readonly OfferRow[]): void;
  /** Nothing of these is held here that has changed, but whoever keeps what was made of them makes it anew. */
  noteChanged(productIds: readonly number[]): void;
  /** the request for the whole range with nothing chosen: others begin with it */
  everyProduct: ScanRequest;
}

export function toIndexCopy({ columns, reference }: Built): IndexCopy {
  const { brands, countries, properties, propertyOfValue, sections, stores, values } = reference;
  const storeBits = placesById(stores);
  const revisions = new Float64Array((columns.rows >>> BLOCK_BITS) + 1);
  const noteRow = (row: number): void => {
    const block = row >>> BLOCK_BITS;
    revisions[block] = (revisions[block] as number) + 1;
  };
  const valuePlaces = new Map<IndexedProperty, Map<string, number>>();
  const masks = new Map<string, StoreMask[]>();
  for (const cityCode of new Set(stores.map((store) => store.cityCode))) {
    const bits = [...stores.keys()].filter((bit) => stores[bit]?.cityCode === cityCode);
    masks.set(cityCode, toMasks(bits));
  }
  return {
    columns,
    reference,
    sizes: {
      values: values.length,
      brands: brands.length,
      countries: countries.length,
      properties: properties.length,
      propertyOfValue,
    },
    sectionsByCode: new Map(sections.map((section) => [section.code, section])),
    brandsByCode: new Map(brands.map((brand, place) => [brand.code, { brand, place }])),
    propertiesByCode: new Map(
      properties
        .map((property, place) => [property.code, { property, place }] as const)
        .filter(([code]) => !ownFacets.has(code)),
    ),
    valuePlaces(property) {
      const known = valuePlaces.get(property);
      if (known) return known;
      const { firstValue, endValue } = property;
      const places = new Map(
        values.slice(firstValue, endValue).map(({ code }, index) => [code, firstValue + index]),
      );
      valuePlaces.set(property, places);
      return places;
    },
    storesOfCity: (cityCode) => masks.get(cityCode) ?? [],
    priceCityOf: (cityCode) => columns.cityPrices.findIndex((each) => each.cityCode === cityCode),
    findStore(storeId) {
      const bit = stores.findIndex((store) => store.id === storeId);
      return bit < 0 ? null : toMasks([bit]);
    },
    revisionOf(start, end) {
      let sum = 0;
      for (let block = start >>> BLOCK_BITS; block << BLOCK_BITS < end; block++) {
        sum += revisions[block] as number;
      }
      return sum;
    },
    writeOffers(offers) {
      for (const offer of offers) {
        const row = findRow(columns, offer.id);
        if (row < 0) continue;
        const bits = offer.storeIds.flatMap((storeId) => storeBits.get(storeId) ?? []);
        writeShelf(columns, row, offer);
        writeOffer(columns, row, offer);
        for (const { cityCode, prices } of columns.cityPrices) {
          const here = offer.cityOffers.find(({ city }) => city === cityCode);
          writeOffer(prices, row, here ? { ...offer, ...here } : offer);
        }
        writeStock(columns, row, bits);
        noteRow(row);
      }
    },
    noteChanged(productIds) {
      for (const id of productIds) {
        const row = findRow(columns, id);
        if (row >= 0) noteRow(row);
      }
    },
    everyProduct: {
      start: 0,
      end: columns.rows,
      onlyBrand: -1,
      onlyStores: null,
      cityStores: [],
      isInStock: false,
      priceFrom: 0,
      priceTo: Number.MAX_SAFE_INTEGER,
      brands: null,
      countries: null,
      isDiscounted: false,
      filters: [],
      sort: 'popular',
      language: 'ru',
      priceType: 'retail',
      priceCity: -1,
      contractTerms: null,
      offset: 0,
      limit: 0,
      countsCarriers: false,
    },
  };
}

function toMasks(bits: readonly number[]): StoreMask[] {
  const words = new Map<number, number>();
  for (const bit of bits) words.set(bit >>> 5, (words.get(bit >>> 5) ?? 0) | (1 << (bit & 31)));
  return [...words].map(([word, mask]) => ({ word, mask }));
}
