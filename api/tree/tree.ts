/**
 * The sections of the range and its brands, for those who keep them. Promises: names, texts, order and places change through
 * changes alone; a move keeps the nested set whole, goods lie in sections without others below them, and what goods lie in is
 * not switched off. Hides the nested set. Relies on the triggers of the catalogue: the storefront follows by them.
 */
import { z } from 'zod';
import { bringBack, reorderTree } from '#domain/office/tree-order.ts';
import { toSlug } from '#domain/slug.ts';
import type { Subject, Values, WantedChange } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { brandSubject } from './brand-subject.ts';
import { listFiltersOf, setFiltersOf } from './kept-properties.queries.ts';
import { propertySubjects } from './kept-properties.ts';
import { mergeSubjects } from './merges.ts';
import { staticPageSubject } from './static-pages.ts';
import {
  findSectionByCode,
  findTreeFault,
  insertSection,
  keepPlacesLeft,
  listPlaces,
  listSectionValues,
  lockSections,
  type SectionValues,
  setPlaces,
  setSections,
} from './tree.queries.ts';

export { readProperties, readProperty, readSectionProperties } from './kept-properties.ts';
export { takeDepartments } from './starting-tree.ts';
export { previewStaticPage, readStaticPages } from './static-pages.ts';
export { listOfficeSections } from './tree.queries.ts';

const name = z
  .string()
  .min(1)
  .max(120)
  .regex(/^\S(?:.*\S)?$/u);
const seoText = z.string().max(20_000).nullable();
const code = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** A department, a section, a section of it: what the shop's menu shows. */
const DEEPEST = 3;

export const sectionSubject: Subject = {
  right: 'tree',
  unmake: { field: 'is_active', from: true, to: false },
  fields: {
    name_ru: { schema: name },
    name_kz: { schema: name },
    // Among the sections of one parent, from 1.
    position: { schema: z.number().int().min(1).max(10_000) },
    parent_id: { schema: z.number().int().min(1).nullable() },
    is_active: { schema: z.boolean() },
    // Its address: where it changes, the old one leads to the new one.
    code: { schema: code },
    /** What its goods have, in the order of tables and filters, and which of them filter. */
    properties: {
      schema: z
        .array(z.object({ id: z.number().int().min(1).max(2_147_483_647), filter: z.boolean() }).strict())
        .max(100)
        .refine((list) => new Set(list.map(({ id }) => id)).size === list.length),
    },
    // Of a new one alone: the address of what it stands under where that is as new, and the kind of its goods.
    parent_code: { schema: code },
    family: { schema: z.string().regex(/^[A-Z0-9_]{2,20}$/) },
    seo_text_ru: { schema: seoText, right: 'pages' },
    seo_text_kz: { schema: seoText, right: 'pages' },
  },

  async read(tx, ids, isLocking) {
    if (isLocking) await lockSections(tx);
    const rows = await listSectionValues(tx, ids);
    const properties = await listFiltersOf(tx, ids);
    return new Map(
      rows.map(({ id, ...values }) => [id, { ...values, properties: properties.get(id) ?? [] }]),
    );
  },

  async write(tx, changes) {
    for (const { id, field, to } of changes) {
      if (field === 'code') await requireFreeCode(tx, String(to), id);
      if (field === 'properties' && !(await setFiltersOf(tx, id, to as { id: number; filter: boolean }[])))
        throw new Refusal('property.not_found');
    }
    const nested = new Set(changes.filter(({ field }) => field === 'parent_id').map(({ id }) => id));
    if (nested.size > 0) await keepPlacesLeft(tx, [...nested]);
    const texts = changes.filter(({ field }) => field !== 'position' && field !== 'properties');
    if (texts.length > 0) await setSections(tx, toRows(texts));
    const moves = changes.filter(({ field }) => field === 'position');
    if (nested.size + moves.length > 0)
      await place(tx, new Map(moves.map(({ id, to }) => [id, Number(to)])), nested);
    if (changes.some(({ field }) => field === 'parent_id' || field === 'is_active'))
      await requireWhole(
        tx,
        changes.map(({ id }) => id),
      );
  },

  async create(tx, values) {
    const { name_ru: nameRu, name_kz: nameKz } = values;
    if (typeof nameRu !== 'string' || typeof nameKz !== 'string') throw new Refusal('tree.unfinished');
    await lockSections(tx);
    const parentId = await findParent(tx, values);
    const id = await insertSection(tx, {
      parentId,
      code: await findCode(tx, values),
      nameRu,
      nameKz,
      seoTextRu: (values.seo_text_ru as string | undefined) ?? null,
      seoTextKz: (values.seo_text_kz as string | undefined) ?? null,
      family: (values.family as string | undefined) ?? null,
    });
    await place(tx, new Map());
    await requireWhole(tx, [id]);
    return id;
  },

  nameOf: (values, language) => String(values[language === 'kz' ? 'name_kz' : 'name_ru'] ?? ''),
};

