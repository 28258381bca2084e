/** Requests of the calls on the exchange with 1C, for the test of rights: see office-examples.ts. */
import type { TestApp } from './app.ts';
import { nobody, type OfficeExamples } from './office-example.ts';

let people = 0;

/** One that waits for somebody's word. */
export async function aPackage({ db }: Pick<TestApp, 'db'>): Promise<{ id: number }> {
  const login = `example-${++people}`;
  const [row] = await db<{ id: number }[]>`
    WITH account AS (INSERT INTO exchange_accounts (login, password_hash) VALUES (${login}, 'nobody') RETURNING id),
    session AS (INSERT INTO exchange_sessions (account_id, type, token_hash, folder, address)
                SELECT id, 'catalog', ${Buffer.from(login)}, ${login}, '::1' FROM account RETURNING id)
    INSERT INTO exchange_packages (session_id, file, kind, state, hold_reasons)
    SELECT id, 'rests.xml', 'offers', 'held', ARRAY['store_unmapped'] FROM session RETURNING id::int`;
  return { id: row?.id ?? 0 };
}

/** One that can be taken once more: its file is there. */
async function aFailedPackage(shop: TestApp): Promise<{ id: number }> {
  const { id } = await aPackage(shop);
  await shop.db`
    INSERT INTO exchange_files (session_id, name, bytes) SELECT session_id, file, 1 FROM exchange_packages WHERE id = ${id}`;
  return { id };
}

/** An order that 1C has with another line. */
async function aDifference({ db }: TestApp): Promise<string> {
  const [row] = await db<{ number: string }[]>`
    UPDATE orders SET accounting_state = '{"isAnswered": false, "sum": 1, "differences": []}'
    WHERE id = (SELECT max(id) FROM orders) RETURNING number`;
  return row?.number ?? '';
}

export const exchangeExamples = {
  getExchange: { good: async () => ({}) },
  getExchangePackage: {
    good: async (shop) => ({ params: await aPackage(shop) }),
    missing: async () => nobody,
  },
  confirmPackage: { good: async (shop) => ({ params: await aPackage(shop) }), missing: async () => nobody },
  refusePackage: { good: async (shop) => ({ params: await aPackage(shop) }), missing: async () => nobody },
  rerunPackage: {
    good: async (shop) => ({ params: await aFailedPackage(shop) }),
    missing: async () => nobody,
  },
  setExchangeWords: {
    good: async () => ({ body: { words: [{ kind: 'section', key: '1', kz: 'Жаңа атау' }] } }),
  },
  mapExchange: {
    good: async () => ({ body: { kind: 'status', externalId: 'Ждём машину', status: 'assembling' } }),
  },
  answerDifference: {
    good: async (shop) => ({ params: { number: await aDifference(shop) } }),
    missing: async () => ({ params: { number: 'nobody' } }),
  },
} satisfies Record<string, OfficeExamples>;
