import type { Database } from '#api/database.ts';
import { addAccount, listAccounts, renewPassword, setAccountActive } from '#api/exchange-1c/operators.ts';
import { readFlags } from '../flags.ts';
import { type Subject, usageOf } from './subject.ts';

/** The exchange with 1C: who may speak. */
export const exchange: Subject = {
  usage: [
    'exchange account list',
    'exchange account add <login> [--address 10.0.0.0/8]',
    'exchange account password | block | open <login>',
  ],

  async run(db, words) {
    const { values, positionals } = readFlags(words, { address: { type: 'string', multiple: true } });
    const [subject, word, login = ''] = positionals;
    if (subject !== 'account') throw usageOf(this);
    if (word === 'list') return list(db);
    if (login === '') throw usageOf(this);
    if (word === 'add')
      return sayPassword(
        login,
        await addAccount(db, login, values.address),
        `There is an account ${login} already.`,
      );
    if (word === 'password')
      return sayPassword(login, await renewPassword(db, login), `There is no account ${login}.`);
    if (word !== 'block' && word !== 'open') throw usageOf(this);
    if (!(await setAccountActive(db, login, word === 'open')))
      throw new Error(`There is no account ${login}.`);
    return `${login}: ${word === 'open' ? 'active' : 'blocked'}`;
  },
};

function sayPassword(login: string, password: string | null, refusal: string): string {
  if (password === null) throw new Error(refusal);
  return [`Имя пользователя: ${login}`, `Пароль: ${password}`, 'The password is shown this once.'].join('\n');
}

async function list(db: Database): Promise<string> {
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
