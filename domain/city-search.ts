/**
 * Finding a city by what somebody typed: by its names, older names and suburbs as they are; where none of them fits, as
 * the same keys give it in another layout; where that does not fit either, with a few slips of the finger or the ear.
 */
import type { NamedCity } from './city.ts';
import { foldText } from './fold.ts';
import { countSlips, toOtherLayouts } from './search.ts';

export interface CityMatch<C> {
  city: C;
  /** The place by which the city was found, when it was not by a name of its own. */
  suburb: string | null;
}

/** How well a text fits: the fewer the better, null where it does not. */
type Judge = (key: string) => number | null;

const MOST_LETTERS = 100;
/** Behind every name. */
const SUBURB = 100;

export function searchCities<C extends NamedCity>(cities: readonly C[], query: string): CityMatch<C>[] {
  const text = query.slice(0, MOST_LETTERS);
  const typed = toSearchKey(text);
  if (typed === '') return [];
  const retyped = toOtherLayouts(text)
    .map(toSearchKey)
    .filter((key) => key !== '');
  const asIs = rank(cities, fitsAsTyped(typed));
  if (asIs.length > 0) return asIs;
  const inOtherLayout = rankFirst(cities, retyped.map(fitsAsTyped));
  return inOtherLayout.length > 0 ? inOtherLayout : rankFirst(cities, [typed, ...retyped].map(fitsWithSlips));
}

/** Best first: the whole name, its beginning, then any part or a suburb; old names (aliases) count like names. */
export const findCities = <C extends NamedCity>(cities: readonly C[], query: string): C[] =>
  searchCities(cities, query).map(({ city }) => city);

export const findCity = <C extends NamedCity>(cities: readonly C[], query: string): C | null =>
  searchCities(cities, query)[0]?.city ?? null;

function toSearchKey(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function searchKeys({ code, name, aliases }: NamedCity): string[] {
  const names = typeof name === 'string' ? [name] : Object.values(name ?? {});
  return [...names, code, ...(aliases ?? [])].map(toSearchKey).filter((key) => key !== '');
}

const fitsAsTyped =
  (typed: string): Judge =>
  (key) =>
    key === typed ? 0 : key.startsWith(typed) ? 1 : key.includes(typed) ? 2 : null;

/** One slip in a short word, more in a long one; below four letters everything is near to everything. */
const mostSlips = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3);

/** The whole name, or its beginning while it is still being typed. */
const fitsWithSlips =
  (typed: string): Judge =>
  (key) => {
    const most = mostSlips(typed.length);
    if (most === 0) return null;
    const whole = countSlips(typed, key, most);
    const begun =
      key.length > typed.length ? countSlips(typed, key.slice(0, typed.length), most) + 0.5 : whole;
    const slips = Math.min(whole, begun);
    return slips <= most ? slips : null;
  };

function rankFirst<C extends NamedCity>(cities: readonly C[], judges: readonly Judge[]): CityMatch<C>[] {
  for (const judge of judges) {
    const found = rank(cities, judge, true);
    if (found.length > 0) return found;
  }
  return [];
}

/** `isGuess`: only those that fit best, so that a guess leads to one place and not to ten. */
function rank<C extends NamedCity>(cities: readonly C[], judge: Judge, isGuess = false): CityMatch<C>[] {
  const best = (keys: readonly string[]): number =>
    Math.min(...keys.map((key) => judge(key) ?? Number.POSITIVE_INFINITY));
  const found = cities
    .map((city) => {
      const byName = best(searchKeys(city));
      const suburbs = (city.suburbs ?? []).map((suburb) => ({ suburb, fit: best([toSearchKey(suburb)]) }));
      const nearest = suburbs.toSorted((a, b) => a.fit - b.fit)[0];
      return byName <= (nearest?.fit ?? byName)
        ? { city, suburb: null, fit: byName }
        : { city, suburb: nearest?.suburb ?? null, fit: SUBURB + (nearest?.fit ?? 0) };
    })
    .filter(({ fit }) => Number.isFinite(fit))
    .toSorted((a, b) => a.fit - b.fit);
  const [first] = found;
  return found
    .filter(({ fit }) => !isGuess || fit === first?.fit)
    .map(({ city, suburb }) => ({ city, suburb }));
}
