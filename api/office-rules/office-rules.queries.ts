import type { Json } from '#domain/office/changes.ts';
import type { Db } from '../database.ts';

/** One after another: also of what has no row yet. */
export async function lockRules(tx: Db, subject: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext(${`rules:${subject}`}))`;
}

export const listSettings = (db: Db): Promise<{ key: string; value: Json }[]> =>
  db<{ key: string; value: Json }[]>`SELECT key, value FROM settings`;

/** Undefined: the factory's again. */
export async function putSetting(tx: Db, key: string, value: Json | undefined): Promise<void> {
  if (value === undefined) await tx`DELETE FROM settings WHERE key = ${key}`;
  else
    await tx`
      INSERT INTO settings (key, value) VALUES (${key}, ${JSON.stringify(value)}::text::jsonb)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
}

export interface StoredTariff {
  vehicle: string;
  is_used: boolean;
  max_kg: number;
  max_m3: number;
  max_side_m: number;
  near: number;
  far: number;
  suburb: number | null;
  suburb_km: number | null;
}

export const listTariffs = (db: Db): Promise<StoredTariff[]> => db<StoredTariff[]>`
  SELECT vehicle, is_used, max_kg, max_m3::float8 AS max_m3, max_side_m::float8 AS max_side_m, near, far, suburb, suburb_km
  FROM delivery_tariffs`;

export async function putTariff(tx: Db, row: StoredTariff): Promise<void> {
  await tx`
    INSERT INTO delivery_tariffs ${tx({ ...row })}
    ON CONFLICT (vehicle) DO UPDATE SET is_used = excluded.is_used, max_kg = excluded.max_kg, max_m3 = excluded.max_m3,
      max_side_m = excluded.max_side_m, near = excluded.near, far = excluded.far, suburb = excluded.suburb,
      suburb_km = excluded.suburb_km`;
}

export async function deleteTariff(tx: Db, vehicle: string): Promise<void> {
  await tx`DELETE FROM delivery_tariffs WHERE vehicle = ${vehicle}`;
}

export interface StoredTemplate {
  id: number;
  city_id: number | null;
  weekday: number | null;
  starts: string;
  ends: string;
  capacity_orders: number;
  capacity_kg: number;
  is_active: boolean;
}

export const listTemplates = (db: Db): Promise<StoredTemplate[]> => db<StoredTemplate[]>`
  SELECT id, city_id, weekday, starts, ends, capacity_orders, capacity_kg, is_active FROM slot_templates ORDER BY id`;

export interface StoredDay {
  id: number;
  city_id: number | null;
  day: string;
  is_closed: boolean;
  capacity_orders: number | null;
  capacity_kg: number | null;
  note: string;
  is_active: boolean;
}

export const listDays = (db: Db): Promise<StoredDay[]> => db<StoredDay[]>`
  SELECT id, city_id, day::text AS day, is_closed, capacity_orders, capacity_kg, note, is_active FROM slot_days ORDER BY day, id`;

export interface StoredText {
  id: number;
  path: string;
  language: 'ru' | 'kz';
  body: string;
  meta: Record<string, Json>;
  is_published: boolean;
}

export const listTextRows = (db: Db): Promise<StoredText[]> => db<StoredText[]>`
  SELECT id, path, language, body, meta, coalesce(published_at <= now(), false) AS is_published FROM texts ORDER BY path`;

type Row = Record<string, Json>;
/** Which tables are written by their columns; what is written was checked by the shapes of the subject. */
type Table = 'slot_templates' | 'slot_days';

export async function updateRow(tx: Db, table: Table, id: number, values: Row): Promise<void> {
  await tx`UPDATE ${tx(table)} SET ${tx(values as never)} WHERE id = ${id}`;
}

/** One that was switched off stands in the way of the same made anew: it is that one. Null when there is none. */
export async function reviveTemplate(tx: Db, values: Row): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    UPDATE slot_templates SET ${tx({ ...values, is_active: true } as never)}
    WHERE NOT is_active AND city_id IS NOT DISTINCT FROM ${values.city_id as number | null}::smallint
      AND weekday IS NOT DISTINCT FROM ${values.weekday as number | null}::smallint AND starts = ${values.starts as string}
    RETURNING id`;
  return row?.id ?? null;
}

export async function reviveDay(tx: Db, values: Row): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    UPDATE slot_days SET ${tx({ ...values, is_active: true } as never)}
    WHERE NOT is_active AND city_id IS NOT DISTINCT FROM ${values.city_id as number | null}::smallint
      AND day = ${values.day as string}::date RETURNING id`;
  return row?.id ?? null;
}

export async function insertRow(tx: Db, table: Table, values: Row): Promise<number> {
  const [row] = await tx<{ id: number }[]>`INSERT INTO ${tx(table)} ${tx(values as never)} RETURNING id`;
  if (!row) throw new Error('a row just written is not there');
  return row.id;
}

export async function writeText(tx: Db, { id, body, meta, is_published }: StoredText): Promise<void> {
  await tx`
    UPDATE texts SET body = ${body}, meta = ${JSON.stringify(meta)}::text::jsonb,
      published_at = CASE WHEN ${is_published} THEN coalesce(published_at, now()) END
    WHERE id = ${id}`;
}

/** Null when there is one already. */
export async function insertText(tx: Db, text: Omit<StoredText, 'id'>): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO texts (path, language, body, meta, published_at)
    VALUES (${text.path}, ${text.language}, ${text.body}, ${JSON.stringify(text.meta)}::text::jsonb,
            CASE WHEN ${text.is_published} THEN now() END)
    ON CONFLICT DO NOTHING RETURNING id`;
  return row?.id ?? null;
}
