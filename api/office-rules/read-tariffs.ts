/** Each vehicle by its number, from the smallest: as staff have set it, or as the factory has. */
import { USUAL_VEHICLES } from '#domain/delivery-tariff.ts';
import type { Db } from '../database.ts';
import { listTariffs, type StoredTariff } from './office-rules.queries.ts';

export const usualTariffs: readonly StoredTariff[] = USUAL_VEHICLES.map((vehicle) => ({
  vehicle: vehicle.code,
  is_used: true,
  max_kg: vehicle.maxKg,
  max_m3: vehicle.maxM3,
  max_side_m: vehicle.maxSideM,
  near: vehicle.priceTenge,
  far: vehicle.farTenge,
  suburb: vehicle.suburbTenge?.[0] ?? null,
  suburb_km: vehicle.suburbTenge?.[1] ?? null,
}));

export async function readTariffs(db: Db) {
  const own = new Map((await listTariffs(db)).map((row) => [row.vehicle, row]));
  return usualTariffs.map((usual, at) => ({ id: at + 1, ...(own.get(usual.vehicle) ?? usual) }));
}
