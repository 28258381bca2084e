import type { Db } from '../database.ts';

export interface ExchangeAccount {
  id: number;
  login: string;
  passwordHash: string;
  isActive: boolean;
  isAddressAllowed: boolean;
}

export async function findAccount(db: Db, login: string, address: string): Promise<ExchangeAccount | null> {
  const [row] = await db<ExchangeAccount[]>`
    SELECT id, login, password_hash AS "passwordHash", is_active AS "isActive",
           (cardinality(addresses) = 0 OR ${address}::inet <<= ANY(addresses)) AS "isAddressAllowed"
    FROM exchange_accounts WHERE login = ${login}`;
  return row ?? null;
}

export async function insertAccount(
  db: Db,
  login: string,
  passwordHash: string,
  addresses: readonly string[],
): Promise<boolean> {
  const rows = await db`
    INSERT INTO exchange_accounts (login, password_hash, addresses)
    VALUES (${login}, ${passwordHash}, ${[...addresses]}::text[]::cidr[]) ON CONFLICT (login) DO NOTHING RETURNING id`;
  return rows.length === 1;
}

export async function setAccountPassword(db: Db, login: string, passwordHash: string): Promise<boolean> {
  return (
    (
      await db`UPDATE exchange_accounts SET password_hash = ${passwordHash} WHERE login = ${login} RETURNING id`
    ).length === 1
  );
}

/** Whoever is switched off is out at once. */
export async function setAccountActive(db: Db, login: string, isActive: boolean): Promise<boolean> {
  const rows = await db`
    WITH changed AS (UPDATE exchange_accounts SET is_active = ${isActive} WHERE login = ${login} RETURNING id),
      ended AS (UPDATE exchange_sessions SET ended_at = now()
                WHERE ended_at IS NULL AND NOT ${isActive} AND account_id IN (SELECT id FROM changed))
    SELECT id FROM changed`;
  return rows.length === 1;
}

export interface ListedAccount {
  login: string;
  isActive: boolean;
  addresses: string[];
  seenAt: Date | null;
}

export async function listAccounts(db: Db): Promise<ListedAccount[]> {
  return db<ListedAccount[]>`
    SELECT a.login, a.is_active AS "isActive", a.addresses::text[] AS addresses, max(s.seen_at) AS "seenAt"
    FROM exchange_accounts a LEFT JOIN exchange_sessions s ON s.account_id = a.id
    GROUP BY a.id ORDER BY a.login`;
}
