/** The calls that tell of cities and stores; they are changed by changes. */
import { getPlaces } from '#contract/office/places.ts';
import { getStoreHours } from '#contract/office/shop-rules.ts';
import { cities as countryCities } from '#domain/kazakhstan-cities.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { listCities, listStores } from './office-places.queries.ts';
import { listStoreHours, toStoreValues } from './office-places.ts';

export function registerOfficePlaces(door: OfficeHttp): void {
  const { db } = door;
  officeRoute(door, getPlaces, async () => {
    const [cities, stores] = await Promise.all([listCities(db), listStores(db)]);
    const taken = new Set(cities.filter(({ isActive }) => isActive).map(({ code }) => code));
    return {
      data: {
        cities: cities.map(({ nameRu, nameKz, isActive, ...city }) => ({
          ...city,
          name: { ru: nameRu, kz: nameKz },
          is_active: isActive,
        })),
        stores: [...stores],
        known: countryCities.filter(({ code }) => !taken.has(code)).map(({ code, name }) => ({ code, name })),
      },
    };
  });

  officeRoute(door, getStoreHours, async ({ reach }) => {
    const rows = await listStoreHours(db, reach.stores);
    return {
      items: rows.map(({ hours, holidays, ...store }) => ({
        ...store,
        values: toStoreValues({ hours, holidays }),
      })),
    };
  });
}
