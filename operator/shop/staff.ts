import { readConfig } from '#api/config.ts';
import type { Database } from '#api/database.ts';
import { invitationAddress, inviteByHand, listMembers, setMemberStateByHand } from '#api/office/office.ts';
import { type StaffRole, staffRole } from '#contract/office/rights.ts';
import { parseEmail } from '#domain/email.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { readFlags } from '../flags.ts';
import { sayRefusal } from './say-refusal.ts';
import { type Subject, usageOf } from './subject.ts';

const STATES = { block: 'closed', open: 'active' } as const;

/** Who works in the office. The first administrator comes in by a link that this prints. */
export const staff: Subject = {
  usage: [
    'staff list',
    'staff invite <e-mail> --name "Имя" [--role administrator] [--store 3] [--language ru | kz]',
    'staff block | open <e-mail>',
  ],

  async run(db, words) {
    const { values, positionals } = readFlags(words, {
      name: { type: 'string' },
      role: { type: 'string', multiple: true },
      store: { type: 'string', multiple: true },
      language: { type: 'string' },
    });
    const [word, login = ''] = positionals;
    if (word === 'list') return list(db);
    const email = parseEmail(login);
    if (word === undefined || login === '') throw usageOf(this);
    if (email === null) throw new Error(`${login} is no e-mail address.`);
    if (word === 'invite')
      return invite(db, {
        email,
        name: values.name ?? email.split('@')[0] ?? email,
        language: readLanguage(values.language),
        roles: (values.role ?? (await usualRoles(db))).map(readRole),
        stores: (values.store ?? []).map(readStore),
      });
    if (word !== 'block' && word !== 'open') throw usageOf(this);
    const changed = await sayRefusal(() => setMemberStateByHand(db, email, STATES[word]));
    if (changed === null) throw new Error(`Nobody of the staff has the e-mail ${email}.`);
    return `${email}: ${changed.state}`;
  },
};

/** Whoever is first has nobody else to ask: they set prices too, which an administrator only approves. */
async function usualRoles(db: Database): Promise<StaffRole[]> {
  return (await listMembers(db)).length === 0 ? ['administrator', 'pricing'] : ['administrator'];
}

async function list(db: Database): Promise<string> {
  const members = await listMembers(db);
  if (members.length === 0) return 'Nobody works in the office yet.';
  return members
    .map(({ state, email, roles, stores, hasFactor }) =>
      [
        state.padEnd(8),
        hasFactor ? 'code' : '-   ',
        email,
        roles.join(','),
        stores.length === 0 ? '' : `stores ${stores.join(',')}`,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function invite(db: Database, invited: Parameters<typeof inviteByHand>[1]): Promise<string> {
  const { office } = readConfig();
  const { token, expiresAt } = await sayRefusal(() => inviteByHand(db, invited));
  return [
    `${invited.email} (${invited.roles.join(', ')}) comes in by this link, once, until ${expiresAt.toISOString()}:`,
    invitationAddress(office.url, token),
    ...(office.mode === 'off' ? ['The office is off: set OFFICE=on.'] : []),
  ].join('\n');
}

function readRole(word: string): StaffRole {
  const role = staffRole.options.find((each) => each === word);
  if (!role) throw new Error(`There is no role ${word}; there are ${staffRole.options.join(', ')}.`);
  return role;
}

function readStore(word: string): number {
  if (!/^\d{1,5}$/.test(word)) throw new Error('--store needs the number of a store.');
  return Number(word);
}

function readLanguage(word = 'ru'): Locale {
  const language = LOCALE_CODES.find((each) => each === word);
  if (!language) throw new Error(`--language is ${LOCALE_CODES.join(' or ')}.`);
  return language;
}
