import { readFileSync } from 'node:fs';
import type { Database } from '#api/database.ts';
import {
  addAccount,
  answerDifference,
  confirmPackage,
  countKazakh,
  listAccounts,
  listDifferingOrders,
  listExchangeSettings,
  listMappings,
  listPackages,
  listProblems,
  listStatuses,
  listUntranslated,
  mapPriceType,
  mapStatus,
  mapStore,
  refusePackage,
  renewPassword,
  rerunPackage,
  setAccountActive,
  setExchangeSetting,
  setWords,
  WORD_KINDS,
} from '#api/exchange-1c/operators.ts';
import { PRICE_ROLES } from '#domain/exchange/price-roles.ts';
import { readWordList, writeWordList } from '#domain/exchange/word-list.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { readFlags } from '../flags.ts';
import { type Subject, usageOf } from './subject.ts';

type Command = (
  db: Database,
  words: readonly string[],
  addresses: readonly string[],
) => Promise<string> | null;

const SHOWN_PROBLEMS = 100;
const BY = 'command line';

const commands: Readonly<Record<string, Command>> = {
  account: (db, [word = '', login = ''], addresses) => accountCommand(db, word, login, addresses),
  list: (db) => list(db),
  show: (db, [id = '']) => show(db, readId(id)),
  confirm: (db, [id = '']) => decide(readId(id), 'will be applied', (each) => confirmPackage(db, each, BY)),
  refuse: (db, [id = '']) => decide(readId(id), 'is refused', (each) => refusePackage(db, each, BY)),
  rerun: (db, [id = '']) => rerun(db, readId(id)),
  words: (db, [word, file]) => wordsCommand(db, word, file),
  set: (db, [key, value]) => setCommand(db, key, value),
  orders: (db) => listDiffering(db),
  answer: (db, [number = '']) => answer(db, number),
  map: (db, [kind, externalId, ours]) => mapCommand(db, kind, externalId, ours),
};

/** The exchange with 1C: who may speak, what came, what waits for somebody's word, what is what. */
export const exchange: Subject = {
  usage: [
    'exchange account list',
    'exchange account add <login> [--address 10.0.0.0/8]',
    'exchange account password | block | open <login>',
    'exchange list',
    'exchange show | confirm | refuse <package>',
    'exchange rerun <package>',
    'exchange words > words.csv',
    'exchange words fill words.csv',
    'exchange set',
    'exchange set <setting> <value>',
    'exchange map',
    `exchange map price <id | all> ${PRICE_ROLES.join(' | ')}`,
    'exchange map store <id | all> <number of a store>',
    `exchange map status <their word> ${ORDER_STATUSES.join(' | ')} | nothing`,
    'exchange orders',
    'exchange answer <number of an order>',
  ],

  async run(db, words) {
    const { values, positionals } = readFlags(words, { address: { type: 'string', multiple: true } });
    const [word = '', ...rest] = positionals;
    const said = commands[word]?.(db, rest, values.address ?? []) ?? null;
    if (said === null) throw usageOf(this);
    return said;
  },
};

function accountCommand(
  db: Database,
  word: string,
  login: string,
  addresses: readonly string[],
): Promise<string> | null {
  if (word === 'list') return listAll(db);
  if (login === '') return null;
  if (word === 'add')
    return sayPassword(login, addAccount(db, login, addresses), `There is an account ${login} already.`);
  if (word === 'password')
    return sayPassword(login, renewPassword(db, login), `There is no account ${login}.`);
  return word === 'block' || word === 'open' ? setActive(db, login, word === 'open') : null;
}

async function setActive(db: Database, login: string, isActive: boolean): Promise<string> {
  if (!(await setAccountActive(db, login, isActive))) throw new Error(`There is no account ${login}.`);
  return `${login}: ${isActive ? 'active' : 'blocked'}`;
}

async function sayPassword(login: string, made: Promise<string | null>, refusal: string): Promise<string> {
  const password = await made;
  if (password === null) throw new Error(refusal);
  return [`Имя пользователя: ${login}`, `Пароль: ${password}`, 'The password is shown this once.'].join('\n');
}

