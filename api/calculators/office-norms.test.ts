/** Norms set in the office: what the example says is what visitors are told once they are saved; taken back as all changes. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChanges, undoChanges } from '#contract/office/changes.ts';
import { getNorms, type ReckonedNeed, reckonNorms } from '#contract/office/norms.ts';
import { NORM_KEYS, NORMS } from '#domain/calculator-norms.ts';
import { exampleOf } from '#domain/calculators/calculators.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, { email: 'catalogue@norms.test', roles: ['catalogue'] }));
});
afterAll(() => shop.close());

const readValues = async () => (await askOffice(shop, getNorms, { cookie })).json().data.values;
const save = async (...items: object[]) =>
  (await askOffice(shop, createChanges, { cookie, body: { items, apply: true } })).json();
const change = (field: string, from: number, to: number) => ({
  ...{ subject: 'norm', id: 1, field, from, to },
});
const reckon = async (code: string, values: object, city = 'pavlodar') =>
  (await askOffice(shop, reckonNorms, { cookie, body: { code, city, values } })).json().data as {
    needs: ReckonedNeed[];
    total: number;
  };
const ask = async (code: string, city = 'pavlodar') => {
  const url = `/api/v1/calculators/${code}/`;
  const payload = { params: exampleOf(code), city };
  return (await shop.app.inject({ method: 'POST', url, payload })).json().data;
};

test('a norm is tried, saved, told to visitors and taken back', async () => {
  const before = await ask('paint');
  const tried = await reckon('paint', { 'paint.reserve': 40 });
  const [paint] = tried.needs;
  expect(paint?.is).toBeGreaterThan(paint?.was ?? 0);
  expect((await ask('paint')).total).toBe(before.total);
  const { data } = await save(change('paint.reserve', 10, 40));
  await expect.poll(async () => (await ask('paint')).need[0].reservePercent).toBe(40);
  const entries = (await shop.app.inject({ url: '/api/v1/calculators/' })).json().data;
  const field = entries
    .find(({ code }: { code: string }) => code === 'paint')
    .fields.find(({ name }: { name: string }) => name === 'reserve');
  expect(field.usual).toBe('40');
  await askOffice(shop, undoChanges, { cookie, params: { id: data.id }, body: { apply: true } });
  await expect.poll(async () => (await ask('paint')).total).toBe(before.total);
  expect(await shop.db`SELECT key FROM calculator_norms`).toHaveLength(0);
});

test('what lies beyond its bounds is refused', async () => {
  const { data } = await save(change('tile.glue', 1.35, 500));
  expect(data.counts.applied).toBe(0);
  expect((await readValues())['tile.glue']).toBe(1.35);
});

test('every norm can be set', async () => {
  const values = await readValues();
  const { data } = await save(...NORM_KEYS.map((key) => change(key, values[key], NORMS[key].min)));
  expect(data.counts.applied).toBe(NORM_KEYS.filter((key) => values[key] !== NORMS[key].min).length);
  await askOffice(shop, undoChanges, { cookie, params: { id: data.id }, body: { apply: true } });
  expect(await readValues()).toEqual(values);
});

test('for any norm and value the example says what visitors are told once it is saved', async () => {
  const anyNorm = fc
    .constantFrom(...NORM_KEYS)
    .chain((key) => fc.record({ key: fc.constant(key), part: fc.integer({ min: 0, max: 20 }) }));
  await fc.assert(
    fc.asyncProperty(anyNorm, fc.constantFrom('pavlodar', 'almaty'), async ({ key, part }, city) => {
      const code = key.slice(0, key.indexOf('.'));
      const { min, max } = NORMS[key];
      const value = Math.round((min + ((max - min) * part) / 20) * 1000) / 1000;
      const said = await reckon(code, { [key]: value }, city);
      const from = (await readValues())[key];
      if (from !== value) expect((await save(change(key, from, value))).data.state).toBe('applied');
      await expect
        .poll(async () => {
          const told = await ask(code, city);
          return [
            told.total,
            ...told.need.map((need: { role: string; sum: number }) => [need.role, need.sum]),
          ];
        })
        .toEqual([said.total, ...said.needs.map(({ role, sum }) => [role, sum])]);
    }),
    { numRuns: 8 },
  );
}, 90_000);
