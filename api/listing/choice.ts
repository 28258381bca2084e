/** From the words of a request to places in the index; what the listing does not know is left out and named. */
import {
  type IndexCopy,
  type IndexedSection,
  MAX_VALUE_FILTERS,
  type ValueFilter,
} from '../catalog-index/catalog-index.ts';

export type ChosenRange = { from?: number | undefined; to?: number | undefined };
export type ChosenFilter = Record<string, readonly string[] | ChosenRange>;

/** Where the listing stands: a section (or the whole range), and perhaps one brand. */
export interface Scope {
  section: IndexedSection;
  /** its place; -1 for all brands */
  brand: number;
}

export interface Choice {
  brands: number[] | null;
  countries: number[] | null;
  isDiscounted: boolean;
  filters: ValueFilter[];
  /** codes of the chosen values by the facet's code */
  values: Map<string, ReadonlySet<string>>;
  ranges: Map<string, ChosenRange>;
  /** places of the properties chosen from */
  properties: number[];
  ignored: string[];
}

export function toChoice(copy: IndexCopy, scope: Scope, filter: ChosenFilter): Choice {
  const choice: Choice = {
    brands: null,
    countries: null,
    isDiscounted: false,
    filters: [],
    values: new Map(),
    ranges: new Map(),
    properties: [],
    ignored: [],
  };
  for (const [code, chosen] of Object.entries(filter)) {
    if (Array.isArray(chosen)) chooseValues(copy, scope, choice, code, chosen);
    else chooseRange(copy, scope, choice, code, chosen as ChosenRange);
  }
  return choice;
}

function chooseValues(
  copy: IndexCopy,
  scope: Scope,
  choice: Choice,
  code: string,
  chosen: readonly string[],
): void {
  const places = findPlaces(copy, scope, code);
  if (!places) {
    choice.ignored.push(code);
    return;
  }
  const known: string[] = [];
  const allowed: number[] = [];
  for (const value of new Set(chosen)) {
    const place = places(value);
    if (place !== undefined) {
      known.push(value);
      allowed.push(place);
    } else if (value !== '') choice.ignored.push(`${code}=${value}`);
  }
  if (known.length === 0) return;
  if (code === 'brand') choice.brands = allowed;
  else if (code === 'country') choice.countries = allowed;
  else if (code === 'discount') choice.isDiscounted = true;
  else if (!addFilter(copy, choice, code, allowed)) return;
  choice.values.set(code, new Set(known));
}

function chooseRange(copy: IndexCopy, scope: Scope, choice: Choice, code: string, range: ChosenRange): void {
  const found = findProperty(copy, scope, code);
  if (!found) {
    choice.ignored.push(code);
    return;
  }
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = range;
  if (range.from === undefined && range.to === undefined) return;
  const allowed: number[] = [];
  let hasNumbers = false;
  for (let place = found.property.firstValue; place < found.property.endValue; place++) {
    const number = copy.reference.values[place]?.number ?? null;
    if (number === null) continue;
    hasNumbers = true;
    if (number >= from && number <= to) allowed.push(place);
  }
  if (!hasNumbers) choice.ignored.push(code);
  else if (addFilter(copy, choice, code, allowed)) choice.ranges.set(code, range);
}

function addFilter(copy: IndexCopy, choice: Choice, code: string, allowed: number[]): boolean {
  const found = copy.propertiesByCode.get(code);
  if (!found || choice.filters.length === MAX_VALUE_FILTERS) {
    choice.ignored.push(code);
    return false;
  }
  const { firstValue, endValue } = found.property;
  choice.filters.push({ first: firstValue, end: endValue, allowed });
  choice.properties.push(found.place);
  return true;
}

/** The codes of a facet's values and their places; null when the listing has no such facet. */
function findPlaces(copy: IndexCopy, scope: Scope, code: string): Places | null {
  if (code === 'brand') {
    // On a brand's own page there is nothing to choose.
    return scope.brand >= 0 ? null : (brand) => copy.brandsByCode.get(brand)?.place;
  }
  if (code === 'country') return (country) => toPlace(copy.reference.countries.indexOf(country));
  if (code === 'discount') return (word) => (word === YES ? 0 : undefined);
  const found = findProperty(copy, scope, code);
  if (!found) return null;
  const places = copy.valuePlaces(found.property);
  return (value) => places.get(value);
}

type Places = (code: string) => number | undefined;
const toPlace = (index: number) => (index < 0 ? undefined : index);

/** As the flags among the properties say it. */
export const YES = 'yes';

function findProperty(copy: IndexCopy, { section }: Scope, code: string) {
  const found = copy.propertiesByCode.get(code);
  return found && section.filters.includes(found.place) ? found : null;
}
