/** The filters of a listing of sets: what each tells a set by, and how it is shown with its counts. */
import type { Facet, FacetValue } from '#contract/listing.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { SetSum } from './set-sums.ts';
import { colourName, facetWords, scaleName, styleName } from './set-words.ts';
import type { SetRow, SetSectionRow } from './sets.queries.ts';

/** A set with what it costs today. */
export interface PricedSet {
  row: SetRow;
  sum: SetSum;
}

export type ListCode = 'section' | 'style' | 'colour' | 'brand' | 'scale';

/** The values a set has of each list filter. */
export const valuesOf: Record<ListCode, (set: PricedSet) => string[]> = {
  section: ({ row }) => [row.sectionCode],
  style: ({ row }) => (row.style === null ? [] : [row.style]),
  colour: ({ row }) => (row.colour === null ? [] : [row.colour]),
  // A kit takes from many makers; only a series has one.
  brand: ({ row, sum }) => (row.mode === 'collections' ? sum.brands.map(({ code }) => code) : []),
  scale: ({ row }) => (row.param === null ? [] : [row.param.code]),
};
export const LIST_CODES = Object.keys(valuesOf) as ListCode[];
export const isListCode = (code: string): code is ListCode => Object.hasOwn(valuesOf, code);

type Names = Record<ListCode, (code: string) => string>;

export function namesOf(
  all: readonly PricedSet[],
  sections: readonly SetSectionRow[],
  language: Locale,
): Names {
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

export function toList(
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

export function toFlag(
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

export function toPrice(
  sets: readonly PricedSet[],
  { priceFrom, priceTo }: { priceFrom?: number | undefined; priceTo?: number | undefined },
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
