/** From counts by place to the filters of a listing in the reader's language. */
import type { Facet, FacetValue } from '#contract/listing.ts';
import { countryName } from '#domain/country.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { IndexCopy, IndexedProperty, ScanResult } from '../catalog-index/catalog-index.ts';
import { type Choice, type ChosenRange, type Scope, YES } from './choice.ts';

const MAX_FACETS = 20;
const MAX_VALUES = 60;
/** Above leaves only what a good part of the products has is worth a filter. */
const MIN_SHARE = 0.2;

const words = {
  price: { ru: 'Цена', kz: 'Бағасы' },
  inStock: { ru: 'В наличии', kz: 'Қоймада бар' },
  brand: { ru: 'Бренд', kz: 'Бренд' },
  country: { ru: 'Страна', kz: 'Елі' },
  discount: { ru: 'Со скидкой', kz: 'Жеңілдікпен' },
} as const;

export interface FacetSource {
  copy: IndexCopy;
  scope: Scope;
  choice: Choice;
  result: ScanResult;
  isInStock: boolean;
  price: ChosenRange;
  language: Locale;
}

export function toFacets(source: FacetSource): Facet[] {
  const own = [
    toPrice(source),
    toInStock(source),
    toBrand(source),
    toCountry(source),
    toDiscount(source),
  ].filter((facet) => facet !== null);
  const properties: Facet[] = [];
  const chosen = new Set(source.choice.properties);
  for (const place of listFilterPlaces(source)) {
    const isFull = own.length + properties.length >= MAX_FACETS;
    const facet = isFull && !chosen.has(place) ? null : toProperty(source, place);
    if (facet) properties.push(facet);
  }
  return [...own, ...properties];
}

/**
 * A leaf has its own order; above it the properties that most products carry come first. Kinds of goods have properties
 * of one name («Для тёплого пола» of laminate and of underlay): a reader could not tell them apart, so the first stands.
 */
function listFilterPlaces({ copy, scope: { section, brand }, choice, result }: FacetSource): number[] {
  if (section.isLeaf && brand < 0) return section.filters;
  const carriers = result.carriers ?? section.carriers;
  const enough = MIN_SHARE * (result.carriers ? result.scopeRows : section.end - section.start);
  const count = (place: number) => carriers[place] ?? 0;
  const chosen = new Set(choice.properties);
  const nameOf = (place: number) => copy.reference.properties[place]?.nameRu;
  const named = new Set(choice.properties.map(nameOf));
  return section.filters
    .filter((place) => chosen.has(place) || (count(place) > 0 && count(place) >= enough))
    .sort((a, b) => count(b) - count(a) || a - b)
    .filter((place) => {
      const isFirst = !named.has(nameOf(place));
      named.add(nameOf(place));
      return isFirst || chosen.has(place);
    });
}

function toPrice({ result, price, language }: FacetSource): Facet | null {
  const isChosen = price.from !== undefined || price.to !== undefined;
  const isEmpty = result.maxPrice < result.minPrice;
  if (isEmpty && !isChosen) return null;
  const range = isEmpty
    ? { min: price.from ?? 0, max: price.to ?? price.from ?? 0 }
    : { min: result.minPrice, max: result.maxPrice };
  return {
    code: 'price',
    name: words.price[language],
    unit: '₸',
    kind: 'range',
    values: [],
    range: { ...range, ...chosenBounds(price) },
    ...(result.priceParts.length > 0 ? { histogram: [...result.priceParts] } : {}),
  };
}

function toInStock({ result, isInStock, language }: FacetSource): Facet | null {
  return toFlag('inStock', '1', result.inStock, isInStock, language);
}

function toDiscount({ result, choice, language }: FacetSource): Facet | null {
  return toFlag('discount', YES, result.discounted, choice.isDiscounted, language);
}

function toFlag(
  facet: 'inStock' | 'discount',
  code: string,
  count: number,
  isChosen: boolean,
  language: Locale,
): Facet | null {
  if (count === 0 && !isChosen) return null;
  const name = words[facet][language];
  return { code: facet, name, kind: 'flag', values: [{ code, name, count, isChosen }] };
}

