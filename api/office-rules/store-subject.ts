/** Hours of the stores as a subject of changes: each weekday a field, and the days unlike others as one. */
import { z } from 'zod';
import type { Json } from '#domain/office/changes.ts';
import { parseSpan, saySpan } from '#domain/office/spans.ts';
import type { SpecialDay } from '#domain/opening-hours.ts';
import type { Subject } from '../change-sets/change-sets.ts';
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

export const storeSubject: Subject = {
  right: 'delivery',
  fields: {
    ...Object.fromEntries(WEEKDAYS.map((day) => [`hours_${day}`, { schema: span.nullable() }])),
    holidays: {
      schema: z
        .array(specialDay)
        .max(60)
        .refine((days) => new Set(days.map(dayOf)).size === days.length),
    },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockStores(tx, ids);
    const rows = await listStoreHours(tx, ids);
    return new Map(
      rows.map((row): [number, Record<string, Json>] => [
        row.id,
        { ...toStoreValues(row), name_ru: row.nameRu, name_kz: row.nameKz },
      ]),
    );
  },
  async write(tx, changes) {
    for (const { id, hours, holidays } of await listStoreHours(
      tx,
      changes.map(({ id }) => id),
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
  },
  nameOf: (values, language) => String(values[language === 'kz' ? 'name_kz' : 'name_ru']),
};
