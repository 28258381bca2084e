/**
 * The conversation, step by step: who are you, what can you take, here is a file, take it in, what have you sold. Every
 * answer is a status word with a Russian line; nothing here throws at 1C, which hides what it cannot read.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanFileName, isOfNoUse, typeOfFile } from '#domain/exchange/exchange-file-name.ts';
import { NO_ROOM_LEFT } from '#domain/exchange/package-codes.ts';
import { type Database, transaction } from '../database.ts';
import { closeRuns } from './apply/runs.queries.ts';
import { type ExchangeSession, endSession, setVersion } from './exchange-sessions.queries.ts';
import type { Inbox } from './inbox.ts';
import { PART_BYTES } from './inbox.ts';
import type { OrdersOut } from './orders-out.ts';
import { sayApplied, sayApplying, sayFault, sayReading } from './package-words.ts';
import { type ExchangePackage, getPackage, openPackage } from './packages.queries.ts';
import { Unreadable } from './read/unreadable.ts';
import { failure, plainLines, progress, success, type ToldAnswer } from './told-answer.ts';

export interface AskedStep {
  type: string;
  mode: string;
  filename: string | undefined;
  version: string | undefined;
  body: AsyncIterable<Uint8Array>;
  bytes: number | null;
}

interface DialogueParts {
  db: Database;
  inbox: Inbox;
  ordersOut: OrdersOut;
  hasDiskSpace(): boolean;
  /** Begins work on what waits, and does not wait for it. */
  startWork(): void;
}

/** 1C gives up on a silent site after a while that nobody has measured: it hears something sooner. */
const MOST_WAIT_MS = 8000;
const LOOK_MS = 100;
const OUR_VERSION = '2.10';
const NO_ROOM = 'На сайте нет места для файлов обмена. Сообщите администратору сайта';

export type Dialogue = (session: ExchangeSession, step: AskedStep) => Promise<ToldAnswer>;

export function createDialogue({ db, inbox, ordersOut, hasDiskSpace, startWork }: DialogueParts): Dialogue {
  async function init(session: ExchangeSession, { version }: AskedStep): Promise<ToldAnswer> {
    await setVersion(db, session.id, version ?? null);
    const told = version === undefined ? [] : [`sessid=${sessidOf(session)}`, `version=${OUR_VERSION}`];
    return plainLines('zip=yes', `file_limit=${PART_BYTES}`, ...told);
  }

  async function takeFile(session: ExchangeSession, step: AskedStep): Promise<ToldAnswer> {
    const name = cleanFileName(step.filename);
    if (name === null && isOfNoUse(step.filename)) {
      for await (const _piece of step.body);
      return success('Такие файлы сайту не нужны');
    }
    if (name === null) return failure('Недопустимое имя файла');
    if (!hasDiskSpace()) return failure(NO_ROOM);
    const received = await inbox.receive(session, { name, body: step.body, bytes: step.bytes });
    if (received === 'no_room') return failure(NO_ROOM);
    if (received === 'short') return failure('Часть файла пришла не полностью. Повторите выгрузку');
    if (received === 'too_large') return failure('Часть файла слишком велика');
    // Old clients of orders say nothing after the file: it is taken in at once.
    if (session.type === 'sale' && session.version === null && typeOfFile(name) === 'xml')
      return takeIn(session, { ...step, filename: name });
    return success();
  }

  async function takeIn(session: ExchangeSession, step: AskedStep): Promise<ToldAnswer> {
    const name = cleanFileName(step.filename);
    if (name === null) return failure('Недопустимое имя файла');
    const found = await inbox.find(session, name);
    if (!found) return failure(sayFault('file.absent', { name }));
    const type = typeOfFile(found.entry ?? found.file.name);
    // Pictures and whole archives are taken with the goods that name them.
    if (type !== 'xml') return success('Файл принят');
    const id = await openPackage(db, {
      sessionId: found.file.sessionId,
      file: found.file.name,
      entry: found.entry,
    });
    startWork();
    return waitForNews(id);
  }

  /** Nothing more comes of a whole export: what it did not name is switched off, by a package of its own. */
  async function endWhole({ type, accountId }: ExchangeSession): Promise<number | undefined> {
    if (type !== 'catalog') return undefined;
    const [id] = await transaction(db, (tx) => closeRuns(tx, accountId));
    startWork();
    return id;
  }

  async function waitForNews(id: number): Promise<ToldAnswer> {
    const until = performance.now() + MOST_WAIT_MS;
    for (;;) {
      const pkg = await getPackage(db, id);
      const end = sayEnd(pkg);
      if (end) return end;
      // What is begun goes on by itself when there is room again; 1C hears why it waits.
      if (pkg.error === NO_ROOM_LEFT || !hasDiskSpace()) return failure(NO_ROOM);
      if (performance.now() > until)
        return progress(pkg.state === 'applying' ? sayApplying(pkg) : sayReading(pkg));
      await sleep(LOOK_MS);
    }
  }

  const modes: Readonly<Record<string, Dialogue>> = {
    init,
    file: takeFile,
    import: takeIn,
    query: (session) => ordersOut.write(session),
    info: async () => ordersOut.list(),
    success: async (session) => {
      await ordersOut.confirm(session);
      return success();
    },
    async complete(session) {
      await endWhole(session);
      await endSession(db, session.id);
      return success('Обмен завершён');
    },
    async deactivate(session) {
      const id = await endWhole(session);
      return id === undefined ? success('Отключать нечего') : waitForNews(id);
    },
  };

  return async (session, step) => {
    const answer = modes[step.mode];
    if (!answer || (OF_ORDERS.has(step.mode) && session.type !== 'sale'))
      return failure('Неизвестная команда');
    try {
      return await answer(session, step);
    } catch (error) {
      if (error instanceof Unreadable) return failure(sayFault(error.code, error.facts));
      throw error;
    }
  };
}

const OF_ORDERS = new Set(['query', 'success', 'info']);

function sayEnd(pkg: ExchangePackage): ToldAnswer | null {
  if (pkg.state === 'applied') return success(sayApplied(pkg));
  if (pkg.state === 'held') return success('Пакет ждёт подтверждения на сайте');
  if (pkg.state === 'superseded') return success('Пакет заменён более новым');
  if (pkg.state === 'refused') return failure('Пакет отклонён на сайте');
  return pkg.state === 'failed' ? failure(sayFault(pkg.error, pkg.errorFacts)) : null;
}

/** Sent beside the cookie by newer clients; made of what only this session has. */
export const sessidOf = ({ folder }: Pick<ExchangeSession, 'folder'>): string =>
  createHash('sha256').update(`sessid ${folder}`).digest('hex').slice(0, 32);
