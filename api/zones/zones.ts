/**
 * Where the shop's own vehicles go by tariff. Promises one truth about it: what the map draws, what an address is told
 * and what an order is priced by are these rings. Hides the table and its copy in memory.
 */
import type { DrawnZone } from '#contract/zones.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import { snapshot } from '../snapshot.ts';
import { listZoneRows, type ZoneRow } from './zones.queries.ts';

export type { ZoneRow } from './zones.queries.ts';

export interface Zones {
  /** Of each city the nearest first. */
  read(): Promise<ZoneRow[]>;
  list(language: Locale): Promise<DrawnZone[]>;
}

export function createZones(db: Db): Zones {
  const read = snapshot(db, 'structure', listZoneRows);
  return {
    read,
    async list(language) {
      return (await read()).map(({ id, cityCode, kind, nameRu, nameKz, ring }) => ({
        id,
        cityCode,
        kind,
        name: language === 'kz' ? nameKz : nameRu,
        ring: ring.map(([longitude, latitude]) => [longitude, latitude]),
      }));
    },
  };
}
