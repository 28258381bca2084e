/** What the command line and the office ask of the exchange. */
import { randomInt } from 'node:crypto';
import { createPasswords } from '../access/access.ts';
import type { Db } from '../database.ts';
import { insertAccount, listAccounts, setAccountActive, setAccountPassword } from './accounts.queries.ts';

export {
  answerDifference,
  confirmPackage,
  countWaitingOrders,
  listDifferingOrders,
  listMappings,
  listPackages,
  listProblems,
  listStatuses,
  listStores,
  listUntranslated,
  mapPriceType,
  mapStatus,
  mapStore,
  refusePackage,
} from './operators.queries.ts';
export { listAccounts, setAccountActive };

/** Without letters that are taken for others: it is typed by hand into 1C. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const makePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

const LOGIN = /^[a-z0-9][a-z0-9._-]{1,59}$/;

/** Gives the password, once; null when there is such an account already. */
export async function addAccount(
  db: Db,
  login: string,
  addresses: readonly string[] = [],
): Promise<string | null> {
  if (!LOGIN.test(login)) throw new Error('A login has from 2 to 60 small letters, digits, dots and dashes.');
  const password = makePassword();
  const hash = await createPasswords().hash(password);
  return (await insertAccount(db, login, hash, addresses)) ? password : null;
}

/** A new password in place of one that was lost; null when there is no such account. */
export async function renewPassword(db: Db, login: string): Promise<string | null> {
  const password = makePassword();
  return (await setAccountPassword(db, login, await createPasswords().hash(password))) ? password : null;
}
