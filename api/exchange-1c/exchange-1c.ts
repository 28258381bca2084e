/**
 * The exchange with 1C: goods, prices and stock come in, orders go out and come back. 1C is always the one who asks.
 * Promises that a half-sent file changes nothing, that a package sent twice changes nothing, that what was begun is
 * carried to its end by whichever process is alive, and that every answer is one that 1C can read.
 * Hides CommerceML, its versions and encodings, the files on the disk and the staging tables.
 */
import { createHash, randomUUID } from 'node:crypto';
import { type Access, makeToken } from '../access/access.ts';
import { type Database, transaction } from '../database.ts';
import type { Shelf } from '../images/images.ts';
import type { Mail } from '../mail/mail.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { applyPackage, type ExchangeRules } from './apply/apply-package.ts';
import { createPictureStep } from './apply/pictures.ts';
import { type AskedStep, createDialogue, sessidOf } from './dialogue.ts';
import { readFigures } from './exchange-figures.queries.ts';
import { noteFigures } from './exchange-metrics.ts';
import {
  type ExchangeSession,
  findSession,
  noteNameless,
  setBusy,
  takeOver,
} from './exchange-sessions.queries.ts';
import { createInbox } from './inbox.ts';
import { createOrdersOut } from './orders-out.ts';
import { createStaffNews } from './staff-news.ts';
import { type AnswerEncoding, failure, success, type ToldAnswer } from './told-answer.ts';
import { createPackageWork } from './work-packages.ts';

export { createSeenPackages } from './seen-packages.ts';
export { heldLetter, oversoldLetter } from './staff-news.ts';

export interface ExchangeParts {
  db: Database;
  /** For what takes longer than a visitor would wait. */
  workDb: Database;
  databaseUrl: string;
  /** Where files lie. */
  folder: string;
  /** Where pictures that come are kept. */
  pictures: Shelf;
  passwords: Access['passwords'];
  siteUrl: string;
  ordersEncoding: AnswerEncoding;
  /** What the shop has set of the exchange, as it stands now. */
  readRules(): Promise<ExchangeRules>;
  /** For those of the staff who look after the exchange. */
  mail: Pick<Mail, 'enqueue'>;
  officeUrl: string;
  hasDiskSpace(): boolean;
  warn(facts: object, words: string): void;
}

/** A request of 1C, freed of HTTP. */
export interface Asked extends AskedStep {
  authorization: string | undefined;
  token: string | undefined;
  sessid: string | undefined;
  address: string;
  agent: string;
}

export interface Exchange {
  answer(asked: Asked): Promise<ToldAnswer>;
  /** For the job: what waits is read and applied. */
  work(signal: AbortSignal): Promise<void>;
  /** For the figures: what waits, and how old the last word of 1C is. */
  measure(): Promise<void>;
}

export const COOKIE = 'exchange';
const TYPES = new Set(['catalog', 'sale', 'reference']);

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export function createExchange(parts: ExchangeParts): Exchange {
  const { db, passwords, readRules, hasDiskSpace, warn } = parts;
  const news = createStaffNews(parts.mail, parts.officeUrl);
  const accounts = createAccounts(db, passwords);
  const inbox = createInbox(db, parts.folder);
  const pictures = createPictureStep(inbox, parts.pictures);
  const work = createPackageWork({
    db: parts.workDb,
    databaseUrl: parts.databaseUrl,
    inbox,
    apply: async ({ id }, signal) =>
      applyPackage(
        parts.workDb,
        { id, pictures, rules: await readRules(), news },
        { signal, mayWrite: hasDiskSpace },
      ),
    hasDiskSpace,
    warn,
  });
  const ending = new AbortController();
  const dialogue = createDialogue({
    db,
    inbox,
    ordersOut: createOrdersOut(db, { siteUrl: parts.siteUrl, encoding: parts.ordersEncoding }),
    hasDiskSpace,
    startWork: () =>
      void work
        .run(ending.signal)
        .catch((error: unknown) => warn({ err: error }, 'the exchange could not go on')),
  });

  /** Programs that look for holes come without a name too; 1C calls itself 1C. */
  async function recognise(asked: Asked): Promise<{ accountId: number } | ToldAnswer> {
    const recognised = await accounts.recognise(asked.authorization, asked.address);
    if (recognised === null && /^1[CС]/i.test(asked.agent)) await noteNameless(db);
    return toRecognised(recognised);
  }

  async function findOpen(asked: Asked): Promise<ExchangeSession | ToldAnswer> {
    const { token, type } = asked;
    const byCookie =
      token === undefined ? null : await findSession(db, { tokenHash: hashOf(token), accountId: null, type });
    if (byCookie) return byCookie;
    const recognised = await recognise(asked);
    if (!('accountId' in recognised)) return recognised;
    const own = await findSession(db, { tokenHash: null, accountId: recognised.accountId, type });
    return (
      own ??
      (await openSession(asked, recognised.accountId))?.session ??
      failure('Обмен уже идёт. Повторите через минуту')
    );
  }

  async function openSession({ type, address, agent }: Asked, accountId: number) {
    const token = makeToken();
    const session = await transaction(db, (tx) =>
      takeOver(tx, {
        accountId,
        type,
        tokenHash: hashOf(token),
        folder: randomUUID(),
        address,
        agent: agent.slice(0, 200),
      }),
    );
    return session && { session, token };
  }

  async function greet(asked: Asked): Promise<ToldAnswer> {
    const recognised = await recognise(asked);
    if (!('accountId' in recognised)) return recognised;
    const opened = await openSession(asked, recognised.accountId);
    if (!opened) return failure('Обмен уже идёт. Повторите через минуту');
    const { session, token } = opened;
    const timestamp = Math.floor(session.startedAt.getTime() / 1000);
    return success(COOKIE, token, `sessid=${sessidOf(session)}`, `timestamp=${timestamp}`);
  }

  return {
    async answer(asked) {
      if (!TYPES.has(asked.type)) return failure('Неизвестная команда');
      if (asked.mode === 'checkauth') return greet(asked);
      const session = await findOpen(asked);
      if (!('folder' in session)) return session;
      if (asked.sessid !== undefined && asked.sessid !== sessidOf(session))
        return failure('Сеанс обмена закончился. Повторите обмен');
      await setBusy(db, session.id, true);
      try {
        return await dialogue(session, asked);
      } finally {
        await setBusy(db, session.id, false);
      }
    },

    work: (signal) => work.run(signal),
    // Nobody waits for figures: they need no visitor's patience.
    measure: async () => noteFigures(await readFigures(parts.workDb)),
  };
}

function toRecognised(
  recognised: Awaited<ReturnType<Accounts['recognise']>>,
): { accountId: number } | ToldAnswer {
  if (recognised === null) return { kind: 'who_are_you' };
  if (recognised === 'wrong') return failure('Неверное имя или пароль');
  if (recognised === 'too_many') return failure('Слишком много неверных попыток. Подождите 15 минут');
  return recognised === 'elsewhere' ? failure('С этого адреса обмен не разрешён') : recognised;
}
