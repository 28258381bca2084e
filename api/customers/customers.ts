/**
 * Users and their sessions. Promises that a token is known by its hash alone, that an ended session is nobody, and
 * that a login tells nothing about which accounts exist: same answer, same work.
 */
import { randomBytes } from 'node:crypto';
import type { User } from '#contract/customers.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Db } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken, SESSION_SECONDS } from '../http/session.ts';
import { deleteSession, findCredentials, findUserByTokenHash, insertSession } from './customers.queries.ts';
import { isRightPassword } from './passwords.ts';

export { isRightPassword } from './passwords.ts';
export type { PersonalRecords } from './personal-records.ts';
export { createPrivateData } from './private-data.ts';

const PER_LOGIN: Limit = { name: 'login', max: 5, windowSeconds: 900 };
const PER_ADDRESS: Limit = { name: 'login-address', max: 30, windowSeconds: 900 };

export interface Customers {
  findByTokenHash(tokenHash: Buffer): Promise<User | null>;
  logIn(login: string, password: string, address: string): Promise<{ token: string; user: User }>;
  logOut(token: string): Promise<void>;
}

export function createCustomers(db: Db): Customers {
  return {
    findByTokenHash: (tokenHash) => findUserByTokenHash(db, tokenHash),

    async logIn(login, password, address) {
      const name = toLoginName(login);
      await requireWithinLimit(db, PER_ADDRESS, address);
      await requireWithinLimit(db, PER_LOGIN, name);
      const credentials = await findCredentials(db, name);
      const isRight = await isRightPassword(credentials?.passwordHash ?? null, password);
      if (!isRight || !credentials) throw new Refusal('auth.invalid_credentials');
      const token = randomBytes(32).toString('base64url');
      await insertSession(db, hashToken(token), credentials.userId, SESSION_SECONDS);
      const user = await findUserByTokenHash(db, hashToken(token));
      if (!user) throw new Error('a session just made is not there');
      return { token, user };
    },

    logOut: (token) => deleteSession(db, hashToken(token)),
  };
}

/** With an @ an e-mail, otherwise a phone in any form. */
function toLoginName(login: string): string {
  return login.includes('@') ? login.toLowerCase() : (parsePhone(login)?.e164 ?? login);
}
