/** What staff wait for in the list of products, the palette and the preview of many changes. */
import type { Database } from '#api/database.ts';
import { bulkChange } from '#contract/office/bulk.ts';
import { findThings } from '#contract/office/company.ts';
import { countRows, getFences, getRows } from '#contract/office/grid.ts';
import type { OfficeCall } from '#contract/office/office-call.ts';
import type { askOffice } from '#tests/office.ts';
import type { Measure } from './office-prices.ts';

const JUMPS = 30;

/** The answer's body; what is refused ends the bench. */
export type Ask = (
  call: OfficeCall,
  given: Parameters<typeof askOffice>[2],
  // biome-ignore lint/suspicious/noExplicitAny: of any shape.
) => Promise<any>;

interface Bench {
  db: Database;
  ask: Ask;
  measure: Measure;
}

const params = { subject: 'products' };

export async function measureGrid({ db, ask, measure, size }: Bench & { size: number }): Promise<void> {
  const [section] = await db<
    { id: number }[]
  >`SELECT section_id AS id FROM products GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`;
  await measure('first window', () => ask(getRows, { params, query: { limit: 100 } }));
  const { fences } = (await ask(getFences, { params })).data as { fences: string[] };
  const fenceOf = (round: number) => fences[Math.floor((fences.length * (round + 1)) / (JUMPS + 1))] ?? '';
  await measure('window after a jump', (round) =>
    ask(getRows, { params, query: { limit: 100, ...(fences.length > 0 ? { after: fenceOf(round) } : {}) } }),
  );
  await measure('window of a section', () =>
    ask(getRows, { params, query: { limit: 100, where: `section:${section?.id}`, order: 'name' } }),
  );
  await measure('fences', () => ask(getFences, { params }), 5);
  const [known] = await db<{ article: string }[]>`
    SELECT product_code AS article FROM products ORDER BY id OFFSET ${Math.floor(size / 2)} LIMIT 1`;
  await measure('palette: goods by article', () => ask(findThings, { body: { q: known?.article } }));
  await measure('palette: a few letters', () => ask(findThings, { body: { q: 'лами' } }));
  await measure('count of all', () => ask(countRows, { params }), 5);
  await measure('count without Kazakh', () => ask(countRows, { params, query: { where: 'kz:no' } }), 5);
}

export async function measurePreview({ db, ask, measure }: Bench): Promise<void> {
  const some = (await db<{ id: number }[]>`SELECT id FROM products ORDER BY id LIMIT 10000`).map(
    ({ id }) => id,
  );
  const edit = { kind: 'set', field: 'warranty_months', to: 321 };
  await measure('preview of 10 000', () => ask(bulkChange, { body: { of: { ids: some }, edit } }), 3);
}
