import type { VehicleCode } from '#domain/delivery-tariff.ts';
import type { SlotDay, SlotTemplate } from '#domain/orders/slots.ts';
import type { Db } from '../database.ts';

export interface SettingRow {
  key: string;
  value: unknown;
}

export const listSettingRows = (db: Db): Promise<SettingRow[]> =>
  db<SettingRow[]>`SELECT key, value FROM settings`;

export const listSellerRows = (db: Db): Promise<SettingRow[]> =>
  db<SettingRow[]>`SELECT key, value FROM settings WHERE key LIKE 'seller.%'`;

export interface TariffRow {
  code: VehicleCode;
  isUsed: boolean;
  maxKg: number;
  maxM3: number;
  maxSideM: number;
  near: number;
  far: number;
  suburb: number | null;
  suburbKm: number | null;
}

export const listTariffRows = (db: Db): Promise<TariffRow[]> => db<TariffRow[]>`
  SELECT vehicle AS code, is_used AS "isUsed", max_kg AS "maxKg", max_m3::float8 AS "maxM3",
         max_side_m::float8 AS "maxSideM", near, far, suburb, suburb_km AS "suburbKm" FROM delivery_tariffs`;

export const listTemplateRows = (db: Db): Promise<SlotTemplate[]> => db<SlotTemplate[]>`
  SELECT city_id AS "cityId", weekday, starts AS from, ends AS to, capacity_kg AS "capacityKg",
         capacity_orders AS "capacityOrders" FROM slot_templates WHERE is_active ORDER BY id`;

/** What is over is of no use to anybody; a day earlier, because the database's clock may be elsewhere. */
export const listDayRows = (db: Db): Promise<SlotDay[]> => db<SlotDay[]>`
  SELECT city_id AS "cityId", day::text AS date, is_closed AS "isClosed", capacity_kg AS "capacityKg",
         capacity_orders AS "capacityOrders" FROM slot_days WHERE is_active AND day >= now()::date - 1 ORDER BY day`;
