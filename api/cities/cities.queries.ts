import type { Db } from '../database.ts';

export interface CityRow {
  id: number;
  code: string;
  nameRu: string;
  nameKz: string;
  latitude: number;
  longitude: number;
  isLocal: boolean;
  aliases: string[];
  suburbs: { ru: string; kz: string }[];
}

export function listCityRows(db: Db): Promise<CityRow[]> {
  return db<CityRow[]>`
    SELECT id, code, name_ru AS "nameRu", name_kz AS "nameKz", latitude, longitude, is_local AS "isLocal",
           aliases, suburbs
    FROM cities WHERE is_active ORDER BY is_local DESC, position`;
}
