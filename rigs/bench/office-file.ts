/** A file of a hundred thousand prices: compared with what is stored, applied with another's yes, taken back, while visitors look at products. */
import type { Database } from '#api/database.ts';
import { applyChanges, getChangeSet, undoChanges } from '#contract/office/changes.ts';
import { createImport, getImport, judgeImport } from '#contract/office/imports.ts';
import { aRest, askOrFail, type Shop, visitorsOf, yesOf } from './office-people.ts';
import type { Measure } from './office-prices.ts';

const FILE_ROWS = 100_000;

export const FILE_GOALS = {
  [`file of ${FILE_ROWS} rows read`]: '–',
  [`file of ${FILE_ROWS} rows compared`]: 60_000,
  'the file applied': '–',
  'the file taken back': '–',
  'a product asked for before the file': '–',
  'a product asked for while the file is compared': '1.5 ×',
  'a product asked for while the file is written': '1.5 ×',
} as const;

export interface FileBench {
  db: Database;
  shop: Shop;
  measure: Measure;
  note(name: keyof typeof FILE_GOALS, ms: number): void;
  cookies: { asker: string; approver: string };
  runChanges(): Promise<unknown>;
  runImports(): Promise<unknown>;
}

export async function measureFile(bench: FileBench): Promise<void> {
  const { db, shop, measure, note, cookies, runChanges, runImports } = bench;
  const { asker: cookie, approver } = cookies;
  const codes = await db<{ code: string; price: number }[]>`
    SELECT p.product_code AS code, r.price FROM products p JOIN product_prices r ON r.product_id = p.id LIMIT ${FILE_ROWS}`;
  const lines = Array.from({ length: FILE_ROWS }, (_, at) => {
    const known = codes[at];
    return known ? `${known.code};${known.price + 1}` : `nobody-${at};1`;
  });
  const content = Buffer.from(['Артикул;Цена', ...lines].join('\n')).toString('base64');
  let table = { id: 0 };
  await measure(
    `file of ${FILE_ROWS} rows read`,
    async () => {
      table = (await askOrFail(shop, createImport, { cookie, body: { name: 'bench.csv', content } })).data;
    },
    1,
  );
  const params = { id: table.id };
  const visit = await visitorsOf(db, shop);
  note('a product asked for before the file', await visit(aRest));
  const whileCompared = await visit(() =>
    measure(
      `file of ${FILE_ROWS} rows compared`,
      async () => {
        await askOrFail(shop, judgeImport, { cookie, params, body: { mapping: ['product_code', 'price'] } });
        await runImports();
      },
      1,
    ),
  );
  note('a product asked for while the file is compared', whileCompared);
  const { changeSetId } = (await askOrFail(shop, getImport, { cookie, params })).data;
  const set = (await askOrFail(shop, getChangeSet, { cookie, params: { id: changeSetId } })).data;
  const withYes = yesOf({ shop, approver, runChanges });
  const ofSet = { cookie, params: { id: set.id } };
  const whileWritten = await visit(async () => {
    const { digest } = set;
    await measure(
      'the file applied',
      () => withYes(() => askOrFail(shop, applyChanges, { ...ofSet, body: { digest } })),
      1,
    );
    await measure(
      'the file taken back',
      () => withYes(() => askOrFail(shop, undoChanges, { ...ofSet, body: {} })),
      1,
    );
  });
  note('a product asked for while the file is written', whileWritten);
}
