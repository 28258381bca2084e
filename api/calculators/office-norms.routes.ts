import { getNorms, reckonNorms } from '#contract/office/norms.ts';
import type { Cities } from '../cities/cities.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { type OfficeNormsParts, readNorms, reckonExample } from './office-norms.ts';

export function registerOfficeNorms(
  door: OfficeHttp,
  parts: OfficeNormsParts,
  cities: Pick<Cities, 'resolveCode' | 'list'>,
): void {
  officeRoute(door, getNorms, async ({ language }) => ({
    data: await readNorms(parts, language, await listCities(cities, language)),
  }));
  officeRoute(door, reckonNorms, async ({ body: { city, ...wish }, language }) => ({
    data: await reckonExample(parts, wish, {
      language,
      viewer: null,
      cityCode: await cities.resolveCode(city),
    }),
  }));
}

const listCities = async (cities: Pick<Cities, 'list'>, language: 'ru' | 'kz') =>
  (await cities.list(language)).map(({ code, name }) => ({ code, name }));
