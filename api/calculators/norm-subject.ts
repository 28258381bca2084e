/** Norms as a subject of changes: one thing, the shop (1), whose fields are the norms. */
import { z } from 'zod';
import { NORM_KEYS, NORMS, type NormKey, toNorms, USUAL_NORMS } from '#domain/calculator-norms.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import { listNormRows, lockNorms, putNorm } from './norms.queries.ts';

const THE_SHOP = 1;

export const normSubject: Subject = {
  right: 'tree',
  fields: Object.fromEntries(
    NORM_KEYS.map((key) => [key, { schema: z.number().min(NORMS[key].min).max(NORMS[key].max) }]),
  ),
  async read(tx, ids, isLocking) {
    if (isLocking) await lockNorms(tx);
    const rows = await listNormRows(tx);
    const values = toNorms(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
    return new Map(ids.filter((id) => id === THE_SHOP).map((id) => [id, values]));
  },
  async write(tx, changes) {
    for (const { field, to } of changes)
      await putNorm(tx, field, to === USUAL_NORMS[field as NormKey] ? undefined : Number(to));
  },
  nameOf: (_values, language) => (language === 'kz' ? 'Калькуляторлардың нормалары' : 'Нормы калькуляторов'),
};
