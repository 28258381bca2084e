import type { Store } from '#contract/stores.ts';
import type { SpecialDay } from '#domain/opening-hours.ts';
import type { Db } from '../database.ts';

export interface StoreRow {
  id: number;
  code: string;
  cityCode: string;
  nameRu: string;
  nameKz: string;
  addressRu: string;
  addressKz: string;
  latitude: number;
  longitude: number;
  phones: string[];
  whatsapp: string | null;
  email: string | null;
  hours: Store['hours'];
  specialDays: SpecialDay[];
  services: string[];
  hasPickup: boolean;
  hasParking: boolean;
  isWarehouse: boolean;
}

export function listStoreRows(db: Db): Promise<StoreRow[]> {
  return db<StoreRow[]>`
    SELECT t.id, t.code, c.code AS "cityCode", t.name_ru AS "nameRu", t.name_kz AS "nameKz",
           t.address_ru AS "addressRu", t.address_kz AS "addressKz", t.latitude, t.longitude, t.phones,
           t.whatsapp, t.email, t.hours, t.holidays AS "specialDays", t.services, t.has_pickup AS "hasPickup", t.has_parking AS "hasParking",
           t.is_warehouse AS "isWarehouse"
    FROM stores t JOIN cities c ON c.id = t.city_id WHERE t.is_active
    ORDER BY c.position, t.position`;
}
