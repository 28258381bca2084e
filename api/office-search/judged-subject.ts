/** The judged set as staff edit it: a query, and the section and words of a name that it means. */
import { z } from 'zod';
import type { Json } from '#domain/office/changes.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import { Refusal } from '../http/refusal.ts';
import {
  hasSection,
  insertJudged,
  type JudgedValues,
  listJudgedValues,
  lockJudged,
  updateJudged,
} from './judged.queries.ts';

const USUAL = { language: 'ru', query: '', section_id: 0, name_part: '', is_active: true } as const;

async function requireSaying(
  tx: Parameters<typeof hasSection>[0],
  { query, section_id }: Pick<JudgedValues, 'query' | 'section_id'>,
): Promise<void> {
  if (query.length < 2 || !(await hasSection(tx, section_id))) throw new Refusal('words.say_nothing');
}

export const judgedSubject: Subject = {
  right: 'search',
  unmake: { field: 'is_active', from: true, to: false },
  fields: {
    language: { schema: z.enum(['ru', 'kz']) },
    query: { schema: z.string().trim().toLowerCase().min(2).max(60) },
    section_id: { schema: z.number().int().min(1) },
    name_part: { schema: z.string().trim().max(60) },
    is_active: { schema: z.boolean() },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockJudged(tx, ids);
    const rows = await listJudgedValues(tx, ids);
    return new Map(rows.map(({ id, ...row }) => [id, row as Record<string, Json>]));
  },
  async write(tx, changes) {
    const byId = Map.groupBy(changes, ({ id }) => id);
    for (const row of await listJudgedValues(tx, [...byId.keys()])) {
      const wanted = {
        ...row,
        ...Object.fromEntries((byId.get(row.id) ?? []).map(({ field, to }) => [field, to])),
      };
      await requireSaying(tx, wanted);
      if (!(await updateJudged(tx, wanted))) throw new Refusal('words.twice');
    }
  },
  async create(tx, values) {
    const wanted = { ...USUAL, ...values } as Omit<JudgedValues, 'id'>;
    await requireSaying(tx, wanted);
    const id = await insertJudged(tx, wanted);
    if (id === null) throw new Refusal('words.twice');
    return id;
  },
  nameOf: ({ query }) => String(query ?? ''),
};
