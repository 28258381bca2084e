/** Departments that a new shop may begin with: taken as changes, so that they can be taken back. */
import type { Change, ChangeSet } from '#contract/office/changes.ts';
import { findReach } from '#domain/office/rights.ts';
import { type Section, sections } from '#domain/taxonomy/taxonomy.ts';
import type { Asking, Changes } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { listSectionCodes } from './tree.queries.ts';

export async function takeDepartments(
  db: Db,
  changes: Changes,
  { title, codes }: { title: string; codes: readonly string[] },
  requestKey: string,
  asking: Asking,
): Promise<ChangeSet> {
  const wanted = new Set(codes);
  const known = new Map((await listSectionCodes(db)).map((section) => [section.code, section]));
  const roots = new Map(sections.filter(({ parentId }) => parentId === null).map((root) => [root.id, root]));
  const hasTexts = findReach(asking.viewer, 'pages', 'write') !== null;
  const items = sections
    .filter((section) => wanted.has((roots.get(section.parentId ?? section.id) ?? section).code))
    .flatMap((section): Change[] => {
      const own = known.get(section.code);
      // One that was taken back comes back as it was.
      if (own) return own.isActive ? [] : [{ ...OFF_TO_ON, id: own.id }];
      const parent = section.parentId === null ? undefined : roots.get(section.parentId);
      return toItems(section, parent, hasTexts);
    });
  if (items.length === 0) throw new Refusal('tree.nothing_new');
  return changes.create({ title, kind: 'bulk', items, apply: true }, requestKey, asking);
}

const OFF_TO_ON = { subject: 'section', field: 'is_active', from: false, to: true };

/** Texts for search engines are those of whoever may write them. */
function toItems(
  { code, name, seoText, family }: Section,
  parent: Section | undefined,
  hasTexts: boolean,
): Change[] {
  const values = {
    code,
    name_ru: name.ru,
    name_kz: name.kz,
    ...(hasTexts ? { seo_text_ru: seoText.ru, seo_text_kz: seoText.kz } : {}),
    ...(parent ? { parent_code: parent.code } : {}),
    ...(family === null ? {} : { family }),
  };
  return Object.entries(values).map(([field, to]) => ({
    ...{ subject: 'section', id: null, newKey: code, field, from: null, to },
  }));
}
