import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const cities = async (language: string) =>
  (await shop.app.inject({ url: '/api/v2/cities/', headers: { 'x-language-id': language } })).json().data;

test('24 cities, local ones first, Pavlodar at the head', async () => {
  const list = await cities('ru');
  expect(list).toHaveLength(24);
  expect(list[0]).toMatchObject({ code: 'pavlodar', name: 'Павлодар', local: true });
  expect(list[0].suburbs).toContain('Кенжеколь');
  const firstFar = list.findIndex((city: { local: boolean }) => !city.local);
  expect(list.slice(firstFar).every((city: { local: boolean }) => !city.local)).toBe(true);
});

test('names in Kazakh, with every other name to search by', async () => {
  const oskemen = (await cities('kz')).find((city: { code: string }) => city.code === 'ust-kamenogorsk');
  expect(oskemen.name).toBe('Өскемен');
  expect(oskemen.aliases).toContain('Усть-Каменогорск');
});
