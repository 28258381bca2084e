/**
 * Letters of the shop. Promises: a letter written into the queue within a transaction leaves if and only if that
 * transaction commits, at least once, however often processes die; the same `dedupeKey` is one letter, and the same
 * letter always has the same Message-ID. Hides that letters are tasks (tasks.ts), SMTP and the outbox folder.
 * Relies on somebody calling `sendDue` about every second (jobs.ts).
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { templateOf } from '#domain/letter-templates.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database.ts';
import type { TakenTask, TaskKind, Tasks } from '../tasks/tasks.ts';
import type { ComposedMail } from './compose.ts';
import { composeLetter, type Letter, type OwnWords } from './letter.ts';
import { type ReadPicture, takePictures } from './letter-pictures.ts';
import { deleteOldMails, isInOldQueue, moveOldMails } from './mail.queries.ts';
import { findOwnWords } from './own-words.queries.ts';
import {
  folderTransport,
  isRefusedForGood,
  reasonOf,
  type Signer,
  smtpTransport,
  type Transport,
} from './transport.ts';

export { composeLetter, type Letter, type OwnWords, sayLetter, usualWords } from './letter.ts';
export { escapeHtml } from './letter-html.ts';
export type { LetterWords } from './letter-words.ts';

export interface Mail {
  /** Within the caller's transaction, in the shop's own words where it has some, or in those that are given. */
  enqueue(tx: Db, letter: Letter, own?: OwnWords): Promise<void>;
  /** Sends what is due; tells how many letters left. */
  sendDue(signal?: AbortSignal): Promise<number>;
  /** Takes over what older shops have left waiting in their own queue; tells how many letters. */
  moveOld(): Promise<number>;
  close(): void;
}

/** As it lies in the queue: a version that sends needs not know how it was worded. */
interface SealedLetter extends ComposedMail {
  to: string;
  endUrl?: string | undefined;
}

interface MailOptions extends Partial<Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>> {
  dkim?: Signer | undefined;
  /** Without it letters have no pictures. */
  readPicture?: ReadPicture;
}

const KIND = 'letter';
const MOST_MOVED = 100;
const OLD_KEPT_DAYS = 30;

export function createMail(
  db: Db,
  tasks: Tasks,
  options: MailOptions,
  transport = transportOf(options),
): Mail {
  const { mailFrom = 'no-reply@localhost', readPicture = async () => null } = options;
  const host = mailFrom.split('@')[1] ?? 'localhost';

  async function send({ key, createdAt, open }: TakenTask, by: Transport): Promise<void> {
    const words = open() as SealedLetter;
    const { kind, digest } = splitKey(key);
    const messageId = `<${digest.slice(0, 32)}@${host}>`;
    const { html, pictures } = await takePictures(words.html, readPicture);
    await by.send({ ...words, html, pictures, kind, messageId, from: mailFrom, date: createdAt });
  }

  return {
    async enqueue(tx, letter, own) {
      const { name, dedupeKey, to, endUrl, words } = letter;
      const digest = createHash('sha256').update(dedupeKey).digest('base64url');
      if (await isInOldQueue(tx, digest)) return;
      const said = own ?? (await findOwnWords(tx, name, words.language));
      const payload = { to, endUrl, ...composeLetter(letter, said) } satisfies SealedLetter;
      await tasks.put(tx, { kind: KIND, key: `${templateOf(name).kind}:${digest}`, payload });
    },

    sendDue: async (signal) =>
      transport ? tasks.runDue({ ...letters, run: (task) => send(task, transport) }, signal) : 0,

    async moveOld() {
      const moved = await moveOldMails(db, MOST_MOVED);
      if (moved === 0) await deleteOldMails(db, OLD_KEPT_DAYS);
      return moved;
    },

    close: () => transport?.close(),
  };
}

const letters: Omit<TaskKind, 'run'> = {
  kind: KIND,
  /** Longer than a letter may take to leave. */
  leaseSeconds: 120,
  /** With these pauses the last try is about a day after the first. */
  mostTries: 10,
  firstPauseSeconds: 30,
  longestPauseSeconds: 6 * 60 * 60,
  // Links of letters open accounts.
  isForgotten: true,
  isFinal: isRefusedForGood,
  reasonOf,
};

/** `recovery:` and the digest of what makes it this letter. */
function splitKey(key: string): { kind: string; digest: string } {
  const at = key.lastIndexOf(':');
  return { kind: key.slice(0, at), digest: key.slice(at + 1) };
}

/** Without a server and without a folder letters wait. */
function transportOf({ smtpUrl, dataDir, dkim }: MailOptions): Transport | null {
  if (smtpUrl) return smtpTransport(smtpUrl, dkim ?? null);
  return dataDir === undefined ? null : folderTransport(outboxOf(dataDir));
}

export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox');
