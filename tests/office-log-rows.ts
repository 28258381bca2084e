/** The rows that the log of the office keeps, for the test that it keeps all of them: what entries make of what was there. */
import { expect } from 'vitest';
import type { RowChange } from '#contract/office/log.ts';
import type { TestApp } from './app.ts';

/** Every table whose rows are kept before and after, with the columns that never are. */
const LOGGED: Record<string, string[]> = {
  sections: [],
  staff: ['password_hash', 'totp_sealed', 'totp_last_step'],
  staff_roles: [],
  judged_queries: [],
  staff_stores: [],
  product_places: [],
  delivery_zones: [],
  store_phones: ['token_hash'],
  order_hands: [],
  queue_hands: [],
  callbacks: ['phone', 'name'],
  business_requests: ['name', 'phone', 'email', 'comment'],
  promotions: [],
  promo_code_batches: ['sealed'],
  suppliers: [],
  supplies: [],
  payment_breaks: [],
  supplier_pairs: [],
  partners: [],
  api_keys: [],
  api_key_secrets: ['hash'],
  webhook_endpoints: ['secret_sealed', 'previous_sealed', 'failing_since'],
  organizations: ['director', 'contact', 'phone', 'email'],
};

/** The primary key, where it is not the id. */
const KEYS: Record<string, string[]> = {
  promotions: ['code'],
  staff_roles: ['staff_id', 'role'],
  staff_stores: ['staff_id', 'store_id'],
  product_places: ['product_id', 'store_id'],
  order_hands: ['order_id'],
  supplies: ['product_id', 'store_id', 'day'],
  queue_hands: ['kind', 'subject_id'],
  supplier_pairs: ['supplier_id', 'key'],
  api_key_secrets: ['prefix'],
};

type Row = Record<string, unknown>;
type Dump = Map<string, Row>;

const nameOf = (table: string, row: Row): string =>
  `${table} ${JSON.stringify((KEYS[table] ?? ['id']).map((column) => row[column]))}`;

/** Those tables as they are. */
export async function dump({ db }: Pick<TestApp, 'db'>): Promise<Dump> {
  const rows: Dump = new Map();
  for (const [table, hidden] of Object.entries(LOGGED)) {
    const found = await db<{ row: Row; shown: Row }[]>`
      SELECT row, row - ${hidden}::text[] AS shown FROM (SELECT to_jsonb(t) AS row FROM ${db(table)} t) rows`;
    for (const { row, shown } of found) rows.set(nameOf(table, row), shown);
  }
  return rows;
}

const keyOf = ({ table, key }: RowChange): string => nameOf(table, key);

/** What the rows of some entries make of a dump. */
export function replay(before: Dump, changes: readonly RowChange[]): Dump {
  const rows = new Map(before);
  for (const change of changes) {
    const was = rows.get(keyOf(change));
    if (change.before) expect(was).toMatchObject(change.before);
    if (change.after === null) rows.delete(keyOf(change));
    else rows.set(keyOf(change), { ...was, ...change.after });
  }
  return rows;
}
