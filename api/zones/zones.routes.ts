import { getZones } from '#contract/zones.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Zones } from './zones.ts';

export function registerZones(http: Http, zones: Zones): void {
  route(http, getZones, async ({ language }) => ({ data: await zones.list(language) }));
}
