import type { Db } from '../../database.ts';
import type { StoredLine, StoredService } from '../stored/stored-order.queries.ts';

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
  lines: readonly Pick<StoredLine, 'line' | 'productCode' | 'isGift'>[],
): Promise<void> {
  if (services.length === 0) return;
  const rows = services.map((service) => ({
    ...service,
    productLine: lines.find((line) => !line.isGift && line.productCode === service.productCode)?.line ?? null,
  }));
  await tx`
    INSERT INTO order_services (
      order_id, line, service_code, name_ru, name_kz, unit_ru, unit_kz, count, price, sum, vat_percent, vat_sum,
      product_line, detail, line_count, plan)
    SELECT ${orderId}, row_number() OVER (ORDER BY s.at), s.service ->> 'code', s.service ->> 'nameRu',
           s.service ->> 'nameKz', s.service ->> 'unitRu', s.service ->> 'unitKz', (s.service ->> 'count')::int,
           (s.service ->> 'price')::int, (s.service ->> 'sum')::int, (s.service ->> 'vatPercent')::smallint,
           (s.service ->> 'vatSum')::int, (s.service ->> 'productLine')::smallint, s.service ->> 'detail',
           (s.service ->> 'lineCount')::int, nullif(s.service -> 'plan', 'null')
    FROM jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) WITH ORDINALITY AS s (service, at)`;
}

/** After a change of the order: those of its lines follow them. */
export async function rewriteServices(
  tx: Db,
  orderId: number,
  services: readonly StoredService[],
  lines: Parameters<typeof insertServices>[3],
): Promise<void> {
  await tx`DELETE FROM order_services WHERE order_id = ${orderId}`;
  await insertServices(tx, orderId, services, lines);
}
