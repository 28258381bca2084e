/** A store as a subject of changes: what and where it is, each weekday a field, and the days unlike others as one. */
import { z } from 'zod';
import type { Json } from '#domain/office/changes.ts';
import { parseSpan, saySpan } from '#domain/office/spans.ts';
import type { SpecialDay } from '#domain/opening-hours.ts';
import { parsePhone } from '#domain/phone.ts';
import { toSlug } from '#domain/slug.ts';
import type { Subject, Values, WantedChange } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  insertStore,
  isCity,
  isStoreCode,
  isStoreInUse,
  listStores,
  lockPlaces,
  type NewStore,
  settleLocalCities,
  updateStore,
} from './office-places.queries.ts';
import { listStoreHours, lockStores, type StoredHours, setStoreHours } from './store-hours.queries.ts';

/** `09:00–20:00`, which ends after it begins; null: closed. */
const span = z.string().refine((text) => parseSpan(text) !== null);
/** `2027-01-01`, closed, or `2027-03-22 10:00–16:00`. */
const specialDay = z.string().refine((text) => {
  const [date, hours] = text.split(' ');
  return z.iso.date().safeParse(date).success && (hours === undefined || parseSpan(hours) !== null);
});

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const dayOf = (text: string): string => text.slice(0, 10);

/** As the screen, the preview and the log read it. */
export const toStoreValues = ({ hours, holidays }: Pick<StoredHours, 'hours' | 'holidays'>) => ({
  ...Object.fromEntries(
    WEEKDAYS.map((day) => {
      const open = hours[day - 1] ?? null;
      return [`hours_${day}`, open && saySpan(open)];
    }),
  ),
  holidays: holidays
    .map(({ date, from, to }) => (from && to ? `${date} ${saySpan({ from, to })}` : date))
    .toSorted(),
});

function toSpecialDay(text: string): SpecialDay {
  const [date = '', hours] = text.split(' ');
  const open = hours === undefined ? null : parseSpan(hours);
  return open ? { date, ...open } : { date };
}

const name = z
  .string()
  .max(120)
  .regex(/^\S(?:.*\S)?$/u);
const line = z
  .string()
  .max(200)
  .regex(/^\S(?:.*\S)?$/u);

/** Whoever sets the shop up says what a store is; its hours are those of whoever runs the deliveries. */
const factFields = {
  city_id: { schema: z.number().int().min(1).max(32_767) },
  name_ru: { schema: name },
  name_kz: { schema: name },
  address_ru: { schema: line },
  address_kz: { schema: line },
  // Kazakhstan, with some room.
  latitude: { schema: z.number().min(39).max(57) },
  longitude: { schema: z.number().min(45).max(89) },
  phone: {
    schema: z
      .string()
      .refine((text) => parsePhone(text)?.e164 === text)
      .nullable(),
  },
  has_pickup: { schema: z.boolean() },
  is_warehouse: { schema: z.boolean() },
  is_active: { schema: z.boolean() },
};
const NEEDED = [
  'city_id',
  'name_ru',
  'name_kz',
  'address_ru',
  'address_kz',
  'latitude',
  'longitude',
] as const;
const isFact = (field: string): boolean => field in factFields;

export const storeSubject: Subject = {
  right: 'settings',
  unmake: { field: 'is_active', from: true, to: false },
  fields: {
    ...factFields,
    ...Object.fromEntries(
      WEEKDAYS.map((day) => [`hours_${day}`, { schema: span.nullable(), right: 'delivery' as const }]),
    ),
    holidays: {
      right: 'delivery',
      schema: z
        .array(specialDay)
        .max(60)
        .refine((days) => new Set(days.map(dayOf)).size === days.length),
    },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) {
      await lockPlaces(tx);
      await lockStores(tx, ids);
    }
    const facts = new Map((await listStores(tx, ids)).map((row) => [row.id, row]));
    const rows = await listStoreHours(tx, ids);
    return new Map(
      rows.map((row): [number, Record<string, Json>] => [
        row.id,
        { ...(facts.get(row.id) as object), ...toStoreValues(row) },
      ]),
    );
  },
  async write(tx, changes) {
    await writeHours(
      tx,
      changes.filter(({ field }) => !isFact(field)),
    );
    const facts = changes.filter(({ field }) => isFact(field));
    for (const id of new Set(facts.map((each) => each.id))) {
      const own = facts.filter((each) => each.id === id).map(({ field, to }) => [field, to] as const);
      const wanted: Values = Object.fromEntries(own);
      await requireCity(tx, wanted);
      if (wanted.is_active === false && (await isStoreInUse(tx, id))) throw new Refusal('store.in_use');
      await updateStore(tx, id, wanted);
    }
    if (facts.length > 0) await settleLocalCities(tx);
  },
  async create(tx, values) {
    if (NEEDED.some((field) => values[field] === undefined)) throw new Refusal('store.unfinished');
    await lockPlaces(tx);
    await requireCity(tx, values);
    const code = await findCode(tx, String(values.name_ru));
    const usual = { phone: null, has_pickup: true, is_warehouse: false, is_active: true };
    const facts = Object.fromEntries(Object.entries(values).filter(([field]) => isFact(field)));
    const hours = WEEKDAYS.map((day) => {
      const said = values[`hours_${day}`];
      return typeof said === 'string' ? parseSpan(said) : null;
    });
    const id = await insertStore(tx, { ...usual, ...facts, code, hours } as NewStore);
    await settleLocalCities(tx);
    return id;
  },
  nameOf: (values, language) => String(values[language === 'kz' ? 'name_kz' : 'name_ru'] ?? ''),
};

async function requireCity(tx: Db, { city_id: city }: Values): Promise<void> {
  if (city !== undefined && !(await isCity(tx, Number(city)))) throw new Refusal('store.no_city');
}

/** What its address in the shop is called; two of one name are told apart by a number. */
async function findCode(tx: Db, name: string): Promise<string> {
  const slug = toSlug(name, 50) || 'store';
  for (let at = 1; ; at++) {
    const code = at === 1 ? slug : `${slug}-${at}`;
    if (!(await isStoreCode(tx, code))) return code;
  }
}

async function writeHours(tx: Db, changes: readonly WantedChange[]): Promise<void> {
  for (const { id, hours, holidays } of await listStoreHours(
    tx,
    changes.map(({ id: each }) => each),
  )) {
    const wanted = new Map(changes.filter((each) => each.id === id).map(({ field, to }) => [field, to]));
    await setStoreHours(tx, id, {
      hours: WEEKDAYS.map((day) => {
        const to = wanted.get(`hours_${day}`);
        return to === undefined ? (hours[day - 1] ?? null) : to === null ? null : parseSpan(String(to));
      }),
      holidays: wanted.has('holidays') ? (wanted.get('holidays') as string[]).map(toSpecialDay) : holidays,
    });
  }
}
