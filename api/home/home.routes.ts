import { getHome } from '#contract/home.ts';
import { getHomeBlocks } from '#contract/office/home-blocks.ts';
import type { Cities } from '../cities/cities.ts';
import type { Http } from '../http/http.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { route } from '../http/route.ts';
import { listBlocks, listCityNames } from './home.queries.ts';
import type { Home } from './home.ts';

export function registerHome(http: Http, home: Home, cities: Pick<Cities, 'resolveCode'>): void {
  route(http, getHome, async ({ query, language, viewer }) => ({
    data: await home.list({ language, viewer, cityCode: await cities.resolveCode(query.city) }),
  }));
}

export function registerOfficeHome(door: OfficeHttp): void {
  officeRoute(door, getHomeBlocks, async ({ language }) => ({
    items: await listBlocks(door.db),
    cities: await listCityNames(door.db, language),
  }));
}
