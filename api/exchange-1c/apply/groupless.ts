/**
 * Bases that keep no groups, and goods that lie beside them: the shop has a shelf for each product, so these get one of their
 * own. Staff may call it otherwise or merge it into another; a group that 1C tells later takes its goods from there.
 */
import type { Db } from '../../database.ts';
import { listMapped } from './apply-goods.queries.ts';
import { lockKnownSections, mapSections, writeSections } from './apply-groups.queries.ts';
import { mergeGroups, toNestedSet } from './apply-groups.ts';

/** No group of 1C is called so: ids have no spaces at their ends. */
const GROUPLESS = ' groupless';
const NAME = 'Прочие товары | Басқа тауарлар';

export async function ensureGroupless(tx: Db, packageId: number): Promise<number> {
  const [known] = (await listMapped(tx, 'section', [GROUPLESS])).values();
  if (known !== undefined) return known;
  const group = { id: GROUPLESS, parentId: null, name: NAME, isDeleted: false };
  const { sections, idOf } = mergeGroups(await lockKnownSections(tx), [group], '|');
  await writeSections(tx, toNestedSet(sections));
  const id = idOf.get(GROUPLESS) ?? 0;
  await mapSections(tx, packageId, [{ externalId: GROUPLESS, id, name: NAME, isUntranslated: false }]);
  return id;
}
