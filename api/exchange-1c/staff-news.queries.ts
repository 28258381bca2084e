import type { StaffRole } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export interface ActiveStaff {
  email: string;
  language: Locale;
  roles: StaffRole[];
}

export const listActiveStaff = (db: Db): Promise<ActiveStaff[]> => db<ActiveStaff[]>`
  SELECT s.email, s.language, array_agg(r.role) AS roles
  FROM staff s JOIN staff_roles r ON r.staff_id = s.id WHERE s.state = 'active' GROUP BY s.id ORDER BY s.id`;

export interface OversoldGoods {
  externalId: string;
  nameRu: string;
  nameKz: string | null;
  missing: number;
  /** Numbers of the orders that want them, by comma. */
  orders: string;
}

export const listOversold = (db: Db, packageId: number): Promise<OversoldGoods[]> => db<OversoldGoods[]>`
  SELECT p.external_id AS "externalId", p.name_ru AS "nameRu", p.name_kz AS "nameKz",
         max((e.facts ->> 'missing')::int) AS missing, coalesce(max(e.facts ->> 'orders'), '') AS orders
  FROM exchange_problems e JOIN products p ON p.external_id = e.external_id
  WHERE e.package_id = ${packageId} AND e.code = 'stock.oversold' GROUP BY p.id ORDER BY p.id LIMIT 100`;
