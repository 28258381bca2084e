import type { Db } from '../../database.ts';
import type { StoredService } from '../stored/stored-order.queries.ts';

export interface ServiceRow {
  code: string;
  nameRu: string;
  nameKz: string;
  noteRu: string;
  noteKz: string;
  unitRu: string;
  unitKz: string;
  price: number;
  vatPercent: number;
  families: string[];
}

export function listServices(db: Db): Promise<ServiceRow[]> {
  return db<ServiceRow[]>`
    SELECT code, name_ru AS "nameRu", name_kz AS "nameKz", note_ru AS "noteRu", note_kz AS "noteKz",
           unit_ru AS "unitRu", unit_kz AS "unitKz", price, vat_percent AS "vatPercent", families
    FROM services WHERE active ORDER BY position, code`;
}

export async function insertServices(
  tx: Db,
  orderId: number,
  services: readonly StoredService[],
): Promise<void> {
  if (services.length === 0) return;
  await tx`
    INSERT INTO order_services (
      order_id, line, service_code, name_ru, name_kz, unit_ru, unit_kz, count, price, sum, vat_percent, vat_sum)
    SELECT ${orderId}, row_number() OVER (ORDER BY s.at), s.service ->> 'code', s.service ->> 'nameRu',
           s.service ->> 'nameKz', s.service ->> 'unitRu', s.service ->> 'unitKz', (s.service ->> 'count')::int,
           (s.service ->> 'price')::int, (s.service ->> 'sum')::int, (s.service ->> 'vatPercent')::smallint,
           (s.service ->> 'vatSum')::int
    FROM jsonb_array_elements(${JSON.stringify(services)}::text::jsonb) WITH ORDINALITY AS s (service, at)`;
}
