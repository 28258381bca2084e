/** Groups of 1C as sections: found by their id, never by name; an address is made once and stays through renames. */
import { createHash } from 'node:crypto';
import { type Reading, USUAL_READING } from '#domain/exchange/reading.ts';
import { splitLanguages } from '#domain/exchange/told-words.ts';
import { toSlug } from '#domain/slug.ts';
import type { Db } from '../../database.ts';
import type { ToldGroup } from '../read/records.ts';
import {
  type KnownSection,
  listStagedGroups,
  lockKnownSections,
  mapSections,
  type WantedSection,
  writeSections,
} from './apply-groups.queries.ts';

type Placed = Omit<WantedSection, 'level' | 'lft' | 'rgt'>;

export async function applyGroups(
  tx: Db,
  packageId: number,
  { skipsRoot, separator }: Reading,
): Promise<number> {
  // The same group told twice: its last word counts.
  const all = [
    ...new Map((await listStagedGroups(tx, packageId)).map((group) => [group.id, group])).values(),
  ].filter(({ isDeleted }) => !isDeleted);
  const told = skipsRoot ? withoutRoot(all) : all;
  if (told.length === 0) return 0;
  const known = await lockKnownSections(tx);
  const { sections, idOf } = mergeGroups(known, told, separator);
  await writeSections(tx, toNestedSet(sections));
  await mapSections(
    tx,
    packageId,
    told.map(({ id, name }) => ({
      externalId: id,
      id: idOf.get(id) ?? 0,
      name,
      isUntranslated: splitLanguages(name, separator).kz === null,
    })),
  );
  return told.length;
}

/** Where one group holds all the others it is the base's own, and nobody's section. */
export function withoutRoot(groups: readonly ToldGroup[]): ToldGroup[] {
  const [root, ...more] = groups.filter(({ parentId }) => parentId === null);
  if (!root || more.length > 0 || groups.length === 1) return [...groups];
  return groups
    .filter(({ id }) => id !== root.id)
    .map((group) => (group.parentId === root.id ? { ...group, parentId: null } : group));
}

/** Staff's Kazakh name stays where 1C tells none; a group whose parent is unknown stands at the top. */
export function mergeGroups(
  known: readonly KnownSection[],
  told: readonly ToldGroup[],
  separator = USUAL_READING.separator,
) {
  const idOf = new Map(
    known.flatMap(({ externalId, id }) => (externalId === null ? [] : [[externalId, id] as const])),
  );
  const codes = new Set(known.map(({ code }) => code));
  let nextId = Math.max(0, ...known.map(({ id }) => id));
  for (const { id } of told)
    if (!idOf.has(id)) {
      nextId += 1;
      idOf.set(id, nextId);
    }
  const sections = new Map<number, Placed>(
    known.map(({ id, parentId, code, nameRu, nameKz }) => [id, { id, parentId, code, nameRu, nameKz }]),
  );
  for (const { id: externalId, parentId, name } of told) {
    const id = idOf.get(externalId) ?? 0;
    const before = sections.get(id);
    const { ru, kz } = splitLanguages(name, separator);
    const parent = parentId === null ? null : (idOf.get(parentId) ?? null);
    sections.set(id, {
      id,
      parentId: parent === id ? null : parent,
      code: before?.code ?? makeCode(ru, codes),
      nameRu: ru,
      nameKz: kz ?? (before && before.nameRu === ru ? before.nameKz : (before?.nameKz ?? ru)),
    });
  }
  return { sections: [...sections.values()], idOf };
}

/** For thousands of goods: where name and article are taken, a few letters of their own id make an address theirs alone. */
export function makeOwnCode(names: readonly string[], externalId: string, taken: Set<string>): string {
  const slugs = names.map((name) => toSlug(name) || 'item');
  const mark = createHash('sha256').update(externalId).digest('hex').slice(0, 8);
  const code = slugs.find((slug) => !taken.has(slug)) ?? `${slugs[0]}-${mark}`;
  taken.add(code);
  return code;
}

export function makeCode(name: string, taken: Set<string>): string {
  const slug = toSlug(name) || 'item';
  let code = slug;
  for (let n = 2; taken.has(code); n += 1) code = `${slug}-${n}`;
  taken.add(code);
  return code;
}

/** In the order in which they are given; what hangs in a circle is brought to the top. */
export function toNestedSet(sections: readonly Placed[]): WantedSection[] {
  const ids = new Set(sections.map(({ id }) => id));
  const below = Map.groupBy(sections, ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : null,
  );
  const placed = new Map<number, WantedSection>();
  let at = 0;
  const place = (section: Placed, level: number, parentId: number | null) => {
    if (placed.has(section.id)) return;
    at += 1;
    const own: WantedSection = { ...section, parentId, level, lft: at, rgt: 0 };
    placed.set(section.id, own);
    for (const child of below.get(section.id) ?? []) place(child, level + 1, section.id);
    at += 1;
    own.rgt = at;
  };
  for (const top of below.get(null) ?? []) place(top, 1, null);
  for (const lost of sections) place(lost, 1, null);
  return [...placed.values()];
}
