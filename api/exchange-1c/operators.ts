/** What the command line and the office ask of the exchange. */
import { randomInt } from 'node:crypto';
import { settingShapes } from '#contract/office/settings.ts';
import type { ExchangeKey } from '#domain/exchange/exchange-settings.ts';
import { toReading } from '#domain/exchange/exchange-settings.ts';
import { findSharedName } from '#domain/exchange/field-names.ts';
import { SETTING_KEYS, SETTINGS } from '#domain/office/settings.ts';
import { createPasswords } from '../access/access.ts';
import type { Db } from '../database.ts';
import { putSetting } from '../office-rules/office-rules.ts';
import { createSettings } from '../settings/settings.ts';
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
  mapPriceType,
  mapStatus,
  mapStore,
  refusePackage,
  rerunPackage,
} from './operators.queries.ts';
export { countKazakh, listUntranslated, setWords, WORD_KINDS } from './words.queries.ts';
export { listAccounts, setAccountActive };

const isExchangeKey = (key: string): key is ExchangeKey =>
  key.startsWith('exchange.') && key in settingShapes;

/** What is set of the exchange: every key with its value. */
export async function listExchangeSettings(db: Db): Promise<[ExchangeKey, unknown][]> {
  const { values } = await createSettings(db).read();
  return SETTING_KEYS.filter(isExchangeKey).map((key) => [key, values[key]]);
}

/** False: there is no such setting, or it cannot have that value. */
export async function setExchangeSetting(db: Db, key: string, value: string): Promise<boolean> {
  if (!isExchangeKey(key)) return false;
  const usual = SETTINGS[key].usual;
  const wanted = typeof usual === 'string' ? value : parseJson(value);
  const parsed = settingShapes[key].safeParse(wanted);
  if (!parsed.success) return false;
  const { values } = await createSettings(db).read();
  if (
    key.startsWith('exchange.names_') &&
    findSharedName(toReading({ ...values, [key]: parsed.data }).names) !== null
  )
    return false;
  await putSetting(db, key, parsed.data === usual ? undefined : parsed.data);
  return true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
