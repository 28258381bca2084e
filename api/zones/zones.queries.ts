import type { Ring } from '#domain/delivery-zone.ts';
import type { Db } from '../database.ts';

export interface ZoneRow {
  id: string;
  cityCode: string;
  kind: 'near' | 'far';
  nameRu: string;
  nameKz: string;
  ring: Ring;
}

export function listZoneRows(db: Db): Promise<ZoneRow[]> {
  return db<ZoneRow[]>`
    SELECT z.id, c.code AS "cityCode", z.kind, z.name_ru AS "nameRu", z.name_kz AS "nameKz",
           z.polygon -> 'coordinates' -> 0 AS ring
    FROM delivery_zones z JOIN cities c ON c.id = z.city_id ORDER BY c.position, z.position`;
}