async function listAll(db: Database): Promise<string> {
  const accounts = await listAccounts(db);
  if (accounts.length === 0) return 'Nobody may exchange yet: exchange account add <login>.';
  return accounts
    .map(({ login, isActive, addresses, seenAt }) =>
      [isActive ? 'active ' : 'blocked', login, seenAt?.toISOString() ?? 'never seen', addresses.join(',')]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function list(db: Database): Promise<string> {
  const packages = await listPackages(db, {});
  if (packages.length === 0) return 'Nothing has come yet.';
  return packages
    .map(({ id, createdAt, seenAt, state, kind, scope, file, rowsRead, holdReasons, error }) =>
      [
        id,
        createdAt.toISOString(),
        state.padEnd(8),
        kind,
        scope,
        `${rowsRead} rows`,
        saySeen(createdAt, seenAt),
        file,
        holdReasons.join(','),
        error ?? '',
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** From the request to import it. */
const saySeen = (createdAt: Date, seenAt: Date | null): string =>
  seenAt === null ? '-' : `${((seenAt.getTime() - createdAt.getTime()) / 1000).toFixed(1)} s`;

async function show(db: Database, id: number): Promise<string> {
  const [found] = await listPackages(db, { id });
  if (!found) throw new Error(`There is no package ${id}.`);
  const problems = await listProblems(db, id, SHOWN_PROBLEMS);
  return [
    `${found.id}  ${found.state}  ${found.kind}  ${found.scope}  ${found.file}  of ${found.login}`,
    ...(found.holdReasons.length > 0 ? [`waits because of: ${found.holdReasons.join(', ')}`] : []),
    `seen by shoppers: ${saySeen(found.createdAt, found.seenAt)}`,
    ...Object.entries(found.counts).map(([name, count]) => `${name}: ${count}`),
    ...problems.map(
      ({ code, externalId, facts }) => `${code}  ${externalId ?? '-'}  ${JSON.stringify(facts)}`,
    ),
  ].join('\n');
}

async function rerun(db: Database, id: number): Promise<string> {
  if (!(await rerunPackage(db, id)))
    throw new Error(`There is no package ${id} that rests and whose file is still there.`);
  return `Package ${id} will be read once more.`;
}

const MOST_WORDS = 100_000;

function wordsCommand(db: Database, word?: string, file?: string): Promise<string> | null {
  if (word === undefined) return listWords(db);
  return word === 'fill' && file !== undefined ? fillWords(db, file) : null;
}

async function listWords(db: Database): Promise<string> {
  const words = await listUntranslated(db, MOST_WORDS);
  return writeWordList(words.map(({ kind, key, name }) => ({ kind, key, ru: name, kz: '' })));
}

async function fillWords(db: Database, file: string): Promise<string> {
  const listed = readWordList(readFileSync(file, 'utf8'));
  const given = listed.flatMap(({ kind, key, kz }) => {
    const known = WORD_KINDS.find((each) => each === kind);
    return known ? [{ kind: known, key, kz: kz.slice(0, 200) }] : [];
  });
  const written = await db.begin((tx) => setWords(tx, given));
  const { goods, named } = await countKazakh(db);
  return `${written} of ${listed.length} words are written. Goods on sale with a Kazakh name: ${named} of ${goods}.`;
}

function setCommand(db: Database, key?: string, value?: string): Promise<string> | null {
  if (key === undefined) return listSettings(db);
  return value === undefined ? null : setOne(db, key, value);
}

async function listSettings(db: Database): Promise<string> {
  return (await listExchangeSettings(db))
    .map(([key, value]) => `${key.replace('exchange.', '')} ${JSON.stringify(value)}`)
    .join('\n');
}

async function setOne(db: Database, key: string, value: string): Promise<string> {
  if (!(await setExchangeSetting(db, `exchange.${key}`, value)))
    throw new Error(`There is no setting ${key}, or it cannot be ${value}.`);
  return `${key} is ${value}.`;
}

async function decide(id: number, words: string, change: (id: number) => Promise<boolean>): Promise<string> {
  if (!(await change(id))) throw new Error(`There is no package ${id} that waits.`);
  return `Package ${id} ${words}.`;
}

function mapCommand(db: Database, kind?: string, externalId?: string, ours?: string): Promise<string> | null {
  if (kind === undefined) return listMap(db);
  if (externalId === undefined || ours === undefined) return null;
  // What comes without the name of a warehouse or of a price type.
  const ownId = externalId === 'all' ? '' : externalId;
  if (kind === 'store') return mapOne(externalId, mapStore(db, ownId, readId(ours)));
  const status = ORDER_STATUSES.find((each) => each === ours) ?? null;
  if (kind === 'status' && (status !== null || ours === 'nothing'))
    return mapOne(
      externalId,
      mapStatus(db, externalId, status).then(() => true),
    );
  const role = PRICE_ROLES.find((each) => each === ours);
  return kind === 'price' && role ? mapOne(externalId, mapPriceType(db, ownId, role)) : null;
}

async function mapOne(externalId: string, done: Promise<boolean>): Promise<string> {
  if (!(await done)) throw new Error(`There is no ${externalId}, or no such store.`);
  return `${externalId} is mapped.`;
}

async function listMap(db: Database): Promise<string> {
  const lines = [
    ...(await listMappings(db)).map(({ kind, externalId, theirName, role, storeId, isMapped }) =>
      [isMapped ? 'mapped ' : 'guessed', kind, externalId || 'all', theirName, role ?? storeId ?? '-'].join(
        '  ',
      ),
    ),
    ...(await listStatuses(db)).map(({ theirName, status }) => `status  ${theirName}  ${status ?? '-'}`),
  ];
  return lines.length === 0 ? 'Nothing has come that needs to be mapped.' : lines.join('\n');
}

async function listDiffering(db: Database): Promise<string> {
  const orders = await listDifferingOrders(db);
  if (orders.length === 0) return 'Every order is in 1C as it is here.';
  return orders
    .map(({ number, total, sum, differences }) =>
      [
        number,
        `${total} → ${sum ?? total}`,
        differences.map(({ name, ours, theirs }) => `${name}: ${ours} → ${theirs}`).join('; '),
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function answer(db: Database, number: string): Promise<string> {
  if (!(await answerDifference(db, number))) throw new Error(`No order ${number} waits for an answer.`);
  return `${number}: seen.`;
}

function readId(word: string): number {
  if (!/^\d{1,12}$/.test(word)) throw new Error(`${word || 'Nothing'} is no number.`);
  return Number(word);
}
