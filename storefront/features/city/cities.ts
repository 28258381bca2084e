import type { City } from '#contract/cities.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { browserApi } from '../../api-client.ts';

const kept = new Map<Locale, readonly City[]>();

/** All cities in the page's language, asked for once; null when they did not come, and then the next call asks again. */
export async function loadCities(locale: Locale): Promise<readonly City[] | null> {
  const known = kept.get(locale);
  if (known) return known;
  const answer = await browserApi(locale)('GET /api/v2/cities/');
  if (!answer.ok) return null;
  kept.set(locale, answer.value.data);
  return answer.value.data;
}

export interface CityGroups {
  /** With a warehouse of their own. */
  local: readonly City[];
  remote: readonly City[];
}

export function groupCities(cities: readonly City[], locale: Locale): CityGroups {
  const { compare } = new Intl.Collator(LOCALES[locale].langTag);
  const byName = cities.toSorted((a, b) => compare(a.name, b.name));
  return { local: byName.filter(({ local }) => local), remote: byName.filter(({ local }) => !local) };
}
