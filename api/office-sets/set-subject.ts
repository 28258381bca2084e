/** A set as a subject of changes: its words, place and picture. It is shown to buyers once it says all in both languages. */
import { z } from 'zod';
import { type OfficeSet, officeSetParam } from '#contract/office/office-sets.ts';
import { setMode } from '#contract/sets.ts';
import { findSetGap } from '#domain/office/set-check.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { isPictureName } from '../images/images.ts';
import { SET_COLOURS, SET_STYLES } from '../sets/sets.ts';
import {
  countActiveItems,
  hasSetCode,
  hasSetSection,
  insertSet,
  listStoredSets,
  lockSets,
  updateSet,
} from './office-sets.queries.ts';

type SetValues = Omit<OfficeSet, 'id'>;

const NEW: SetValues = {
  mode: 'interiors',
  code: '',
  section_code: '',
  name_ru: '',
  name_kz: '',
  lead_ru: '',
  lead_kz: '',
  description_ru: '',
  description_kz: '',
  style: null,
  colour: null,
  param: null,
  picture: null,
  popularity: 0,
  active: false,
};

const name = { schema: z.string().trim().max(160) };
const lead = { schema: z.string().trim().max(300) };
const description = { schema: z.string().trim().max(4000) };

async function requireSound(tx: Db, id: number | null, set: SetValues): Promise<void> {
  if (!(await hasSetSection(tx, set.mode, set.section_code))) throw new Refusal('set.section');
  if (set.name_ru === '' || set.name_kz === '') throw new Refusal('set.words');
  if (!set.active) return;
  const words = [set.name_ru, set.name_kz, set.lead_ru, set.lead_kz, set.description_ru, set.description_kz];
  const gap = findSetGap({ words, itemCount: id === null ? 0 : await countActiveItems(tx, id) });
  if (gap !== null) throw new Refusal(`set.${gap}`);
}

export const setSubject: Subject = {
  right: 'tree',
  unmake: { field: 'active', from: true, to: false },
  fields: {
    // Of a new one alone: they are its address.
    mode: { schema: setMode },
    code: {
      schema: z
        .string()
        .max(80)
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    },
    section_code: { schema: z.string().max(80) },
    name_ru: name,
    name_kz: name,
    lead_ru: lead,
    lead_kz: lead,
    description_ru: description,
    description_kz: description,
    style: { schema: z.enum(SET_STYLES).nullable() },
    colour: { schema: z.enum(SET_COLOURS).nullable() },
    param: {
      schema: officeSetParam
        .refine(({ min, max, default: usual }) => min < max && usual >= min && usual <= max)
        .nullable(),
    },
    picture: { schema: z.string().refine(isPictureName).nullable() },
    popularity: { schema: z.number().int().min(0).max(1_000_000) },
    active: { schema: z.boolean() },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockSets(tx);
    const rows = await listStoredSets(tx, { ids });
    return new Map(rows.map(({ id, externalId: _id, imageVersion: _version, ...values }) => [id, values]));
  },
  async write(tx, changes) {
    const byId = Map.groupBy(changes, ({ id }) => id);
    for (const { id, externalId: _id, imageVersion: _version, ...row } of await listStoredSets(tx, {
      ids: [...byId.keys()],
    })) {
      const own = byId.get(id) ?? [];
      if (own.some(({ field }) => field === 'mode' || field === 'code')) throw new Refusal('set.address');
      const wanted = { ...row, ...Object.fromEntries(own.map(({ field, to }) => [field, to])) };
      await requireSound(tx, id, wanted);
      await updateSet(tx, id, wanted);
    }
  },
  async create(tx, values) {
    await lockSets(tx);
    // Nobody sees it until it is published.
    const wanted = { ...NEW, ...values, active: false } as SetValues;
    await requireSound(tx, null, wanted);
    if (await hasSetCode(tx, wanted.mode, wanted.code))
      throw new Refusal('set.code_taken', { code: wanted.code });
    return insertSet(tx, wanted);
  },
  nameOf: ({ name_ru, name_kz }, language) => String(language === 'kz' ? name_kz : name_ru),
};
