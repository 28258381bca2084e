import { getOfficeSet, getOfficeSets, reckonOfficeSet } from '#contract/office/office-sets.ts';
import type { Cities } from '../cities/cities.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { type OfficeSetsParts, readOfficeSet, readOfficeSets, reckonSet } from './office-sets.ts';

export function registerOfficeSets(
  door: OfficeHttp,
  parts: OfficeSetsParts,
  cities: Pick<Cities, 'resolveCode'>,
): void {
  /** Sums are those of a visitor nobody knows. */
  const toReader = async (city: string | undefined, language: 'ru' | 'kz') => ({
    language,
    viewer: null,
    cityCode: await cities.resolveCode(city),
  });
  officeRoute(door, getOfficeSets, async ({ query, language }) =>
    readOfficeSets(parts, query.mode, await toReader(query.city, language)),
  );
  officeRoute(door, getOfficeSet, async ({ params, language }) => ({
    data: await readOfficeSet(parts, Number(params.id), language),
  }));
  officeRoute(door, reckonOfficeSet, async ({ body: { city, ...wish }, language }) => ({
    data: await reckonSet(parts, wish, await toReader(city, language)),
  }));
}
