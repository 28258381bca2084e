/** Tariffs and hours of delivery as subjects of changes. A set of them that makes no sense together is refused whole. */
import { z } from 'zod';
import { findUnorderedVehicle, type VehicleCode } from '#domain/delivery-tariff.ts';
import type { Json } from '#domain/office/changes.ts';
import { isSame } from '#domain/office/changes.ts';
import type { Subject, WantedChange } from '../change-sets/change-sets.ts';
import { Refusal } from '../http/refusal.ts';
import {
  deleteTariff,
  insertRow,
  listDays,
  listTemplates,
  lockRules,
  putTariff,
  reviveDay,
  reviveTemplate,
  type StoredDay,
  type StoredTariff,
  type StoredTemplate,
  updateRow,
} from './office-rules.queries.ts';
import { readTariffs, usualTariffs } from './read-tariffs.ts';

const tenge = z.number().int().min(0).max(10_000_000);
const capacityOrders = z.number().int().min(0).max(10_000);
const capacityKg = z.number().int().min(0).max(10_000_000);
const city = z.number().int().min(1).max(32_767).nullable();

const toValues = (row: object) => ({ ...row }) as Record<string, Json>;

/** The rows with what is wanted written into them. */
function merge<Row extends { id: number }>(rows: readonly Row[], changes: readonly WantedChange[]): Row[] {
  return rows.map((row) => {
    const own = changes.filter(({ id }) => id === row.id).map(({ field, to }) => [field, to] as const);
    return { ...row, ...Object.fromEntries(own) };
  });
}

export const tariffSubject: Subject = {
  right: 'delivery',
  fields: {
    is_used: { schema: z.boolean() },
    max_kg: { schema: z.number().int().min(1).max(100_000) },
    max_m3: { schema: z.number().min(0.1).max(500).multipleOf(0.01) },
    max_side_m: { schema: z.number().min(0.1).max(30).multipleOf(0.01) },
    near: { schema: tenge },
    far: { schema: tenge },
    suburb: { schema: tenge.nullable() },
    suburb_km: { schema: tenge.nullable() },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockRules(tx, 'tariffs');
    const rows = (await readTariffs(tx)).filter(({ id }) => ids.includes(id));
    return new Map(rows.map((row) => [row.id, toValues(row)]));
  },
  async write(tx, changes) {
    const merged = merge(await readTariffs(tx), changes);
    if (merged.some(({ suburb, suburb_km }) => (suburb === null) !== (suburb_km === null)))
      throw new Refusal('tariff.suburb_half');
    if (!merged.some(({ is_used }) => is_used)) throw new Refusal('tariff.none_left');
    const unordered = findUnorderedVehicle(merged.filter(({ is_used }) => is_used).map(toVehicle));
    if (unordered !== null) throw new Refusal('tariff.unordered');
    for (const { id, ...row } of merged.filter(({ id }) => changes.some((change) => change.id === id))) {
      const usual = usualTariffs[id - 1];
      if (usual && isSame({ ...row }, { ...usual })) await deleteTariff(tx, row.vehicle);
      else await putTariff(tx, row);
    }
  },
  nameOf: ({ vehicle }) => String(vehicle),
};

const toVehicle = (row: StoredTariff) => ({
  code: row.vehicle as VehicleCode,
  maxKg: row.max_kg,
  maxM3: row.max_m3,
  maxSideM: row.max_side_m,
  priceTenge: row.near,
  farTenge: row.far,
  suburbTenge: null,
});

const templateFields = {
  city_id: { schema: city },
  weekday: { schema: z.number().int().min(1).max(7).nullable() },
  starts: { schema: z.string().regex(/^([01]\d|2[0-3]):00$/) },
  ends: { schema: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) },
  capacity_orders: { schema: capacityOrders },
  capacity_kg: { schema: capacityKg },
  is_active: { schema: z.boolean() },
};

function requireSpan({ starts, ends }: Pick<StoredTemplate, 'starts' | 'ends'>): void {
  if (ends <= starts) throw new Refusal('slot.wrong_span');
}

export const slotTemplateSubject: Subject = {
  right: 'delivery',
  isThere: 'is_active',
  fields: templateFields,
  async read(tx, ids, isLocking) {
    if (isLocking) await lockRules(tx, 'slots');
    const rows = (await listTemplates(tx)).filter(({ id }) => ids.includes(id));
    return new Map(rows.map((row) => [row.id, toValues(row)]));
  },
  async write(tx, changes) {
    const touched = new Set(changes.map(({ id }) => id));
    for (const row of merge(await listTemplates(tx), changes).filter(({ id }) => touched.has(id))) {
      requireSpan(row);
      const { id, ...values } = row;
      await writeOnce(() => updateRow(tx, 'slot_templates', id, values));
    }
  },
  async create(tx, values) {
    const row = { city_id: null, weekday: null, is_active: true, ...values } as Record<string, Json>;
    const needed = ['starts', 'ends', 'capacity_orders', 'capacity_kg'];
    if (needed.some((field) => row[field] === undefined)) throw new Refusal('slot.wrong_span');
    requireSpan(row as never);
    return writeOnce(async () => (await reviveTemplate(tx, row)) ?? insertRow(tx, 'slot_templates', row));
  },
  nameOf: ({ starts, ends }) => `${String(starts)}–${String(ends)}`,
};

export const slotDaySubject: Subject = {
  right: 'delivery',
  isThere: 'is_active',
  fields: {
    city_id: { schema: city },
    day: { schema: z.iso.date() },
    is_closed: { schema: z.boolean() },
    capacity_orders: { schema: capacityOrders.nullable() },
    capacity_kg: { schema: capacityKg.nullable() },
    note: { schema: z.string().trim().max(200) },
    is_active: { schema: z.boolean() },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockRules(tx, 'slots');
    const rows = (await listDays(tx)).filter(({ id }) => ids.includes(id));
    return new Map(rows.map((row) => [row.id, toValues(row)]));
  },
  async write(tx, changes) {
    const touched = new Set(changes.map(({ id }) => id));
    for (const { id, ...values } of merge<StoredDay>(await listDays(tx), changes))
      if (touched.has(id)) await writeOnce(() => updateRow(tx, 'slot_days', id, values));
  },
  async create(tx, values) {
    if (values.day === undefined) throw new Refusal('slot.wrong_span');
    const row = {
      ...{
        city_id: null,
        is_closed: true,
        capacity_orders: null,
        capacity_kg: null,
        note: '',
        is_active: true,
      },
      ...values,
    } as Record<string, Json>;
    return writeOnce(async () => (await reviveDay(tx, row)) ?? insertRow(tx, 'slot_days', row));
  },
  nameOf: ({ day, note }) => [day, note].filter((word) => word).join(' '),
};

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** The hours of one city and day stand once. */
async function writeOnce<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === UNIQUE_VIOLATION) throw new Refusal('slot.taken');
    if (code === FOREIGN_KEY_VIOLATION) throw new Refusal('slot.unknown_city');
    throw error;
  }
}
