/** A brand as a subject of changes. */
import { z } from 'zod';
import type { Json } from '#domain/office/changes.ts';
import { toSlug } from '#domain/slug.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  hasBrand,
  insertBrand,
  isBrandInUse,
  listBrands,
  lockBrands,
  updateBrand,
} from './kept-brands.queries.ts';

const text = z.string().trim().max(4000);

export const brandSubject: Subject = {
  right: 'tree',
  unmake: { field: 'is_active', from: true, to: false },
  fields: {
    name: {
      schema: z
        .string()
        .max(80)
        .regex(/^\S(?:.*\S)?$/u),
    },
    // Its address: where it changes, the old one leads to the new one.
    code: {
      schema: z
        .string()
        .max(60)
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    },
    country_code: { schema: z.string().regex(/^[A-Z]{2}$/) },
    is_own_label: { schema: z.boolean() },
    description_ru: { schema: text },
    description_kz: { schema: text },
    is_active: { schema: z.boolean() },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockBrands(tx);
    const rows = await listBrands(tx, ids);
    return new Map(rows.map(({ id, ...values }) => [id, { ...values } as Record<string, Json>]));
  },
  async write(tx, changes) {
    const byId = Map.groupBy(changes, ({ id }) => id);
    for (const [id, own] of byId) {
      const wanted = Object.fromEntries(own.map(({ field, to }) => [field, to]));
      if (typeof wanted.name === 'string' && (await hasBrand(tx, { name: wanted.name }, id)))
        throw new Refusal('brand.taken', { name: wanted.name });
      if (typeof wanted.code === 'string' && (await hasBrand(tx, { code: wanted.code }, id)))
        throw new Refusal('brand.code_taken', { code: wanted.code });
      if (wanted.is_active === false && (await isBrandInUse(tx, id))) throw new Refusal('brand.in_use');
      await updateBrand(tx, id, wanted);
    }
  },
  async create(tx, values) {
    const { name } = values;
    if (typeof name !== 'string') throw new Refusal('brand.unnamed');
    await lockBrands(tx);
    if (await hasBrand(tx, { name }, null)) throw new Refusal('brand.taken', { name });
    const usual = { country_code: 'KZ', is_own_label: false, description_ru: '', description_kz: '' };
    const { code } = values;
    if (typeof code === 'string' && (await hasBrand(tx, { code }, null)))
      throw new Refusal('brand.code_taken', { code });
    const address = typeof code === 'string' ? code : await findCode(tx, name);
    return insertBrand(tx, { ...usual, ...values, code: address, is_active: true });
  },
  nameOf: ({ name }) => String(name ?? ''),
};

/** «Bosch» at /brands/bosch; two that are written alike are told apart by a number. */
async function findCode(tx: Db, name: string): Promise<string> {
  const slug = toSlug(name, 50) || 'brand';
  for (let at = 1; ; at++) {
    const code = at === 1 ? slug : `${slug}-${at}`;
    if (!(await hasBrand(tx, { code }, null))) return code;
  }
}
