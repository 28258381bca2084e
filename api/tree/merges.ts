/**
 * Two that are one: a section, a brand, a value of a property takes another's goods. One change (`into`: null → the other)
 * does all of it, so that preview, log and undo are those of every change; what went is kept (`merges`), and comes back where
 * nobody has moved it since. The address that is no more leads on.
 */
import { z } from 'zod';
import type { Subject, WantedChange } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  addProperties,
  areOfOneProperty,
  areOpenBrands,
  areOpenLeaves,
  dropMerge,
  dropProperties,
  findCodes,
  findMoved,
  findValueNames,
  giveValueBack,
  leadNoMore,
  leadOn,
  listMergeable,
  lockMerges,
  type MergeKind,
  type Moved,
  moveBrandGoods,
  movePages,
  moveSectionGoods,
  putMerge,
  renameInChoices,
  replaceValue,
  setOpen,
} from './merges.queries.ts';

interface Way {
  join(tx: Db, from: number, into: number): Promise<Moved>;
  part(tx: Db, from: number, into: number, moved: Moved): Promise<void>;
}

const WAYS: Readonly<Record<MergeKind, Way>> = {
  section: {
    async join(tx, from, into) {
      if (!(await areOpenLeaves(tx, [from, into]))) throw new Refusal('merge.wrong_section');
      const products = await moveSectionGoods(tx, from, into);
      const properties = await addProperties(tx, from, into);
      const pages = await movePages(tx, from, into);
      await setOpen(tx, 'section', from, false);
      const codes = await findCodes(tx, 'section', from, into);
      for (const page of pages) await leadOn(tx, `/c/${codes.from}/${page}/`, `/c/${codes.into}/${page}/`);
      await leadOn(tx, `/c/${codes.from}/`, `/c/${codes.into}/`);
      return { products, properties, pages };
    },
    async part(tx, from, into, { products, properties = [], pages = [] }) {
      await setOpen(tx, 'section', from, true);
      await moveSectionGoods(tx, into, from, products);
      await dropProperties(tx, into, properties);
      await movePages(tx, into, from, pages);
      const { from: code } = await findCodes(tx, 'section', from, into);
      await leadNoMore(tx, [`/c/${code}/`, ...pages.map((page) => `/c/${code}/${page}/`)]);
    },
  },
  brand: {
    async join(tx, from, into) {
      if (!(await areOpenBrands(tx, [from, into]))) throw new Refusal('merge.wrong_brand');
      const products = await moveBrandGoods(tx, from, into);
      await setOpen(tx, 'brand', from, false);
      const codes = await findCodes(tx, 'brand', from, into);
      await leadOn(tx, `/brands/${codes.from}/`, `/brands/${codes.into}/`);
      return { products, choices: await renameInChoices(tx, { filter: 'brand', ...codes }) };
    },
    async part(tx, from, into, { products, choices = [] }) {
      await setOpen(tx, 'brand', from, true);
      await moveBrandGoods(tx, into, from, products);
      const codes = await findCodes(tx, 'brand', from, into);
      await leadNoMore(tx, [`/brands/${codes.from}/`]);
      await renameInChoices(tx, { filter: 'brand', from: codes.into, into: codes.from }, choices);
    },
  },
  value: {
    async join(tx, from, into) {
      if (!(await areOfOneProperty(tx, [from, into]))) throw new Refusal('merge.wrong_value');
      const choices = await renameInChoices(tx, await findValueNames(tx, from, into));
      return { ...(await replaceValue(tx, from, into)), choices };
    },
    async part(tx, from, into, moved) {
      await giveValueBack(tx, from, into, moved);
      await renameInChoices(tx, await findValueNames(tx, into, from), moved.choices ?? []);
    },
  },
};

async function writeMerge(tx: Db, kind: MergeKind, { id, from, to }: WantedChange): Promise<void> {
  const { join, part } = WAYS[kind];
  if (typeof from === 'number') {
    const moved = await findMoved(tx, kind, id);
    if (moved) await part(tx, id, from, moved);
    await dropMerge(tx, kind, id);
  }
  if (typeof to !== 'number') return;
  if (to === id) throw new Refusal(`merge.wrong_${kind}`);
  await putMerge(tx, { kind, id, into: to, moved: await join(tx, id, to) });
}

const toSubject = (kind: MergeKind): Subject => ({
  right: 'tree',
  fields: { into: { schema: z.number().int().min(1).max(2_147_483_647).nullable() } },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockMerges(tx);
    const rows = await listMergeable(tx, kind, ids);
    return new Map(
      rows.map(({ id, nameRu, nameKz, into }) => [id, { into, name_ru: nameRu, name_kz: nameKz }]),
    );
  },
  async write(tx, changes) {
    for (const change of changes) await writeMerge(tx, kind, change);
  },
  nameOf: (values, language) => String(values[language === 'kz' ? 'name_kz' : 'name_ru'] ?? ''),
});

export const mergeSubjects = {
  section_merge: toSubject('section'),
  brand_merge: toSubject('brand'),
  value_merge: toSubject('value'),
} as const;
