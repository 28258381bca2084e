/** The fields of products that 1C keeps while the exchange runs: rules in domain/exchange/owned-fields.ts. */
import { listOwnedFields } from '#domain/exchange/owned-fields.ts';
import type { PriceRole } from '#domain/exchange/price-roles.ts';
import type { Db } from '../database.ts';

/** Of a shop whose exchange nobody speaks through, and of goods that 1C never told of, nothing is kept. */
export async function listOwned(db: Db, ids: readonly number[]): Promise<Map<number, ReadonlySet<string>>> {
  const told = await db<{ id: number }[]>`
    SELECT id FROM products WHERE id = ANY(${[...ids]}::int[]) AND exchange_digest IS NOT NULL
      AND EXISTS (SELECT FROM exchange_accounts WHERE is_active)`;
  if (told.length === 0) return new Map();
  const fields = new Set(await listNamesByRoles(db));
  return new Map(told.map(({ id }) => [id, fields]));
}

/** Which fields are kept of goods that 1C has told of; none while nobody speaks through the exchange. */
export async function listOwnedNames(db: Db): Promise<readonly string[]> {
  const [active] = await db`SELECT FROM exchange_accounts WHERE is_active LIMIT 1`;
  return active ? listNamesByRoles(db) : [];
}

async function listNamesByRoles(db: Db): Promise<readonly string[]> {
  const roles = await db<{ role: PriceRole }[]>`
    SELECT DISTINCT role FROM external_ids WHERE kind = 'price_type' AND is_mapped AND role IS NOT NULL`;
  return listOwnedFields(roles.map(({ role }) => role));
}
