/**
 * Lines that cannot be kept as they are. The rest of the estimate is saved without them; they stay with their writer as
 * drafts, each with its reason, until they are mended or removed.
 */
import type { EditedEstimate, EditedLine, EditedSection } from './merge.ts';

export type LineFault = 'name_needed' | 'name_wrong' | 'count_whole';

const MOST_NAME = 300;
const isPlain = (text: string): boolean => text.length <= MOST_NAME && /^\P{Cc}*$/u.test(text);

/** Null: it can be kept. */
export function findLineFault({ kind, name, count }: EditedLine): LineFault | null {
  if (kind === 'product') return Number.isInteger(count) ? null : 'count_whole';
  if (name.trim() === '') return 'name_needed';
  return isPlain(name.trim()) ? null : 'name_wrong';
}

export function listFaults({ sections }: EditedEstimate): ReadonlyMap<string, LineFault> {
  return new Map(
    sections.flatMap(({ items }) =>
      items.flatMap((line) => {
        const fault = findLineFault(line);
        return fault === null ? [] : [[line.id, fault] as const];
      }),
    ),
  );
}

const isNamed = ({ name }: { name: string }): boolean => name.trim() !== '';

/**
 * What can be kept of it: a line that was kept before stays as it was then, a new one waits; a name that was wiped out
 * stays the old one. The same object where nothing is at fault.
 */
export function toKeepable(mine: EditedEstimate, kept: EditedEstimate): EditedEstimate {
  const isWhole = isNamed(mine) && mine.sections.every(isNamed) && listFaults(mine).size === 0;
  if (isWhole) return mine;
  const lines = new Map(kept.sections.flatMap(({ items }) => items.map((line) => [line.id, line])));
  const sections = new Map(kept.sections.map((section) => [section.id, section]));
  return {
    ...mine,
    name: isNamed(mine) ? mine.name : kept.name,
    sections: mine.sections.flatMap((section): EditedSection[] => {
      const name = isNamed(section) ? section.name : sections.get(section.id)?.name;
      if (name === undefined) return [];
      const items = section.items.flatMap((line) =>
        findLineFault(line) === null ? [line] : (lines.get(line.id) ?? []),
      );
      return [{ ...section, name, items }];
    }),
  };
}

/** Merging writes the same fields in another order. */
const toText = (value: unknown): string =>
  JSON.stringify(value, (_name, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/** Whether there is something to keep that is not kept yet. */
export function hasUnkept(mine: EditedEstimate, kept: EditedEstimate): boolean {
  const keepable = toKeepable(mine, kept);
  return keepable === mine ? mine !== kept : toText(keepable) !== toText(kept);
}
