import type { Hours, SpecialDay } from '#domain/opening-hours.ts';
import type { Db } from '../../database.ts';

export interface PlaceRow {
  id: number;
  code: string;
  nameRu: string;
  nameKz: string;
  latitude: number;
  longitude: number;
  isLocal: boolean;
  /** `km` from the edge of the town, where somebody has measured it */
  suburbs: { ru: string; kz: string; km?: number }[];
}

export function listPlaceRows(db: Db): Promise<PlaceRow[]> {
  return db<PlaceRow[]>`
    SELECT id, code, name_ru AS "nameRu", name_kz AS "nameKz", latitude, longitude, is_local AS "isLocal", suburbs
    FROM cities WHERE is_active ORDER BY position`;
}

export interface StorePlaceRow {
  id: number;
  cityId: number;
  hours: Hours;
  specialDays: SpecialDay[];
  hasPickup: boolean;
  isWarehouse: boolean;
}

export function listStorePlaces(db: Db): Promise<StorePlaceRow[]> {
  return db<StorePlaceRow[]>`
    SELECT id, city_id AS "cityId", hours, holidays AS "specialDays", has_pickup AS "hasPickup", is_warehouse AS "isWarehouse"
    FROM stores WHERE is_active ORDER BY id`;
}
