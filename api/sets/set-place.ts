/** Where a listing of sets stands: among sections, in one of them, at a named choice of it, and the words of each. */
import type { z } from 'zod';
import type { getSets, SetMode } from '#contract/sets.ts';
import type { Locale } from '#domain/locale.ts';
import { Refusal } from '../http/refusal.ts';
import type { SetShelf } from './set-shelf.ts';
import type { SetSectionRow, SetStaticFilterRow } from './sets.queries.ts';

type Named = Pick<SetSectionRow, 'code' | 'nameRu' | 'nameKz'>;
type Worded = SetSectionRow | SetStaticFilterRow;

const toName = ({ code, nameRu, nameKz }: Named, language: Locale) => ({
  code,
  name: language === 'kz' ? nameKz : nameRu,
});

export const toTexts = (row: Worded, language: Locale) => ({
  ...toName(row, language),
  title: language === 'kz' ? row.titleKz : row.titleRu,
  description: language === 'kz' ? row.descriptionKz : row.descriptionRu,
});

export interface SetPlace {
  section: SetSectionRow | undefined;
  staticFilters: readonly SetStaticFilterRow[];
  staticFilter: SetStaticFilterRow | undefined;
}

/** Refuses a section or a named choice that the mode does not have. */
export function requirePlace(
  shelf: SetShelf,
  mode: SetMode,
  {
    sectionCode,
    staticFilter: code,
  }: { sectionCode?: string | undefined; staticFilter?: string | undefined },
): SetPlace {
  const section = shelf.sections(mode).find((each) => each.code === sectionCode);
  if (sectionCode !== undefined && !section) throw new Refusal('section.not_found');
  const staticFilters = section ? shelf.staticFilters(mode, section.code) : [];
  const staticFilter = staticFilters.find((each) => each.code === code);
  if (code !== undefined && !staticFilter) throw new Refusal('static_filter.not_found');
  return { section, staticFilters, staticFilter };
}

export function toPlace(
  shelf: SetShelf,
  mode: SetMode,
  { section, staticFilters, staticFilter }: SetPlace,
  language: Locale,
): z.input<typeof getSets.answer>['place'] {
  const rows = shelf.list(mode);
  const worded = staticFilter ?? section;
  return {
    sections: shelf.sections(mode).map((each) => ({
      ...toName(each, language),
      count: rows.filter(({ sectionCode }) => sectionCode === each.code).length,
    })),
    ...(section ? { section: toTexts(section, language) } : {}),
    staticFilters: staticFilters.map((each) => toName(each, language)),
    ...(staticFilter
      ? { staticFilter: { ...toTexts(staticFilter, language), filter: staticFilter.choice } }
      : {}),
    seoText: (language === 'kz' ? worded?.seoTextKz : worded?.seoTextRu) ?? '',
  };
}
