/** Who may speak as 1C: name and password by Basic, checked slowly once and remembered for five minutes. */
import { createHash } from 'node:crypto';
import type { Passwords } from '../access/access.ts';
import type { Database } from '../database.ts';
import { countLimited } from '../http/limits.ts';
import { findAccount } from './accounts.queries.ts';

/** A part of a file must not cost what a password costs. */
const REMEMBERED_MS = 5 * 60_000;
const MOST_REMEMBERED = 100;
const WRONG_TRIES = { name: 'exchange-login', windowSeconds: 15 * 60 };
const MOST_WRONG = 5;

export type Recognised = { accountId: number } | 'wrong' | 'too_many' | 'elsewhere';

export interface Accounts {
  /** By the header as it came; null when there is none. */
  recognise(authorization: string | undefined, address: string): Promise<Recognised | null>;
}

export function createAccounts(db: Database, passwords: Passwords, now = Date.now): Accounts {
  const remembered = new Map<string, { until: number }>();

  return {
    async recognise(authorization, address) {
      const given = parseBasic(authorization);
      if (!given) return null;
      const { login, password } = given;
      const who = `${login} ${address}`;
      if ((await countLimited(db, WRONG_TRIES, who, 0)).hits >= MOST_WRONG) return 'too_many';
      const account = await findAccount(db, login, address);
      const key = createHash('sha256')
        .update(`${account?.passwordHash} ${login} ${password}`)
        .digest('base64url');
      const known = remembered.get(key);
      const isRight =
        (known !== undefined && known.until > now()) ||
        (await passwords.isRight(account?.passwordHash ?? null, password));
      if (!account || !isRight || !account.isActive) {
        await countLimited(db, WRONG_TRIES, who, 1);
        return 'wrong';
      }
      if (!account.isAddressAllowed) return 'elsewhere';
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(key, { until: now() + REMEMBERED_MS });
      return { accountId: account.id };
    },
  };
}

/** Letters of a password may come in UTF-8 or in windows-1251; names are plain. */
function parseBasic(header: string | undefined): { login: string; password: string } | null {
  const packed = /^Basic\s+([A-Za-z0-9+/=_-]{2,1000})$/i.exec(header?.trim() ?? '')?.[1];
  if (packed === undefined) return null;
  const text = Buffer.from(packed, 'base64').toString('utf8');
  const mark = text.indexOf(':');
  if (mark <= 0) return null;
  return { login: text.slice(0, mark).trim().toLowerCase(), password: text.slice(mark + 1) };
}
