/**
 * The sections of the range for those who keep them. Promises: names, texts and order change through changes alone; a move
 * keeps the nested set whole. Hides the nested set. Relies on the triggers of the catalogue: the storefront follows by them.
 */
import { z } from 'zod';
import { reorderTree } from '#domain/office/tree-order.ts';
import type { Subject, WantedChange } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  listPlaces,
  listSectionValues,
  lockSections,
  type SectionValues,
  setPlaces,
  setSectionTexts,
} from './tree.queries.ts';

export { listOfficeSections } from './tree.queries.ts';

const name = z
  .string()
  .min(1)
  .max(120)
  .regex(/^\S(?:.*\S)?$/u);
const seoText = z.string().max(20_000).nullable();

export const sectionSubject: Subject = {
  right: 'tree',
  fields: {
    name_ru: { schema: name },
    name_kz: { schema: name },
    // Among the sections of one parent, from 1.
    position: { schema: z.number().int().min(1).max(10_000) },
    seo_text_ru: { schema: seoText, right: 'pages' },
    seo_text_kz: { schema: seoText, right: 'pages' },
  },

  async read(tx, ids, isLocking) {
    if (isLocking) await lockSections(tx);
    const rows = await listSectionValues(tx, ids);
    return new Map(rows.map(({ id, ...values }) => [id, values]));
  },

  async write(tx, changes) {
    const texts = changes.filter(({ field }) => field !== 'position');
    if (texts.length > 0) await setSectionTexts(tx, toRows(texts));
    const moves = changes.filter(({ field }) => field === 'position');
    if (moves.length > 0) await move(tx, new Map(moves.map(({ id, to }) => [id, Number(to)])));
  },

  nameOf: (values, language) => String(values[language === 'kz' ? 'name_kz' : 'name_ru'] ?? ''),
};

function toRows(changes: readonly WantedChange[]) {
  const rows = new Map<number, Record<string, unknown>>();
  for (const { id, field, to } of changes) rows.set(id, { ...rows.get(id), id, [field]: to });
  return [...rows.values()] as ({ id: number } & Partial<SectionValues>)[];
}

/** Two cannot stand in one place, nor anybody behind the last: what cannot be so is not made nearly so. */
async function move(tx: Db, moves: ReadonlyMap<number, number>): Promise<void> {
  await setPlaces(tx, reorderTree(await listPlaces(tx), moves));
  const placed = await listSectionValues(tx, [...moves.keys()]);
  if (placed.some(({ id, position }) => moves.get(id) !== position)) throw new Refusal('tree.misplaced');
}
