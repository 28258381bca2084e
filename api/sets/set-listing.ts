/** Which sets a choice of filters leaves, in which order, and the filters with their counts: a few hundred sets, one pass each. */
import type { z } from 'zod';
import type { Facet, FacetValue } from '#contract/listing.ts';
import type { getSets } from '#contract/sets.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { SetSum, SetSums } from './set-sums.ts';
import { colourName, facetWords, scaleName, styleName } from './set-words.ts';
import type { SetRow, SetSectionRow } from './sets.queries.ts';

export type SetsQuery = z.output<typeof getSets.query>;

/** A set with what it costs today. */
export interface PricedSet {
  row: SetRow;
  sum: SetSum;
}

type ListCode = 'section' | 'style' | 'colour' | 'brand' | 'scale';

/** The values a set has of each list filter. */
const valuesOf: Record<ListCode, (set: PricedSet) => string[]> = {
  section: ({ row }) => [row.sectionCode],
  style: ({ row }) => (row.style === null ? [] : [row.style]),
  colour: ({ row }) => (row.colour === null ? [] : [row.colour]),
  // A kit takes from many makers; only a series has one.
  brand: ({ row, sum }) => (row.mode === 'collections' ? sum.brands.map(({ code }) => code) : []),
  scale: ({ row }) => (row.param === null ? [] : [row.param.code]),
};
const LIST_CODES = Object.keys(valuesOf) as ListCode[];
const isListCode = (code: string): code is ListCode => Object.hasOwn(valuesOf, code);
const DISCOUNT = 'discount';

interface Condition {
  code: string;
  holds(set: PricedSet): boolean;
}

export interface ListedSets {
  sets: PricedSet[];
  filters: Facet[];
  ignored: string[];
}

export interface ListedPlace {
  mode: SetRow['mode'];
  sections: readonly SetSectionRow[];
  sectionCode: string | undefined;
  /** What the address itself has chosen. */
  fixed: Record<string, string[]>;
  language: Locale;
}

const isInCity = ({ row, sum }: PricedSet, cityCode: string): boolean =>
  row.mode === 'kits'
    ? sum.balance.some(({ city }) => city === cityCode)
    : sum.inCity.of > 0 && sum.inCity.items === sum.inCity.of;

export function listSets(
  rows: readonly SetRow[],
  sums: SetSums,
  query: SetsQuery,
  cityCode: string,
  place: ListedPlace,
): ListedSets {
  const { sectionCode, language } = place;
  const all = rows.flatMap((row): PricedSet[] => {
    const sum = sums.get(row.id);
    return sum && (sectionCode === undefined || row.sectionCode === sectionCode) ? [{ row, sum }] : [];
  });
  const { chosen, ignored } = readChosen(query, place, all);
  const conditions = toConditions(query, chosen, cityCode);
  const passing = (but: string | null) =>
    all.filter((set) => conditions.every(({ code, holds }) => code === but || holds(set)));
  const names = namesOf(all, place);
  const filters = [
    toFlag(
      'inStock',
      '1',
      passing('inStock').filter((set) => isInCity(set, cityCode)),
      query.inStock === '1',
      language,
    ),
    toPrice(passing('price'), query, language),
    toFlag(DISCOUNT, 'yes', passing(DISCOUNT).filter(isCheaper), chosen.has(DISCOUNT), language),
    ...LIST_CODES.filter((code) => code !== 'section' || sectionCode === undefined).map((code) =>
      toList(code, passing(code), chosen.get(code) ?? [], names, language),
    ),
  ].filter((facet) => facet !== null);
  return { sets: inOrder(passing(null), query.sort, language), filters, ignored };
}

const isCheaper = ({ sum }: PricedSet) => sum.saving > 0;

function readChosen(query: SetsQuery, { fixed, sectionCode }: ListedPlace, all: readonly PricedSet[]) {
  const chosen = new Map<string, string[]>();
  const ignored: string[] = [];
  const wished = { ...(query.filter ?? {}) } as Record<string, unknown>;
  for (const [code, values] of Object.entries(fixed)) {
    const besides = wished[code];
    wished[code] = Array.isArray(besides) ? [...values, ...besides] : values;
  }
  for (const [code, values] of Object.entries(wished)) {
    const isKnown =
      code === DISCOUNT || (isListCode(code) && !(code === 'section' && sectionCode !== undefined));
    if (!isKnown || !Array.isArray(values)) {
      ignored.push(code);
      continue;
    }
    const known = new Set(isListCode(code) ? all.flatMap(valuesOf[code]) : ['yes']);
    const found = values.filter((value: string) => known.has(value));
    ignored.push(...values.filter((value: string) => !known.has(value)).map((value) => `${code}=${value}`));
    if (found.length > 0) chosen.set(code, found);
  }
  if (query.storeId !== undefined) ignored.push('storeId');
  return { chosen, ignored };
}

