/** The search from within: counts that name nobody, places that add up, words that are judged before they are saved. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createChanges } from '#contract/office/changes.ts';
import {
  type AskedQuery,
  explainSearch,
  getAskedQueries,
  getJudgedQueries,
  type JudgedQuery,
  trySearchWords,
} from '#contract/office/search-desk.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, { email: 'content@search.test', roles: ['content'] }));
});
afterAll(() => shop.close());

const search = (q: string, more = '') =>
  shop.app.inject({ url: `/api/v2/search/?q=${encodeURIComponent(q)}${more}` });
const ask = (call: Parameters<typeof askOffice>[1], more: object = {}) =>
  askOffice(shop, call, { cookie, ...more });
const explain = async (query: Record<string, string>) =>
  (await ask(explainSearch, { query })).json().data as z.infer<typeof explainSearch.answer>['data'];

test('what finds nothing is counted, without a word of who asked', async () => {
  for (const _ of [1, 2, 3]) await search('Зюзюблик  щщ');
  await search('зюзюблик щщ', '&page=2');
  await search('ламинат');
  await search('87051112233');
  await search('aigerim@example.kz');
  const asked = async (all: string) =>
    ((await ask(getAskedQueries, { query: { all } })).json() as { items: AskedQuery[] }).items;
  expect(await asked('0')).toEqual([{ query: 'зюзюблик щщ', language: 'ru', times: 3, found: 0 }]);
  expect((await asked('1')).map(({ query }) => query)).toEqual(['зюзюблик щщ', 'ламинат']);
  // As many as the page itself tells.
  const { meta } = (await search('ламинат')).json() as { meta: { total: number } };
  expect((await asked('1')).find(({ query }) => query === 'ламинат')).toMatchObject({ found: meta.total });
  const [columns] = await shop.db<{ names: string[] }[]>`
    SELECT array_agg(column_name::text ORDER BY column_name) AS names FROM information_schema.columns
    WHERE table_name = 'search_queries'`;
  expect(columns?.names).toEqual(['day', 'found', 'language', 'query', 'times']);
});

describe('a place taken apart', () => {
  test('adds up to the score, in the order of the shop', async () => {
    const { items, total, terms } = await explain({ q: 'ламинат дуб' });
    expect(total).toBeGreaterThan(3);
    expect(terms.map(({ text }) => text)).toHaveLength(2);
    for (const { score, parts } of items) {
      const sum = Object.values(parts).reduce((all, part) => all + part, 0);
      expect(Math.abs(sum - score)).toBeLessThanOrEqual(1);
    }
    const page = (await search('ламинат дуб')).json() as { items: { id: number }[] };
    // Of equal ones either may come first.
    const scores = new Map(items.map(({ id, score }) => [id, score]));
    const onPage = page.items.slice(0, 10).map(({ id }) => scores.get(id));
    expect(onPage).toEqual(items.slice(0, 10).map(({ score }) => score));
  });

  test('tells where a product stands that is not among the first', async () => {
    const { items } = await explain({ q: 'краска' });
    const third = items[2];
    const { asked } = await explain({ q: 'краска', article: third?.article ?? '' });
    expect(asked).toMatchObject({ place: 3, id: third?.id });
    expect((await explain({ q: 'краска', article: '000000' })).asked).toBeNull();
  });
});

describe('words that are tried', () => {
  const tryWords = async (words: string[], means: string[]) =>
    (await ask(trySearchWords, { body: { words, means } })).json().data as z.infer<
      typeof trySearchWords.answer
    >['data'];

  test('find what was not found, and nothing of it is saved', async () => {
    for (const _ of [1, 2]) await search('зюзюблик');
    const { asked, changes } = await tryWords(['зюзюблик'], ['гипсокартон']);
    expect(asked).toMatchObject({ worse: 0 });
    const change = changes.find(({ query }) => query === 'зюзюблик');
    expect(change).toMatchObject({ verdict: 'better', foundBefore: 0, firstBefore: null, times: 2 });
    expect(change?.foundAfter).toBeGreaterThan(0);
    expect(change?.firstAfter).not.toBeNull();
    const { meta } = (await search('зюзюблик')).json() as { meta: { total: number } };
    expect(meta.total).toBe(0);
    expect((await shop.db`SELECT FROM search_synonyms WHERE 'зюзюблик' = ANY(words)`).length).toBe(0);
  });

  test('are held against the judged set, and one that would spoil it says so', async () => {
    const { sections } = await explain({ q: 'ламинат' });
    const section = sections[0];
    const fresh = (field: string, to: unknown) => ({
      subject: 'judged_query',
      id: null,
      newKey: 'one',
      field,
      from: null,
      to,
    });
    const made = await ask(createChanges, {
      body: {
        apply: true,
        items: [fresh('query', 'ламинат'), fresh('language', 'ru'), fresh('section_id', section?.id)],
      },
    });
    expect(made.statusCode).toBe(200);
    const judged = (await ask(getJudgedQueries)).json() as { items: JudgedQuery[] };
    expect(judged.items).toMatchObject([{ query: 'ламинат', sectionId: section?.id, meantAt: 1 }]);
    const { judged: told } = await tryWords(['левкас'], ['шпатлевка']);
    expect(told).toEqual({ of: 1, better: 0, worse: 0 });
    await shop.db`UPDATE judged_queries SET query = 'плинтусище' WHERE query = 'ламинат'`;
    const better = await tryWords(['плинтусище'], ['ламинат']);
    expect(better.judged).toEqual({ of: 1, better: 1, worse: 0 });
    await shop.db`UPDATE judged_queries SET query = 'ламинат'`;
    const worse = await tryWords(['ламинат'], ['цемент']);
    expect(worse.judged.worse + worse.changes.length).toBeGreaterThan(0);
  });

  test('that say nothing are refused', async () => {
    const answer = await ask(trySearchWords, { body: { words: ['левкас'] } });
    expect(answer.json().code).toBe('words.say_nothing');
  });
});
