import { afterAll, beforeAll, expect, test } from 'vitest';
import { understand } from '#domain/search.ts';
import { openSearch } from '#rigs/bench/search/judge-range.ts';
import { readJudgedSet } from '#rigs/bench/search/judged.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { toSectionsOfFound } from './found-sections.ts';
import type { SearchCopy } from './search-copy.ts';

let database: TestDatabase;
let search: SearchCopy;
beforeAll(async () => {
  database = await openTestDatabase();
  search = await openSearch(database.db);
});
afterAll(() => database.drop());

const SHOWN = { rows: 4, sections: 4 };
const beginnings = new Set(
  readJudgedSet().flatMap(({ query }) => [1, 2, 3, 6, 200].map((letters) => query.slice(0, letters))),
);

/** The same by looking at everything. */
function findWhole(text: string, cityCode: string) {
  const { terms } = understand(text, search.lexicon, { isTyping: true });
  const request = { terms, cityStores: search.copy.storesOfCity(cityCode), language: 'ru' as const };
  const matched = search.match({ ...request, exactRows: [] });
  const { rows, scores } = matched;
  const places = [...rows.keys()].sort(
    (a, b) => (scores[b] as number) - (scores[a] as number) || (rows[a] as number) - (rows[b] as number),
  );
  return {
    best: search.matchBest({ ...request, ...SHOWN }),
    whole: {
      rows: places.slice(0, SHOWN.rows).map((place) => rows[place]),
      sections: toSectionsOfFound(search.copy.reference.sections, matched).slice(0, SHOWN.sections),
    },
  };
}

test.each(['pavlodar', 'nowhere'])(
  'the best few in %s are the first of all, whatever is typed',
  (cityCode) => {
    const faults = [...beginnings].filter((text) => {
      const { best, whole } = findWhole(text, cityCode);
      return (
        JSON.stringify([best.rows, best.sections.map(({ section, count }) => [section.code, count])]) !==
        JSON.stringify([whole.rows, whole.sections.map(({ section, count }) => [section.code, count])])
      );
    });
    expect(faults).toEqual([]);
    expect(beginnings.size).toBeGreaterThan(1000);
  },
);
