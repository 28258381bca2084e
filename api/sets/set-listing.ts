/** Which sets a choice of filters leaves, and in which order: a few hundred sets, one pass for each filter. */
import type { z } from 'zod';
import type { Facet } from '#contract/listing.ts';
import type { getSets } from '#contract/sets.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import {
  isListCode,
  LIST_CODES,
  namesOf,
  type PricedSet,
  toFlag,
  toList,
  toPrice,
  valuesOf,
} from './set-facets.ts';
import type { SetSums } from './set-sums.ts';
import type { SetRow, SetSectionRow } from './sets.queries.ts';

export type SetsQuery = z.output<typeof getSets.query>;

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
  const names = namesOf(all, place.sections, language);
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