function toBrand({ copy, scope, choice, result, language }: FacetSource): Facet | null {
  if (scope.brand >= 0) return null;
  const head = { code: 'brand', name: words.brand[language], kind: 'list' } as const;
  const { brands } = copy.reference;
  const values = listValues(head.code, choice, 0, brands.length, result.brands, (place) => brands[place]);
  return toList(head, values, language);
}

function toCountry({ copy, choice, result, language }: FacetSource): Facet | null {
  const head = { code: 'country', name: words.country[language], kind: 'list' } as const;
  const { countries } = copy.reference;
  const values = listValues(head.code, choice, 0, countries.length, result.countries, (place) => {
    const code = countries[place] ?? '';
    return { code, name: countryName(code, language) };
  });
  return toList(head, values, language);
}

function toProperty({ copy, choice, result, language }: FacetSource, place: number): Facet | null {
  const property = copy.reference.properties[place];
  if (!property) return null;
  const { firstValue, endValue, code, kind } = property;
  const unit = language === 'kz' ? property.unitKz : property.unitRu;
  const head = {
    code,
    name: language === 'kz' ? property.nameKz : property.nameRu,
    ...(unit === null ? {} : { unit }),
    kind,
  };
  const values = listValues(code, choice, firstValue, endValue, result.values, (place) => {
    const value = copy.reference.values[place];
    return value && { code: value.code, name: language === 'kz' ? value.nameKz : value.nameRu };
  });
  const chosenRange = choice.ranges.get(code);
  const range = kind === 'range' || chosenRange ? toRange(copy, property, result, chosenRange) : null;
  if (kind === 'range') {
    const chosen = values.filter((value) => value.isChosen);
    return range || chosen.length > 0 ? { ...head, values: chosen, ...(range ? { range } : {}) } : null;
  }
  const facet = toList(head, values, language, property.isNumeric);
  if (!range) return facet;
  return { ...(facet ?? { ...head, values: [] }), range };
}

/** Values that would find nothing are left out, unless chosen. In the order of the index: by number, if they have one. */
function listValues(
  facet: string,
  choice: Choice,
  first: number,
  end: number,
  counts: Uint32Array,
  wordsOf: (place: number) => { code: string; name: string } | undefined,
): FacetValue[] {
  const chosen = choice.values.get(facet);
  const values: FacetValue[] = [];
  for (let place = first; place < end; place++) {
    const count = counts[place] ?? 0;
    if (count === 0 && !chosen) continue;
    const value = wordsOf(place);
    const isChosen = value !== undefined && chosen?.has(value.code) === true;
    if (value && (count > 0 || isChosen))
      values.push({ code: value.code, name: value.name, count, isChosen });
  }
  return values;
}

function toRange(
  { reference }: IndexCopy,
  { firstValue, endValue }: IndexedProperty,
  { values }: ScanResult,
  chosen: ChosenRange | undefined,
): NonNullable<Facet['range']> | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let place = firstValue; place < endValue; place++) {
    const number = reference.values[place]?.number ?? null;
    if (number === null || (values[place] ?? 0) === 0) continue;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  if (max >= min) return { min, max, ...chosenBounds(chosen ?? {}) };
  if (!chosen) return null;
  return { min: chosen.from ?? 0, max: chosen.to ?? chosen.from ?? 0, ...chosenBounds(chosen) };
}

const chosenBounds = ({ from, to }: ChosenRange) => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

/** Of very many values the most frequent stay, and what is chosen. */
function toList(
  head: Omit<Facet, 'values'>,
  values: FacetValue[],
  language: Locale,
  isNumeric = false,
): Facet | null {
  if (values.length === 0) return null;
  if (isNumeric && values.length <= MAX_VALUES) return { ...head, values };
  const { compare } = collatorOf(language);
  const byCount = [...values].sort((a, b) => b.count - a.count || compare(a.name, b.name));
  if (byCount.length <= MAX_VALUES) return { ...head, values: byCount };
  const kept = new Set(byCount.filter((value, place) => place < MAX_VALUES || value.isChosen));
  return { ...head, values: (isNumeric ? values : byCount).filter((value) => kept.has(value)) };
}

const collators = new Map<Locale, Intl.Collator>();

function collatorOf(language: Locale): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(LOCALES[language].langTag, { numeric: true });
  collators.set(language, known);
  return known;
}
