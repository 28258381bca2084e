/** Lists as strangers really write them, through the import itself: what is known without a person, what is refused, what would be written. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChangeItem, getChangeSet } from '#contract/office/changes.ts';
import { createImport, type ImportView, judgeImport } from '#contract/office/imports.ts';
import { fromStockId } from '#domain/office/stock-thing.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { type Good, putGoods, type StrangersList } from '#tests/strangers-lists/listed-goods.ts';
import { LISTS } from '#tests/strangers-lists/price-lists.ts';
import { UNSEEN_LISTS } from '#tests/strangers-lists/unseen-price-lists.ts';

let shop: TestApp;
let cookie: string;
let goods: Map<number, Good>;
let storeId: number;
beforeAll(async () => {
  shop = await openTestOffice();
  const roles = ['administrator', 'catalogue', 'pricing', 'cashier'] as const;
  cookie = (await aStaffSession(shop, { email: 'strangers@sheber.test', roles })).cookie;
  goods = await putGoods(shop);
  const [store] = await shop.db<
    { id: number }[]
  >`SELECT id::int AS id FROM stores WHERE is_active ORDER BY id LIMIT 1`;
  storeId = store?.id ?? 0;
  // What stands on a shelf of the demo range is no part of what a list says.
  await shop.db`DELETE FROM stocks WHERE store_id = ${storeId} AND product_id = ANY(${[...goods.keys()]}::int[])`;
});
afterAll(() => shop.close());

async function judge({ file, takes, told = {} }: StrangersList) {
  const body = {
    name: 'list',
    content: Buffer.from(file()).toString('base64'),
    ...(takes ? { supplier: `Поставщик ${crypto.randomUUID()}` } : {}),
  };
  const sent = (await askOffice(shop, createImport, { cookie, body })).json();
  if (sent.code !== undefined) return { refusal: sent.code as string };
  const read = sent.data as ImportView;
  const guessed = read.columns.map(({ column }) => column);
  const mapping = guessed.map((column, at) => (at in told ? (told[at] ?? null) : column));
  const wanted = takes && {
    cost: takes.cost ?? false,
    price: takes.price ?? 'no',
    markup: 25,
    roundTo: 10,
    rounding: 'up',
    storeId: takes.hasStock ? storeId : null,
  };
  const judged = await askOffice(shop, judgeImport, {
    cookie,
    params: { id: read.id },
    body: { mapping, takes: wanted },
  });
  expect(judged.json().code).toBeUndefined();
  return { read, guessed, view: judged.json().data as ImportView };
}

async function listChanges({ changeSetId }: ImportView) {
  if (changeSetId === null) return {};
  const { data } = (await askOffice(shop, getChangeSet, { cookie, params: { id: changeSetId } })).json();
  const changes: Partial<Record<Good, Record<string, unknown>>> = {};
  for (const { id, subject, field, to } of data.items as ChangeItem[]) {
    const good = goods.get(subject === 'stock' ? fromStockId(id ?? 0).productId : (id ?? 0));
    if (!good) throw new Error(`${subject} ${id} is none of the list`);
    changes[good] = { ...changes[good], [field]: to };
  }
  return changes;
}

test.each([...LISTS, ...UNSEEN_LISTS])('$name', async (list) => {
  const { expected } = list;
  const outcome = await judge(list);
  if ('refusal' in expected || 'refusal' in outcome) return expect(outcome).toEqual(expected);
  const { read, guessed, view } = outcome;
  const none = { same: 0, changed: 0, new: 0, wrong: 0, aside: 0 };
  const { counts, wrong = [], changes, columns, passedOver = [], hiddenRows = 0 } = expected;
  expect({
    columns: guessed,
    counts: view.counts,
    wrong: view.wrong.map(({ line, sheet, why }) => [line, why.code, ...(sheet === null ? [] : [sheet])]),
    changes: await listChanges(view),
    passedOver: read.passedOver,
    hiddenRows: read.hiddenRows,
  }).toEqual({
    columns,
    counts: { ...none, ...(list.takes ? { unmatched: 0, passed: 0 } : {}), ...counts },
    wrong,
    changes,
    passedOver,
    hiddenRows,
  });
});