function toConditions(
  query: SetsQuery,
  chosen: ReadonlyMap<string, string[]>,
  cityCode: string,
): Condition[] {
  const conditions: Condition[] = [...chosen].map(([code, values]) => ({
    code,
    holds: isListCode(code)
      ? (set) => valuesOf[code](set).some((value) => values.includes(value))
      : isCheaper,
  }));
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = query;
  if (query.priceFrom !== undefined || query.priceTo !== undefined) {
    conditions.push({ code: 'price', holds: ({ sum }) => sum.price >= priceFrom && sum.price <= priceTo });
  }
  if (query.inStock === '1') conditions.push({ code: 'inStock', holds: (set) => isInCity(set, cityCode) });
  return conditions;
}

type Names = Record<ListCode, (code: string) => string>;

function namesOf(all: readonly PricedSet[], { sections, language }: ListedPlace): Names {
  const bySection = new Map(
    sections.map((each) => [each.code, language === 'kz' ? each.nameKz : each.nameRu]),
  );
  const byBrand = new Map(
    all.flatMap(({ sum }) => sum.brands.map(({ code, name }) => [code, name] as const)),
  );
  return {
    section: (code) => bySection.get(code) ?? code,
    style: (code) => styleName(code, language),
    colour: (code) => colourName(code, language),
    brand: (code) => byBrand.get(code) ?? code,
    scale: (code) => scaleName(code, language),
  };
}

function toList(
  code: ListCode,
  sets: readonly PricedSet[],
  chosen: readonly string[],
  names: Names,
  language: Locale,
): Facet | null {
  const counts = new Map<string, number>(chosen.map((value) => [value, 0]));
  for (const set of sets)
    for (const value of valuesOf[code](set)) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size === 0) return null;
  const { compare } = new Intl.Collator(LOCALES[language].langTag);
  const values: FacetValue[] = [...counts]
    .map(([value, count]) => ({
      code: value,
      name: names[code](value),
      count,
      isChosen: chosen.includes(value),
    }))
    .sort((a, b) => b.count - a.count || compare(a.name, b.name));
  return { code, name: facetWords[code][language], kind: 'list', values };
}

function toFlag(
  code: 'inStock' | 'discount',
  value: string,
  sets: readonly PricedSet[],
  isChosen: boolean,
  language: Locale,
): Facet | null {
  if (sets.length === 0 && !isChosen) return null;
  const name = facetWords[code][language];
  return { code, name, kind: 'flag', values: [{ code: value, name, count: sets.length, isChosen }] };
}

function toPrice(
  sets: readonly PricedSet[],
  { priceFrom, priceTo }: SetsQuery,
  language: Locale,
): Facet | null {
  const isChosen = priceFrom !== undefined || priceTo !== undefined;
  if (sets.length === 0 && !isChosen) return null;
  const prices = sets.map(({ sum }) => sum.price);
  const range =
    prices.length > 0
      ? { min: Math.min(...prices), max: Math.max(...prices) }
      : { min: priceFrom ?? 0, max: priceTo ?? priceFrom ?? 0 };
  const bounds = {
    ...(priceFrom === undefined ? {} : { from: priceFrom }),
    ...(priceTo === undefined ? {} : { to: priceTo }),
  };
  const name = facetWords.price[language];
  return { code: 'price', name, unit: '₸', kind: 'range', values: [], range: { ...range, ...bounds } };
}

/** Ties keep the order of popularity in which the sets are kept. */
function inOrder(sets: PricedSet[], sort: SetsQuery['sort'], language: Locale): PricedSet[] {
  const { compare } = new Intl.Collator(LOCALES[language].langTag);
  const nameOf = ({ row }: PricedSet) => (language === 'kz' ? row.nameKz : row.nameRu);
  const orders: Record<SetsQuery['sort'], ((a: PricedSet, b: PricedSet) => number) | null> = {
    popular: null,
    'unit-price': null,
    'price-asc': (a, b) => a.sum.price - b.sum.price,
    'price-desc': (a, b) => b.sum.price - a.sum.price,
    name: (a, b) => compare(nameOf(a), nameOf(b)),
    new: (a, b) => b.row.firstSeenAt.getTime() - a.row.firstSeenAt.getTime(),
    discount: (a, b) => b.sum.saving / b.sum.regularPrice - a.sum.saving / a.sum.regularPrice,
  };
  const order = orders[sort];
  return order ? sets.toSorted(order) : sets;
}
