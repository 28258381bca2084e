/** Which products bear each key, or what it was before a spreadsheet or a hand has spoilt it. */
import { listArticleForms } from '#domain/office/article-forms.ts';
import type { KeyColumn } from '#domain/office/mapping.ts';
import type { Db } from '../database.ts';
import { findByKeys } from './office-imports.queries.ts';

/** As it is written first; of its other forms all together, so that two products are two. */
export async function findBySpoiltKeys(
  db: Db,
  key: KeyColumn,
  keys: readonly string[],
): Promise<Map<string, number[]>> {
  const found = await findByKeys(db, key, keys);
  const forms = new Map(
    keys.flatMap((each) => (found.has(each) ? [] : [[each, listArticleForms(each)] as const])),
  );
  const asked = [...new Set([...forms.values()].flat())];
  if (asked.length === 0) return found;
  const byForm = await findByKeys(db, key, asked);
  for (const [each, own] of forms) {
    const ids = [...new Set(own.flatMap((form) => byForm.get(form) ?? []))];
    if (ids.length > 0) found.set(each, ids);
  }
  return found;
}
