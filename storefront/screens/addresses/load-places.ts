/** What the sheet of a city shows and an address is chosen from: cities, stores, zones. Read where a page is made. */
import type { DrawnZone } from '#contract/zones.ts';
import type { Api } from '../../api-client.ts';
import { requireValue } from '../../page/require-value.ts';
import type { FormCity, SchemePlace } from './address-values.ts';

export interface Places {
  cities: FormCity[];
  stores: (SchemePlace & { cityCode: string })[];
  zones: DrawnZone[];
}

export async function loadPlaces(api: Api): Promise<Places> {
  const [cities, stores, zones] = await Promise.all([
    api('GET /api/v2/cities/'),
    api('GET /api/v1/stores/', { query: {} }),
    api('GET /api/v1/delivery/zones/'),
  ]);
  return {
    cities: requireValue(cities).data.map(({ code, name, coordinates, local, suburbs }) => ({
      code,
      name,
      coordinates,
      local,
      suburbs,
    })),
    stores: requireValue(stores).data.map((store) => ({ cityCode: store.cityCode, ...store.point })),
    zones: requireValue(zones).data,
  };
}

/** What of it belongs to one city. */
export const placesOf = ({ stores, zones }: Pick<Places, 'stores' | 'zones'>, code: string) => ({
  stores: stores.filter(({ cityCode }) => cityCode === code),
  zones: zones.filter(({ cityCode }) => cityCode === code),
});
