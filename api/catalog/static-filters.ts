/** Choices of filters with an address of their own, by section. Few and rarely changed: served from memory. */
import type { z } from 'zod';
import type { getSection } from '#contract/catalog.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { snapshot } from '../snapshot.ts';
import { listStaticFilterRows, type StaticFilterRow } from './catalog.queries.ts';

type SectionAnswer = z.output<typeof getSection.answer>['data'];
export type StaticFilter = NonNullable<SectionAnswer['staticFilter']>;

export interface StaticFilters {
  list(sectionCode: string, language: Locale): Promise<SectionAnswer['staticFilters']>;
  /** Refuses what its section does not have. */
  get(sectionCode: string | undefined, code: string, language: Locale): Promise<StaticFilter>;
}

export function createStaticFilters(db: Db): StaticFilters {
  const read = snapshot(db, 'structure', async (source) => {
    const bySection = new Map<string, StaticFilterRow[]>();
    for (const row of await listStaticFilterRows(source)) {
      bySection.set(row.sectionCode, [...(bySection.get(row.sectionCode) ?? []), row]);
    }
    return bySection;
  });

  return {
    async list(sectionCode, language) {
      const rows = (await read()).get(sectionCode) ?? [];
      return rows.map((row) => ({ code: row.code, name: language === 'kz' ? row.nameKz : row.nameRu }));
    },
    async get(sectionCode, code, language) {
      const rows = sectionCode === undefined ? [] : ((await read()).get(sectionCode) ?? []);
      const row = rows.find((each) => each.code === code);
      if (!row) throw new Refusal('static_filter.not_found');
      const isKz = language === 'kz';
      return {
        code,
        name: isKz ? row.nameKz : row.nameRu,
        title: isKz ? row.titleKz : row.titleRu,
        description: isKz ? row.descriptionKz : row.descriptionRu,
        seoText: isKz ? row.seoTextKz : row.seoTextRu,
        filter: row.choice,
      };
    },
  };
}
