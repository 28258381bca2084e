/** Reads the whole catalogue into columns: streams every table once, so memory is that of the result. */
import type { Db } from '../database.ts';
import {
  beginReading,
  copyIdsByName,
  copyProducts,
  copyStocks,
  countProducts,
  productFields as field,
  listBrandRows,
  listCityOfferRows,
  listFilterRows,
  listPropertyRows,
  listSectionRows,
  listStoreRows,
  listValueRows,
} from './catalog-index.queries.ts';
import {
  type Columns,
  findRow,
  MAX_ROWS,
  makeCityPrices,
  makeColumns,
  makeValues,
  rankIds,
  setInStock,
} from './columns.ts';
import { type CopiedRow, readCopy } from './copy-rows.ts';
import { writeOffer, writeShelf } from './offer.ts';
import { makeReference, placesById, type Reference } from './reference.ts';

export interface Built {
  columns: Columns;
  reference: Reference;
}

/** `db` is a transaction of its own on a connection that may be silent for long. */
export async function buildIndex(db: Db): Promise<Built> {
  await beginReading(db);
  const reference = makeReference({
    sections: await listSectionRows(db),
    brands: await listBrandRows(db),
    properties: await listPropertyRows(db),
    values: await listValueRows(db),
    filters: await listFilterRows(db),
    stores: await listStoreRows(db),
  });
  const rows = await countProducts(db);
  if (rows > MAX_ROWS) throw new Error(`the index holds ${MAX_ROWS} products, the catalogue has ${rows}`);
  const columns = makeColumns(rows, reference.stores.length);
  await readProducts(db, columns, reference);
  rankIds(columns);
  await readCityOffers(db, columns);
  await readStocks(db, columns, reference);
  await readNames(db, columns, 'ru');
  await readNames(db, columns, 'kz');
  return { columns, reference };
}

async function readProducts(db: Db, columns: Columns, reference: Reference): Promise<void> {
  const brandPlaces = placesById(reference.brands);
  const valuePlaces = placesById(reference.values);
  const sectionPlaces = placesById(reference.sections);
  const countryPlaces = new Map<string, number>();
  const inSection = new Uint32Array(reference.sections.length);
  const brandInSection = new Map<number, number>();
  const values = new GrowingList();
  const carriedBy = new Int32Array(reference.properties.length).fill(-1);
  let row = 0;

  const takeValue = (carriers: Uint32Array, valueId: number) => {
    const place = valuePlaces.get(valueId);
    if (place === undefined) return;
    values.push(place);
    const property = reference.propertyOfValue[place] as number;
    if (carriedBy[property] === row) return;
    carriedBy[property] = row;
    carriers[property] = (carriers[property] as number) + 1;
  };

  await readCopy(await copyProducts(db), (read: CopiedRow) => {
    const sectionPlace = sectionPlaces.get(read.int4(field.sectionId)) as number;
    const section = reference.sections[sectionPlace] as Reference['sections'][number];
    const brand = brandPlaces.get(read.int4(field.brandId)) ?? 0;
    const countryCode = read.text(field.countryCode);
    const country = countryPlaces.get(countryCode) ?? countryPlaces.size;
    countryPlaces.set(countryCode, country);
    inSection[sectionPlace] = (inSection[sectionPlace] as number) + 1;
    const pair = brand * reference.sections.length + sectionPlace;
    brandInSection.set(pair, (brandInSection.get(pair) ?? 0) + 1);
    columns.id[row] = read.int4(field.id);
    columns.brand[row] = brand;
    columns.country[row] = country;
    columns.popularity[row] = Math.max(0, read.int4(field.popularity));
    columns.firstSeenDay[row] = read.int4(field.firstSeenDay);
    columns.ratio[row] = read.isNull(field.ratio) ? 1 : read.float8(field.ratio);
    const offer = {
      price: read.int4(field.price),
      regularPrice: read.int4(field.regularPrice),
      discountPrice: read.isNull(field.discountPrice) ? null : read.int4(field.discountPrice),
      wholesalePrice: read.isNull(field.wholesalePrice) ? null : read.int4(field.wholesalePrice),
    };
    writeShelf(columns, row, offer);
    writeOffer(columns, row, offer);
    columns.valueStart[row] = values.length;
    read.eachInt4(field.valueIds, (valueId) => takeValue(section.carriers, valueId));
    values.sortFrom(columns.valueStart[row] as number);
    row++;
  });

  // A product without a price is not for sale: the rows then are fewer than the count foretold.
  columns.rows = row;
  columns.valueStart[row] = values.length;
  columns.values = makeValues(values.length, reference.values.length);
  values.copyTo(columns.values);
  reference.countries = [...countryPlaces.keys()];
  placeSections(reference, inSection);
  countBrands(reference, brandInSection);
}

