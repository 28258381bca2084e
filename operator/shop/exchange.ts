import type { Database } from '#api/database.ts';
import {
  addAccount,
  answerDifference,
  confirmPackage,
  listAccounts,
  listDifferingOrders,
  listMappings,
  listPackages,
  listProblems,
  listStatuses,
  mapPriceType,
  mapStatus,
  mapStore,
  refusePackage,
  renewPassword,
  setAccountActive,
} from '#api/exchange-1c/operators.ts';
import { PRICE_ROLES } from '#domain/exchange/price-roles.ts';
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
    'exchange map',
    `exchange map price <id> ${PRICE_ROLES.join(' | ')}`,
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
    .map(({ id, createdAt, state, kind, scope, file, rowsRead, holdReasons, error }) =>
      [
        id,
        createdAt.toISOString(),
        state.padEnd(8),
        kind,
        scope,
        `${rowsRead} rows`,
        file,
        holdReasons.join(','),
        error ?? '',
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function show(db: Database, id: number): Promise<string> {
  const [found] = await listPackages(db, { id });
  if (!found) throw new Error(`There is no package ${id}.`);
  const problems = await listProblems(db, id, SHOWN_PROBLEMS);
  return [
    `${found.id}  ${found.state}  ${found.kind}  ${found.scope}  ${found.file}  of ${found.login}`,
    ...(found.holdReasons.length > 0 ? [`waits because of: ${found.holdReasons.join(', ')}`] : []),
    ...Object.entries(found.counts).map(([name, count]) => `${name}: ${count}`),
    ...problems.map(
      ({ code, externalId, facts }) => `${code}  ${externalId ?? '-'}  ${JSON.stringify(facts)}`,
    ),
  ].join('\n');
}

async function decide(id: number, words: string, change: (id: number) => Promise<boolean>): Promise<string> {
  if (!(await change(id))) throw new Error(`There is no package ${id} that waits.`);
  return `Package ${id} ${words}.`;
}

function mapCommand(db: Database, kind?: string, externalId?: string, ours?: string): Promise<string> | null {
  if (kind === undefined) return listMap(db);
  if (externalId === undefined || ours === undefined) return null;
  if (kind === 'store')
    return mapOne(externalId, mapStore(db, externalId === 'all' ? '' : externalId, readId(ours)));
  const status = ORDER_STATUSES.find((each) => each === ours) ?? null;
  if (kind === 'status' && (status !== null || ours === 'nothing'))
    return mapOne(
      externalId,
      mapStatus(db, externalId, status).then(() => true),
    );
  const role = PRICE_ROLES.find((each) => each === ours);
  return kind === 'price' && role ? mapOne(externalId, mapPriceType(db, externalId, role)) : null;
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
