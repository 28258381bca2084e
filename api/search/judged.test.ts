import { afterAll, beforeAll, expect, test } from 'vitest';
import { toFigures } from '#rigs/bench/search/figures.ts';
import { judgeRange, listArticles } from '#rigs/bench/search/judge-range.ts';
import { isMeant, readJudgedSet } from '#rigs/bench/search/judged.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

test('every target of the judged set is in the range', async () => {
  const goods = await database.db<{ sectionCode: string; productCode: string; nameRu: string }[]>`
    SELECT s.code AS "sectionCode", p.product_code AS "productCode", p.name_ru AS "nameRu"
    FROM products p JOIN sections s ON s.id = p.section_id WHERE p.active`;
  const lost = readJudgedSet().filter(({ target }) => !goods.some((each) => isMeant(target, each)));
  expect(lost.map(({ query, target }) => [query, target])).toEqual([]);
});

/** Of a hundred queries so many have what was meant among the first five. */
const floors: Record<string, number> = {
  'head ru': 0.95,
  'tail ru': 0.95,
  'size ru': 0.9,
  'size kz': 0.9,
  'slang ru': 0.9,
  'typo ru': 0.9,
  'typo kz': 0.9,
  'two-typos ru': 0.8,
  'two-typos kz': 0.8,
  'layout ru': 0.95,
  'layout kz': 0.95,
  'translit ru': 0.9,
  'translit kz': 0.9,
  'kazakh kz': 0.95,
  'folded kz': 0.95,
  'article ru': 0.95,
};

test('the judged set finds what it means', { timeout: 60_000 }, async () => {
  const queries = [...readJudgedSet(), ...(await listArticles(database.db))];
  const figures = toFigures(await judgeRange(database.db, queries));
  expect(figures.map(({ name }) => name).sort()).toEqual(Object.keys(floors).sort());
  const below = figures.filter(({ name, hit5 }) => hit5 < (floors[name] ?? 1));
  expect(below).toEqual([]);
});

/** People go on typing them: the synonyms lead to the words that the shop writes. */
const REPLACED: readonly (readonly [query: string, section: string])[] = [
  ['33-сынып ламинат', 'laminat'],
  ['террасалық тақтай', 'terrasnaya-doska'],
  ['бұрыштық тегістегіш', 'bolgarki'],
  ['гипс тегістегіш', 'shpatlevka'],
  ['базальт жылытқыш', 'mineralnaya-vata'],
  ['еден қоспасы', 'styazhka-i-nalivnoy-pol'],
  ['соққылы бұрғы', 'dreli-i-shurupoverty'],
  ['құбыршек', 'polivochnye-shlangi'],
];

test('Kazakh words that another word has replaced still find their goods', async () => {
  const queries = REPLACED.map(([query, section]) => ({
    kind: 'kazakh' as const,
    language: 'kz' as const,
    query,
    target: { sections: [section], namePart: '' },
  }));
  const judged = await judgeRange(database.db, queries);
  const lost = judged.filter(({ hits }) => !hits.slice(0, 5).includes(true));
  expect(lost.map(({ judged: { query } }) => query)).toEqual([]);
});
