/** Properties and their values for those who keep them: names as changes, twins found by their letters. */
import { z } from 'zod';
import type { getProperty, OfficeProperty } from '#contract/office/properties.ts';
import { findTwins } from '#domain/office/twins.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  hasSection,
  listNamesOf,
  listProperties,
  listSectionProperties,
  listValueNames,
  listValues,
  lockNames,
  setNames,
} from './kept-properties.queries.ts';

export async function readProperties(db: Db): Promise<OfficeProperty[]> {
  const names = Map.groupBy(await listValueNames(db), ({ propertyId }) => propertyId);
  return (await listProperties(db)).map((property) => ({
    ...property,
    twins: findTwins(names.get(property.id) ?? []).length,
  }));
}

export async function readProperty(db: Db, id: number): Promise<z.input<typeof getProperty.answer>['data']> {
  const [row] = await listProperties(db, id);
  if (!row) throw new Refusal('property.not_found');
  const { values: _count, sections: _sections, section: _section, ...property } = row;
  const values = await listValues(db, id);
  const open = values.filter(({ into }) => into === null).map((value) => ({ ...value, name: value.nameRu }));
  return { ...property, values, twins: findTwins(open).map((twins) => twins.map((twin) => twin.id)) };
}

export async function readSectionProperties(db: Db, id: number) {
  if (!(await hasSection(db, id))) throw new Refusal('section.not_found');
  const own = await listSectionProperties(db, id);
  const taken = new Set(own.map((property) => property.id));
  const others = (await listProperties(db)).filter((property) => !taken.has(property.id));
  return { own, others: others.map(({ id: other, nameRu, nameKz }) => ({ id: other, nameRu, nameKz })) };
}

const name = z
  .string()
  .max(200)
  .regex(/^\S(?:.*\S)?$/u);

const named = (table: 'properties' | 'property_values'): Subject => ({
  right: 'tree',
  fields: { name_ru: { schema: name }, name_kz: { schema: name } },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockNames(tx, table, ids);
    const rows = await listNamesOf(tx, table, ids);
    return new Map(rows.map(({ id, ...values }) => [id, values]));
  },
  async write(tx, changes) {
    for (const [id, own] of Map.groupBy(changes, (change) => change.id))
      await setNames(tx, table, id, Object.fromEntries(own.map(({ field, to }) => [field, to])));
  },
  nameOf: (values, language) => String(values[language === 'kz' ? 'name_kz' : 'name_ru'] ?? ''),
});

export const propertySubjects = {
  property: named('properties'),
  property_value: named('property_values'),
} as const;
