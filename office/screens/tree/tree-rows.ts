/** The sections as rows: in the order of the tree with the moves that are not saved yet, narrowed by what is asked for. */
import type { OfficeSection } from '#contract/office/tree.ts';
import { type Edit, type Edits, shownOf, withEdit } from '../../changes/edits.ts';

export interface TreeRow {
  section: OfficeSection;
  /** 0 for those at the top. */
  level: number;
  isFirst: boolean;
  isLast: boolean;
}

const placeOf = (edits: Edits, { id, position }: OfficeSection): number =>
  shownOf(edits, { subject: 'section', id, field: 'position' }, position);

function toChildren(sections: readonly OfficeSection[], edits: Edits): Map<number | null, OfficeSection[]> {
  const children = new Map<number | null, OfficeSection[]>();
  for (const section of sections)
    children.set(section.parentId, [...(children.get(section.parentId) ?? []), section]);
  for (const own of children.values()) own.sort((one, other) => placeOf(edits, one) - placeOf(edits, other));
  return children;
}

export function toRows(sections: readonly OfficeSection[], edits: Edits): TreeRow[] {
  const children = toChildren(sections, edits);
  const visit = (parentId: number | null, level: number): TreeRow[] => {
    const own = children.get(parentId) ?? [];
    return own.flatMap((section, at) => [
      { section, level, isFirst: at === 0, isLast: at === own.length - 1 },
      ...visit(section.id, level + 1),
    ]);
  };
  return visit(null, 0);
}

export interface RowFilter {
  q: string;
  isMissingOnly: boolean;
}

/** Names of both languages are searched, whichever is read. */
export const filterRows = (rows: readonly TreeRow[], { q, isMissingOnly }: RowFilter): TreeRow[] => {
  const wanted = q.trim().toLowerCase();
  return rows.filter(
    ({ section }) =>
      (!isMissingOnly || section.isKzMissing) &&
      [section.nameRu, section.nameKz, section.code].some((name) => name.toLowerCase().includes(wanted)),
  );
};

/** One step up or down among those of one parent: two change places. Nothing where there is no neighbour. */
export function withMove(
  edits: Edits,
  sections: readonly OfficeSection[],
  { section, step, label }: { section: OfficeSection; step: -1 | 1; label: (name: string) => string },
): Edits {
  const siblings = toChildren(sections, edits).get(section.parentId) ?? [];
  const at = siblings.findIndex(({ id }) => id === section.id);
  const neighbour = siblings[at + step];
  if (at === -1 || !neighbour) return edits;
  const edit = (of: OfficeSection, to: number): Edit => ({
    subject: 'section',
    id: of.id,
    field: 'position',
    from: of.position,
    to,
    label: label(of.nameRu),
  });
  const [own, other] = [placeOf(edits, section), placeOf(edits, neighbour)];
  return withEdit(withEdit(edits, edit(section, other)), edit(neighbour, own));
}
