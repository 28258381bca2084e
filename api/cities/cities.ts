/** The cities of the shop. Few and rarely changed: served from memory, in the reader's language. */
import type { City } from '#contract/cities.ts';
import { DEFAULT_CITY_CODE, findDefaultCity } from '#domain/city.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import { snapshot } from '../snapshot.ts';
import { type CityRow, listCityRows } from './cities.queries.ts';

export interface Cities {
  list(language: Locale): Promise<City[]>;
  /** The code itself when it names a city; an unknown or missing one means the default city. */
  resolveCode(code: string | undefined): Promise<string>;
  /** The same by the city's id. */
  resolveId(id: number | undefined): Promise<string>;
}

export function createCities(db: Db): Cities {
  const read = snapshot(db, 'structure', async (source) => {
    const rows = await listCityRows(source);
    return { ru: rows.map((row) => toCity(row, 'ru')), kz: rows.map((row) => toCity(row, 'kz')) };
  });
  /** A shop without a city answers as the default one: with nothing. */
  const resolve = async (isAsked: (city: City) => boolean): Promise<string> => {
    const { ru } = await read();
    return (ru.find(isAsked) ?? findDefaultCity(ru))?.code ?? DEFAULT_CITY_CODE;
  };
  return {
    list: async (language) => (await read())[language],
    resolveCode: async (code) => resolve((city) => city.code === code),
    resolveId: async (id) => resolve((city) => city.id === id),
  };
}

function toCity(row: CityRow, language: Locale): City {
  return {
    id: row.id,
    code: row.code,
    name: language === 'kz' ? row.nameKz : row.nameRu,
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    local: row.isLocal,
    suburbs: row.suburbs.map((suburb) => suburb[language]),
    // The name in the other language is one more thing a visitor may type.
    aliases: [...new Set([row.nameRu, row.nameKz, ...row.aliases])],
  };
}
