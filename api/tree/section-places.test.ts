/** Where sections stand when they come back, and what the use of a property's values costs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChanges, undoChanges } from '#contract/office/changes.ts';
import { getTree, type OfficeSection } from '#contract/office/tree.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { listValues } from './kept-properties.queries.ts';

let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  shop = await openTestOffice();
  cookie = (await aStaffSession(shop, { email: 'catalogue@sheber.test', roles: ['catalogue'] })).cookie;
});
afterAll(() => shop.close());

const readTree = async () => (await askOffice(shop, getTree, { cookie })).json().items as OfficeSection[];
const under = (tree: readonly OfficeSection[], parentId: number | null) =>
  tree.filter((section) => section.parentId === parentId).map(({ id }) => id);

async function move(id: number, from: number | null, to: number | null): Promise<number> {
  const items = [{ subject: 'section', id, field: 'parent_id', from, to }];
  const answer = (await askOffice(shop, createChanges, { cookie, body: { items, apply: true } })).json();
  expect(answer.data?.counts).toMatchObject({ applied: 1 });
  return answer.data.id;
}
const undo = (id: number) => askOffice(shop, undoChanges, { cookie, params: { id }, body: {} });

/** Two departments; the first has more than two sections. */
async function twoParents(): Promise<{ tree: OfficeSection[]; home: number; away: number; first: number }> {
  const tree = await readTree();
  const [home, away] = tree.filter(({ id, parentId }) => parentId === null && under(tree, id).length > 2);
  const first = home && under(tree, home.id)[0];
  if (!home || !away || !first) throw new Error('the tree is too small');
  return { tree, home: home.id, away: away.id, first };
}

test('a section that was moved elsewhere comes back by an undo to its place among its sisters', async () => {
  const { tree, home, away, first } = await twoParents();
  const set = await move(first, home, away);
  expect(under(await readTree(), away).at(-1)).toBe(first);
  expect((await undo(set)).statusCode).toBe(200);
  expect(await readTree()).toEqual(tree);
});

test('moved on and taken back step by step it stands where it stood each time; a sister that left meanwhile is in no one’s way', async () => {
  const { tree, home, away, first } = await twoParents();
  const second = under(tree, home)[1] ?? 0;
  const third = tree.filter(({ parentId }) => parentId === null).find(({ id }) => ![home, away].includes(id));
  const steps = [await move(first, home, away), await move(first, away, third?.id ?? 0)];
  const gone = await move(second, home, away);
  for (const step of steps.toReversed()) await undo(step);
  expect(under(await readTree(), home)).toEqual(under(tree, home).filter((id) => id !== second));
  await undo(gone);
  expect(await readTree()).toEqual(tree);
});

test('the goods of a property’s values are counted by the index of values, not by going through the range', async () => {
  const plan = await shop.db.begin(async (tx) => {
    await tx`SET LOCAL enable_seqscan = off`;
    const lines = await tx<{ 'QUERY PLAN': string }[]>`EXPLAIN ${listValues(tx, 1)}`;
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('products_values');
  expect(plan).not.toMatch(/Scan on products p\b(?!.*\n.*(Recheck|products_values))/);
  const counted = await listValues(shop.db, 1);
  const stored = await shop.db<{ id: number; products: number }[]>`
    SELECT u.id, count(*)::int AS products FROM products p CROSS JOIN LATERAL unnest(p.value_ids) AS u(id) GROUP BY 1`;
  const byId = new Map(stored.map(({ id, products }) => [id, products]));
  expect(counted.length).toBeGreaterThan(0);
  for (const { id, products } of counted) expect([id, products]).toEqual([id, byId.get(id) ?? 0]);
});
