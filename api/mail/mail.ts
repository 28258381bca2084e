/**
 * Letters of the shop. Promises: a letter written into the queue within a transaction leaves if and only if that
 * transaction commits, at least once, however often processes die; the same `dedupeKey` is one letter, and the same
 * letter always has the same Message-ID. Hides the queue, its leases and retries, SMTP and the outbox folder.
 * Relies on somebody calling `sendDue` about every second (jobs.ts).
 */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Db } from '../database.ts';
import type { ComposedMail } from './compose.ts';
import {
  type ClaimedMail,
  claimMail,
  deleteOldMails,
  endMail,
  insertMail,
  postponeMail,
} from './mail.queries.ts';
import { createSeal } from './seal.ts';
import { folderTransport, isRefusedForGood, reasonOf, smtpTransport, type Transport } from './transport.ts';

export { composeMail, escapeHtml } from './compose.ts';

export interface Letter extends ComposedMail {
  /** For logs and the outbox: `recovery`. */
  kind: string;
  /** What makes it this letter and no other: `recovery:` and the id of its token. */
  dedupeKey: string;
  /** An address as parseEmail gives it. */
  to: string;
}

export interface Mail {
  /** Within the caller's transaction. */
  enqueue(tx: Db, letter: Letter): Promise<void>;
  /** Sends what is due; tells how many letters left. */
  sendDue(): Promise<number>;
  close(): void;
}

export interface MailOptions extends Partial<Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'secretKey'>> {
  log: { error(facts: object, words: string): void; warn(facts: object, words: string): void };
}

/** Longer than a letter may take to leave. */
const LEASE_SECONDS = 120;
const MOST_PER_ROUND = 50;
/** With these pauses the last try is about a day after the first. */
const MOST_ATTEMPTS = 10;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 6 * 60 * 60;
const KEPT_DAYS = 30;

export function createMail(db: Db, options: MailOptions, transport = transportOf(options)): Mail {
  const { mailFrom = 'no-reply@localhost', log } = options;
  const seal = createSeal(options.secretKey ?? randomBytes(32).toString('base64url'));
  const host = mailFrom.split('@')[1] ?? 'localhost';

  /** True when it left. */
  async function send(mail: ClaimedMail, by: Transport): Promise<boolean> {
    const { id, kind, messageId, attempts } = mail;
    try {
      const words = seal.open(mail.sealed) as Omit<Letter, 'kind' | 'dedupeKey'>;
      await by.send({ ...words, kind, messageId, from: mailFrom, date: mail.createdAt });
    } catch (error) {
      const isLast = attempts >= MOST_ATTEMPTS || isRefusedForGood(error);
      const facts = { mail: id, kind, attempts, reason: reasonOf(error) };
      if (isLast) {
        log.error(facts, 'a letter is given up');
        await endMail(db, id, 'dead');
      } else {
        log.warn(facts, 'a letter did not leave and will be tried again');
        await postponeMail(db, id, pauseAfter(attempts));
      }
      return false;
    }
    await endMail(db, id, 'sent');
    return true;
  }

  return {
    async enqueue(tx, { kind, dedupeKey, to, subject, text, html }) {
      const digest = createHash('sha256').update(dedupeKey).digest('base64url');
      await insertMail(tx, {
        dedupeKey: digest,
        kind,
        messageId: `<${digest.slice(0, 32)}@${host}>`,
        sealed: seal.close({ to, subject, text, html }),
      });
    },

    async sendDue() {
      if (!transport) return 0;
      let sent = 0;
      for (let round = 0; round < MOST_PER_ROUND; round++) {
        const mail = await claimMail(db, LEASE_SECONDS);
        if (!mail) break;
        if (await send(mail, transport)) sent++;
      }
      if (sent > 0) await deleteOldMails(db, KEPT_DAYS);
      return sent;
    },

    close: () => transport?.close(),
  };
}

/** Without a server and without a folder letters wait. */
function transportOf({ smtpUrl, dataDir }: MailOptions): Transport | null {
  if (smtpUrl) return smtpTransport(smtpUrl);
  return dataDir === undefined ? null : folderTransport(outboxOf(dataDir));
}

export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox');

/** Twice as long each time, a little apart so that a hundred letters do not come back at once. */
function pauseAfter(attempts: number): number {
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
  return Math.round(pause * (0.8 + 0.4 * Math.random()));
}
