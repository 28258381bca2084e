/** The leaves that found rows lie in, and which of them mean the query most. */
import type { FoundSection } from '#contract/search.ts';
import type { Locale } from '#domain/locale.ts';
import type { IndexedSection } from '../catalog-index/catalog-index.ts';
import type { Matched } from './match.ts';

export interface SectionOfFound {
  section: IndexedSection;
  count: number;
  best: number;
}

export function toSectionsOfFound(
  sections: readonly IndexedSection[],
  { rows, scores }: Matched,
): SectionOfFound[] {
  const found: SectionOfFound[] = [];
  let at = 0;
  for (const section of sections) {
    if (!section.isLeaf) continue;
    const first = at;
    let best = 0;
    while (at < rows.length && (rows[at] as number) < section.end) {
      best = Math.max(best, scores[at] as number);
      at++;
    }
    if (at > first) found.push({ section, count: at - first, best });
  }
  return found.sort((a, b) => b.best - a.best || b.count - a.count);
}

export const toFoundSection = (
  { section, count }: Omit<SectionOfFound, 'best'>,
  language: Locale,
): FoundSection => ({
  code: section.code,
  name: language === 'kz' ? section.nameKz || section.nameRu : section.nameRu,
  count,
});

/** The rows that lie in a section or below it: they stand in a row of their own. */
export function narrowTo({ start, end }: IndexedSection, { rows, scores, isPartial }: Matched): Matched {
  const first = findFirst(rows, start);
  const last = findFirst(rows, end);
  return {
    rows: rows.subarray(first, last),
    scores: scores.subarray(first, last),
    isPartial,
    exactSize: null,
  };
}

function findFirst(rows: Uint32Array, row: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
