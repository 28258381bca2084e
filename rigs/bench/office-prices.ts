/**
 * Prices of the whole range as a pricing manager moves them: drafted, looked through by another and applied with their yes,
 * taken back; and how soon a visitor is told of one price that was saved, or of a section's new name.
 */
import type { Database } from '#api/database.ts';
import { bulkChange } from '#contract/office/bulk.ts';
import { applyChanges, createChanges, getChangeSet, undoChanges } from '#contract/office/changes.ts';
import { aRest, askOrFail as ask, type Shop, visitorsOf, yesOf } from './office-people.ts';

export type Measure = (
  name: string,
  work: (round: number) => Promise<unknown>,
  rounds?: number,
) => Promise<void>;

/** As many as one mass change takes. */
const MOST_AT_ONCE = 100_000;
const SHOWN_WITHIN_MS = 30_000;

export const PRICE_GOALS = {
  'prices drafted, up to 100 000': 30_000,
  'prices looked through': 30_000,
  'prices applied': 5000,
  'from the yes to the last of them': 5000,
  'prices taken back': 5000,
  'a product asked for at rest': '–',
  'a product asked for while prices are written': '1.5 ×',
  'a saved price, to the visitor': 1000,
  'a section renamed, to the visitor': 3000,
} as const;

export interface PricesBench {
  db: Database;
  shop: Shop;
  measure: Measure;
  /** A figure that is no time of the work itself. */
  note(name: keyof typeof PRICE_GOALS, ms: number): void;
  /** Of one who asks, and of another who says yes. */
  cookies: { asker: string; approver: string };
  /** Works off what waits. */
  runChanges(): Promise<unknown>;
}

export async function measurePrices(bench: PricesBench): Promise<void> {
  const { db, shop, measure, note, cookies, runChanges } = bench;
  const { asker: cookie, approver } = cookies;
  const edit = { kind: 'move', field: 'price', by: 'sum', amount: 10, roundTo: 1, rounding: 'nearest' };
  // Whole sections, as many as one mass change takes.
  const sections = await db<{ id: number }[]>`
    SELECT id FROM (SELECT section_id AS id, sum(count(*)) OVER (ORDER BY section_id) AS goods FROM products GROUP BY 1) s
    WHERE goods <= ${MOST_AT_ONCE}`;
  const of = { where: `section:${sections.map(({ id }) => id).join(',')}` };
  let set = { id: 0, digest: '' };
  await measure(
    'prices drafted, up to 100 000',
    async () => {
      set = (await ask(shop, bulkChange, { cookie, body: { of, edit } })).data;
    },
    1,
  );
  await measure(
    'prices looked through',
    () => ask(shop, getChangeSet, { cookie, params: { id: set.id } }),
    1,
  );
  const params = { id: set.id };
  const withYes = yesOf({ shop, approver, runChanges });
  const visit = await visitorsOf(db, shop);
  note('a product asked for at rest', await visit(aRest));
  const whileWritten = await visit(async () => {
    let sinceYes = 0;
    await measure(
      'prices applied',
      async () => {
        sinceYes = await withYes(() =>
          ask(shop, applyChanges, { cookie, params, body: { digest: set.digest } }),
        );
      },
      1,
    );
    note('from the yes to the last of them', sinceYes);
    await measure(
      'prices taken back',
      () => withYes(() => ask(shop, undoChanges, { cookie, params, body: {} })),
      1,
    );
  });
  note('a product asked for while prices are written', whileWritten);
  await measureVisitors({ db, shop, measure, cookies });
}

async function measureVisitors({
  db,
  shop,
  measure,
  cookies,
}: Omit<PricesBench, 'runChanges' | 'note'>): Promise<void> {
  const [goods] = await db<
    { id: number; code: string; price: number; section: number; name: string; path: string }[]
  >`
    SELECT p.id, p.code, r.price, s.id AS section, s.name_ru AS name, s.code AS path
    FROM products p JOIN product_prices r ON r.product_id = p.id JOIN sections s ON s.id = p.section_id
    WHERE p.active AND r.discount_price IS NULL AND r.club_price IS NULL ORDER BY p.popularity DESC, p.id LIMIT 1`;
  if (!goods) throw new Error('no goods to be looked at');
  const until = async (url: string, words: string) => {
    const begun = performance.now();
    while (!(await shop.app.inject({ url })).body.includes(words)) {
      if (performance.now() - begun > SHOWN_WITHIN_MS) throw new Error(`${url} does not tell ${words}`);
      await new Promise((wake) => setTimeout(wake, 10));
    }
  };
  const save = (subject: string, id: number, field: string, from: unknown, to: unknown) =>
    ask(shop, createChanges, {
      cookie: cookies.asker,
      body: { items: [{ subject, id, field, from, to }], apply: true },
    });
  let { price, name } = goods;
  await measure(
    'a saved price, to the visitor',
    async (round) => {
      const to = goods.price + 1 + round;
      await save('product', goods.id, 'price', price, to);
      price = to;
      await until(`/api/v2/products/${goods.code}/`, String(to));
    },
    10,
  );
  await measure(
    'a section renamed, to the visitor',
    async (round) => {
      const to = `${goods.name} ${round}`;
      await save('section', goods.section, 'name_ru', name, to);
      name = to;
      await until(`/api/v2/sections/${goods.path}/`, to);
    },
    5,
  );
}
