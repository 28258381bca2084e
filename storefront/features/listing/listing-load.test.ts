import { expect, test } from 'vitest';
import type { Facet } from '#contract/listing.ts';
import { emptyChoice, parseListingChoice } from '#domain/listing.ts';
import type { Api, Result } from '../../api-client.ts';
import { loadListing, readChoice } from './listing-load.ts';

const ok: Result<unknown> = { ok: true, value: {} };
const klass: Facet = {
  code: 'klass',
  name: 'Класс',
  kind: 'list',
  values: ['31', '32', '33', '34'].map((code, index) => ({
    code,
    name: code,
    count: 9 - index,
    isChosen: false,
  })),
};

/** An API of one list; remembers what it was asked for. */
function shopOf(answers: (query: Record<string, unknown>) => Result<unknown>) {
  const asked: Record<string, unknown>[] = [];
  const api = (async (_key: string, { query }: { query: Record<string, unknown> }) => {
    asked.push(query);
    return answers(query);
  }) as unknown as Api;
  return { asked, context: { api, cityCode: 'pavlodar' } };
}

const list = (total: number, ignored: string[] = [], page = 1): Result<unknown> => ({
  ok: true,
  value: { items: [], filters: [klass], meta: { page, pageSize: 24, total, ignored } },
});
const choose = (search: string) => parseListingChoice(new URLSearchParams(search)) ?? emptyChoice();
const found = Promise.resolve(ok);

test('the whole list needs one call', async () => {
  const { asked, context } = shopOf(() => list(30));
  const { data } = await loadListing(context, { sectionCode: 'laminat' }, choose(''), found);
  expect(asked).toHaveLength(1);
  expect(data).toMatchObject({ total: 30, page: 1, pageSize: 24 });
});

test('a narrowed list is offered with the choices of the whole one', async () => {
  const { asked, context } = shopOf((query) => list('filter' in query ? 3 : 30));
  const { data } = await loadListing(context, { sectionCode: 'laminat' }, choose('f.klass=33'), found);
  expect(asked).toEqual([
    expect.objectContaining({ sectionCode: 'laminat', filter: { klass: ['33'] } }),
    { city: 'pavlodar', sectionCode: 'laminat' },
  ]);
  expect(data.total).toBe(3);
});

test('what the list does not know is not carried on', async () => {
  const { context } = shopOf(() => list(3, ['klass=99', 'size']));
  const { data } = await loadListing(context, { brandCode: 'x' }, choose('f.klass=33,99&f.size=1'), found);
  expect(data.choice.values).toEqual({ klass: ['33'] });
});

test('a list that does not come is a failure, never an empty list', async () => {
  const { context } = shopOf(() => ({ ok: false, status: 503, error: null }));
  await expect(loadListing(context, {}, choose(''), found)).rejects.toMatchObject({ status: 503 });
});

test('that there is no such section is said before anything about its list', async () => {
  const { context } = shopOf(() => ({ ok: false, status: 422, error: null }));
  const missing = Promise.resolve<Result<unknown>>({ ok: false, status: 404, error: null });
  await expect(loadListing(context, {}, choose(''), missing)).rejects.toMatchObject({ status: 404 });
});

test('a page beyond the last one is no page; nothing found on the first one is', async () => {
  const { context } = shopOf(() => list(0, [], 3));
  await expect(loadListing(context, {}, choose('page=3'), found)).rejects.toMatchObject({ status: 404 });
  const empty = await loadListing(shopOf(() => list(0)).context, {}, choose('f.klass=33'), found);
  expect(empty.data.total).toBe(0);
});

test('a word in place of a page number is no page', () => {
  const url = new URL('https://shop.invalid/c/laminat?page=zero');
  expect(() => readChoice({ url })).toThrow(expect.objectContaining({ status: 404 }));
});