function toRows(changes: readonly WantedChange[]) {
  const rows = new Map<number, Record<string, unknown>>();
  for (const { id, field, to } of changes) rows.set(id, { ...rows.get(id), id, [field]: to });
  return [...rows.values()] as ({ id: number } & Partial<SectionValues>)[];
}

async function findParent(
  tx: Db,
  { parent_id: id, parent_code: parentCode }: Values,
): Promise<number | null> {
  if (typeof parentCode !== 'string') return typeof id === 'number' ? id : null;
  const parent = await findSectionByCode(tx, parentCode);
  if (!parent) throw new Refusal('tree.misplaced');
  return parent.id;
}

async function requireFreeCode(tx: Db, code: string, own: number): Promise<void> {
  const taken = await findSectionByCode(tx, code);
  if (taken && taken.id !== own) throw new Refusal('tree.code_taken', { code });
}

/** As told, or made of its name; two of one name are told apart by a number. */
async function findCode(tx: Db, { code: told, name_ru: nameRu }: Values): Promise<string> {
  const slug = typeof told === 'string' ? told : toSlug(String(nameRu), 60) || 'section';
  for (let at = 1; ; at++) {
    const wanted = at === 1 ? slug : `${slug}-${at}`;
    if (!(await findSectionByCode(tx, wanted))) return wanted;
    if (typeof told === 'string') throw new Refusal('tree.code_taken', { code: told });
  }
}

/** Two cannot stand in one place, nor anybody behind the last, nor under themselves: what cannot be so is not made nearly so. */
async function place(
  tx: Db,
  moves: ReadonlyMap<number, number>,
  nested: ReadonlySet<number> = new Set(),
): Promise<void> {
  const before = await listPlaces(tx);
  // Whoever comes under another parent stands where it stood there before, or last, unless a place is told.
  const placed = reorderTree(bringBack(before, nested), moves);
  if (placed.length < before.length) throw new Refusal('tree.misplaced');
  await setPlaces(tx, placed);
  const now = await listSectionValues(tx, [...moves.keys()]);
  if (now.some(({ id, position }) => moves.get(id) !== position)) throw new Refusal('tree.misplaced');
}

const FAULTS = { goods: 'tree.has_goods', off: 'tree.in_use', deep: 'tree.too_deep' } as const;

async function requireWhole(tx: Db, ids: readonly number[]): Promise<void> {
  const fault = await findTreeFault(tx, ids, DEEPEST);
  if (fault) throw new Refusal(FAULTS[fault]);
}

/** All that changes here, by its name in changes. */
export function addTreeSubjects(subjects: Map<string, Subject>): void {
  const own = { section: sectionSubject, brand: brandSubject, static_filter: staticPageSubject };
  for (const [subject, rules] of Object.entries({ ...own, ...mergeSubjects, ...propertySubjects }))
    subjects.set(subject, rules);
}
