/** What one can do to an estimate: each step is a pure function, so that it can be undone and merged. */
import type { EstimateProduct } from '#contract/estimate-parts.ts';
import type { Estimate } from '#contract/estimates.ts';
import {
  type EditedEstimate,
  type EditedLine,
  type EditedSection,
  withQuantityPrices,
} from '#domain/estimates/estimates.ts';

/** What of an answer is edited: without sums, and without what the link makes of its state. */
export function toEdited(estimate: Estimate): EditedEstimate {
  const { name, objectName, address, client, status, markupPercent, discountPercent, sections } = estimate;
  return {
    name,
    objectName,
    address,
    client,
    status: status === 'shared' ? 'draft' : status,
    markupPercent,
    discountPercent,
    sections: sections.map(({ sum: _, items, ...section }) => ({
      ...section,
      items: items.map(({ sum: _sum, ...line }) => line),
    })),
  };
}

export type Step = (estimate: EditedEstimate) => EditedEstimate;

/** Short, because a thousand of them travel with every save. */
export function makeId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}

export const setHead =
  (head: Partial<Omit<EditedEstimate, 'sections'>>): Step =>
  (estimate) => ({ ...estimate, ...head });

const onSections =
  (rewrite: (sections: readonly EditedSection[]) => readonly EditedSection[]): Step =>
  (estimate) => ({ ...estimate, sections: rewrite(estimate.sections) });

/** Sections and lines that nothing happens to stay the same objects: a thousand rows are not drawn anew for one. */
const onLines = (
  id: string,
  rewrite: (lines: readonly EditedLine[], at: number) => readonly EditedLine[],
): Step =>
  onSections((sections) =>
    sections.map((section) => {
      const at = section.items.findIndex((line) => line.id === id);
      return at < 0 ? section : { ...section, items: rewrite(section.items, at) };
    }),
  );

export const setLine = (id: string, changes: Partial<EditedLine>): Step =>
  onLines(id, (lines) => lines.map((line) => (line.id === id ? { ...line, ...changes } : line)));

export const removeLine = (id: string): Step => onLines(id, (lines, at) => lines.toSpliced(at, 1));

export const addLines = (sectionId: string, lines: readonly EditedLine[]): Step =>
  onSections((sections) =>
    sections.map((section) =>
      section.id === sectionId ? { ...section, items: [...section.items, ...lines] } : section,
    ),
  );

export const copyLine = (id: string): Step =>
  onLines(id, (lines, at) => {
    const line = lines[at];
    return line ? lines.toSpliced(at + 1, 0, { ...line, id: makeId() }) : lines;
  });

export const addSection = (section: EditedSection): Step => onSections((sections) => [...sections, section]);

export const setSection = (id: string, changes: Partial<Omit<EditedSection, 'items'>>): Step =>
  onSections((sections) =>
    sections.map((section) => (section.id === id ? { ...section, ...changes } : section)),
  );

export const removeSection = (id: string): Step =>
  onSections((sections) => sections.filter((section) => section.id !== id));

export const moveSection = (id: string, by: 1 | -1): Step =>
  onSections((sections) => {
    const at = sections.findIndex((section) => section.id === id);
    const moved = sections[at];
    if (!moved || !sections[at + by]) return sections;
    return sections.toSpliced(at, 1).toSpliced(at + by, 0, moved);
  });

/** Before another line, or at the end of a section; nowhere else it vanishes. */
export const moveLine =
  (id: string, to: { sectionId: string; beforeId: string | null }): Step =>
  (estimate) => {
    const line = estimate.sections.flatMap(({ items }) => items).find((each) => each.id === id);
    if (!line || to.beforeId === id || !estimate.sections.some((section) => section.id === to.sectionId))
      return estimate;
    return onSections((sections) =>
      sections.map((section) => {
        const had = section.items.some((each) => each.id === id);
        if (!had && section.id !== to.sectionId) return section;
        const rest = section.items.filter((each) => each.id !== id);
        if (section.id !== to.sectionId) return { ...section, items: rest };
        const at = to.beforeId === null ? -1 : rest.findIndex((each) => each.id === to.beforeId);
        return { ...section, items: rest.toSpliced(at < 0 ? rest.length : at, 0, line) };
      }),
    )(estimate);
  };

/** One place up or down, over the border of sections too: the way of the keyboard. */
export const stepLine =
  (id: string, by: 1 | -1): Step =>
  (estimate) => {
    const { sections } = estimate;
    const sectionAt = sections.findIndex(({ items }) => items.some((line) => line.id === id));
    const section = sections[sectionAt];
    if (!section) return estimate;
    const at = section.items.findIndex((line) => line.id === id);
    if (section.items[at + by]) {
      const beforeId = section.items[by === 1 ? at + 2 : at - 1]?.id ?? null;
      return moveLine(id, { sectionId: section.id, beforeId })(estimate);
    }
    const next = sections[sectionAt + by];
    if (!next) return estimate;
    return moveLine(id, { sectionId: next.id, beforeId: by === 1 ? (next.items[0]?.id ?? null) : null })(
      estimate,
    );
  };

/** As the server will price it: by quantity, over all rooms. */
export function withPrices(
  next: EditedEstimate,
  before: EditedEstimate,
  products: ReadonlyMap<string, EstimateProduct>,
): EditedEstimate {
  if (next === before) return before;
  const sections = withQuantityPrices(next.sections, before.sections, (code) => products.get(code));
  return sections.every((each, at) => each === next.sections[at]) ? next : { ...next, sections };
}
