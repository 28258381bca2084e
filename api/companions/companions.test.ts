import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanionAnswer } from '#contract/companions.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const list = async (code: string): Promise<string[]> => {
  const answer = await shop.app.inject({ url: `/api/v1/products/${code}/companions/?city=pavlodar` });
  return (answer.json().data as CompanionAnswer[]).map(({ product }) => product.code);
};

/** Two products that are taken with the same good, by the rules alone. */
async function findPair(): Promise<{ one: string; other: string; shared: string }> {
  const seen = new Map<string, string>();
  const products = await shop.db<{ code: string }[]>`
    SELECT code FROM products WHERE active AND relations = '[]' ORDER BY section_id, id`;
  for (const { code } of products)
    for (const good of await list(code)) {
      const one = seen.get(good);
      if (one !== undefined) return { one, other: code, shared: good };
      seen.set(good, code);
    }
  throw new Error('no two products of the range are taken with the same good');
}

test('goods of a role that several products ask for are those of now for each of them', async () => {
  const { one, other, shared } = await findPair();
  await shop.db`DELETE FROM stocks WHERE product_id = (SELECT id FROM products WHERE code = ${shared})`;
  for (const code of [one, other])
    await expect.poll(() => list(code), { timeout: 5000 }).not.toContain(shared);
});
