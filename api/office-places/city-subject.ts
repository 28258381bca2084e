/** A city as a subject of changes: taken from the list of the country's cities, served or not. */
import { z } from 'zod';
import { cities } from '#domain/kazakhstan-cities.ts';
import type { Json } from '#domain/office/changes.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import { Refusal } from '../http/refusal.ts';
import {
  hasStores,
  listCities,
  lockPlaces,
  putCity,
  type StoredCity,
  setCityActive,
} from './office-places.queries.ts';

const toValues = ({ code, nameRu, nameKz, isActive }: StoredCity): Record<string, Json> => ({
  code,
  name_ru: nameRu,
  name_kz: nameKz,
  is_active: isActive,
});

export const citySubject: Subject = {
  right: 'settings',
  unmake: { field: 'is_active', from: true, to: false },
  fields: {
    /** Of a new one; a city keeps its address. */
    code: { schema: z.enum(cities.map(({ code }) => code)) },
    is_active: { schema: z.boolean() },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockPlaces(tx);
    const rows = (await listCities(tx)).filter(({ id }) => ids.includes(id));
    return new Map(rows.map((row) => [row.id, toValues(row)]));
  },
  async write(tx, changes) {
    for (const { id, field, to } of changes) {
      if (field !== 'is_active') throw new Refusal('city.known_by_code');
      if (to === false && (await hasStores(tx, id))) throw new Refusal('city.has_stores');
      await setCityActive(tx, id, to === true);
    }
  },
  async create(tx, { code }) {
    const city = cities.find((each) => each.code === code);
    if (!city) throw new Refusal('city.unknown');
    await lockPlaces(tx);
    return putCity(tx, city);
  },
  nameOf: (values, language) => String(values[language === 'kz' ? 'name_kz' : 'name_ru'] ?? ''),
};