/** From the products of each section to ranges: a section's rows lie between its own and its last descendant's. */
function placeSections({ sections, everything }: Reference, inSection: Uint32Array): void {
  let row = 0;
  const starts = sections.map((_, place) => {
    const start = row;
    row += inSection[place] as number;
    return start;
  });
  everything.end = row;
  for (const [place, section] of sections.entries()) {
    section.start = starts[place] as number;
    section.end = section.start;
    for (
      let below = place;
      below < sections.length && sectionOf(sections, below).lft <= section.rgt;
      below++
    ) {
      section.end += inSection[below] as number;
    }
  }
  // Deepest first, so that each is whole when its parent takes it.
  const places = placesById(sections);
  for (const section of [...sections].reverse()) {
    const above = section.parentId === null ? undefined : places.get(section.parentId);
    const { carriers } = above === undefined ? everything : sectionOf(sections, above);
    for (const [property, count] of section.carriers.entries()) {
      carriers[property] = (carriers[property] as number) + count;
    }
  }
}

const sectionOf = (sections: Reference['sections'], place: number) =>
  sections[place] as Reference['sections'][number];

function countBrands({ brands, sections }: Reference, brandInSection: Map<number, number>): void {
  for (const [pair, count] of brandInSection) {
    const brand = brands[Math.floor(pair / sections.length)];
    if (!brand) continue;
    brand.count += count;
    brand.sections.push({ sectionId: sectionOf(sections, pair % sections.length).id, count });
  }
  for (const brand of brands) brand.sections.sort((a, b) => b.count - a.count || a.sectionId - b.sectionId);
}

async function readCityOffers(db: Db, columns: Columns): Promise<void> {
  for (const { id, city, ...offer } of await listCityOfferRows(db)) {
    let here = columns.cityPrices.at(-1);
    if (here?.cityCode !== city) {
      here = { cityCode: city, prices: makeCityPrices(columns) };
      columns.cityPrices.push(here);
    }
    const row = findRow(columns, id);
    if (row >= 0) writeOffer(here.prices, row, offer);
  }
}

async function readStocks(db: Db, columns: Columns, { stores }: Reference): Promise<void> {
  const bits = placesById(stores);
  let lastId = -1;
  let row = -1;
  await readCopy(await copyStocks(db), (read) => {
    const productId = read.int4(0);
    // Rows of a product mostly come together: the search is for the first of them.
    if (productId !== lastId) row = findRow(columns, productId);
    lastId = productId;
    const bit = bits.get(read.int2(1));
    if (row >= 0 && bit !== undefined) setInStock(columns, row, bit);
  });
}

async function readNames(db: Db, columns: Columns, language: 'ru' | 'kz'): Promise<void> {
  const ranks = language === 'kz' ? columns.nameRankKz : columns.nameRankRu;
  let rank = 0;
  await readCopy(await copyIdsByName(db, language), (read) => {
    const row = findRow(columns, read.int4(0));
    if (row >= 0) ranks[row] = rank++;
  });
}

/** Numbers whose count is known only at the end. */
class GrowingList {
  length = 0;
  #numbers = new Uint32Array(4096);

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const wider = new Uint32Array(this.length * 2);
      wider.set(this.#numbers);
      this.#numbers = wider;
    }
    this.#numbers[this.length++] = number;
  }

  /** A handful at the end. */
  sortFrom(first: number): void {
    const numbers = this.#numbers;
    for (let end = first + 1; end < this.length; end++) {
      const number = numbers[end] as number;
      let at = end;
      for (; at > first && (numbers[at - 1] as number) > number; at--)
        numbers[at] = numbers[at - 1] as number;
      numbers[at] = number;
    }
  }

  copyTo(target: Columns['values']): void {
    target.set(this.#numbers.subarray(0, this.length));
  }
}
