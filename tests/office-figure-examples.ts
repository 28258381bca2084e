/** Requests of the calls of figures, money by day, feeds and the search from within, for the test of rights: see office-examples.ts. */
import type { TestApp } from './app.ts';
import { nobody, type OfficeExamples } from './office-example.ts';

let breaks = 0;

/** Money that the provider knows of and the shop does not. */
export async function aBreak({ db }: Pick<TestApp, 'db'>): Promise<{ id: number }> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO payment_breaks (day, provider, reference, kind, facts)
    VALUES (almaty_day(now()) - 1, 'sandbox', ${`trial-${++breaks}`}, 'unknown_here', '{"here": null, "there": 12000}')
    RETURNING id::int AS id`;
  return { id: row?.id ?? 0 };
}

const tomorrow = () => new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 10);
const ofStore = (store: number) => ({
  params: { store },
  body: { productId: 1, day: tomorrow(), count: 500 },
});

export const figureExamples = {
  getSalesFigures: { good: async () => ({ query: { period: 'month' } }) },
  getWaitingHands: { good: async () => ({}) },
  getStockEnds: { good: async () => ({}) },
  getSupplies: { good: async () => ({ params: { product: 1 } }) },
  setSupply: { good: async () => ofStore(1), missing: async () => ofStore(9999) },
  getReport: { good: async () => ({ params: { name: 'sales' } }) },
  exportReport: { good: async () => ({ params: { name: 'kazakh' } }) },
  getPaymentDays: { good: async () => ({}) },
  solvePaymentBreak: {
    good: async (shop) => ({ params: await aBreak(shop), body: { solution: 'Возврат в кассе банка' } }),
    missing: async () => ({ ...nobody, body: { solution: 'Возврат в кассе банка' } }),
  },
  getFeeds: { good: async () => ({}) },
  getAskedQueries: { good: async () => ({}) },
  explainSearch: { good: async () => ({ query: { q: 'гкл' } }) },
  getSearchBoosts: { good: async () => ({}) },
  trySearchBoost: {
    good: async ({ db }) => {
      const [brand] = await db<{ name: string }[]>`SELECT name FROM brands ORDER BY id LIMIT 1`;
      const key = brand?.name ?? '';
      return { body: { query: 'клей', target: 'brand', key, effect: 'raise', strength: 2 } };
    },
  },
  trySearchWords: { good: async () => ({ body: { words: ['левкас'], means: ['шпатлёвка'] } }) },
  getJudgedQueries: { good: async () => ({}) },
  getFeedFaults: { good: async () => ({ params: { fault: 'no_barcode' } }) },
} as const satisfies Record<string, OfficeExamples>;
