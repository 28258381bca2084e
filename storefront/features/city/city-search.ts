import type { City } from '#contract/cities.ts';
import { findCities } from '#domain/city.ts';

export interface CityMatch {
  city: City;
  /** The place by which the city was found, when it was not by a name of its own. */
  suburb: string | null;
}

export function searchCities(cities: readonly City[], query: string): CityMatch[] {
  return findCities(cities, query).map((city) => {
    const isByName = findCities([{ ...city, suburbs: [] }], query).length > 0;
    const suburb = isByName ? null : findCities(city.suburbs.map(toPlace), query)[0]?.name;
    return { city, suburb: suburb ?? null };
  });
}

const toPlace = (name: string) => ({ code: '', name });
