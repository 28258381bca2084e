/**
 * Codes by SMS. Six digits, ten minutes, five tries, one use; a new one takes the place of the old. Asking tells nobody
 * whether the phone has an account: that is said to whoever has shown the code, and to nobody else. A code belongs to the
 * browser that asked for it: another's request does not replace it, another's tries do not use it up.
 */
import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { coarseNetwork } from '#domain/device.ts';
import type { Locale } from '#domain/locale.ts';
import { parsePersonName } from '#domain/person-name.ts';
import { isMobilePhone, parsePhone } from '#domain/phone.ts';
import { type Database, transaction } from '../database.ts';
import { CODES_SENT } from '../http/limit-figures.ts';
import type { Limit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { type Sms, wordSms } from '../sms/sms.ts';
import { insertConsents } from './consents.ts';
import {
  findIdOfPhone,
  findUserIdByPhone,
  insertUserWithPhone,
  keepCode,
  spendCode,
  tryCode,
} from './credentials.queries.ts';
import { FieldFaults } from './form-refusals.ts';
import { type Counted, limitsOf, requireAllWithin, type Source, takeBack } from './guessing.ts';

const CODE_SECONDS = 10 * 60;
const RESEND_SECONDS = 60;
const MOST_TRIES = 5;
const ONCE_A_MINUTE: Limit = { name: 'code', max: 1, windowSeconds: RESEND_SECONDS };
const PER_USER_DAY: Limit = { name: 'code-user', max: 10, windowSeconds: 24 * 60 * 60 };
const SMS_PER_HOUR = 2000;
/** Of the budget; the rest is for devices that are known, so that strangers who use it up lock nobody else out. */
const SHARE_OF_STRANGERS = 0.8;

type Asker = Source & { language: Locale; address: string };

/** What a code is good for: to come in, or to become the phone of one user; never for the other. */
type Purpose = { kind: 'login' } | { kind: 'change'; userId: number };

/** A code that was shown and is right; used up by `spend`. */
export interface ProvedPhone {
  phone: string;
  codeHash: Buffer;
}

export interface Codes {
  send(typed: string, purpose: Purpose, asker: Asker): Promise<SentCode>;
  /** The user of the phone whose code this is, made if there was none. */
  enter(asked: EnterByCode, asker: Asker): Promise<{ userId: number; isNew: boolean }>;
  /** Refuses a wrong code, and counts it. */
  prove(typed: { phone: string; code: string }, purpose: Purpose, asker: Asker): Promise<ProvedPhone>;
}

interface SentCode {
  ttl: number;
  resendIn: number;
}

interface EnterByCode {
  phone: string;
  code: string;
  firstName?: string | undefined;
  agreement?: boolean | undefined;
}

interface CodesParts {
  db: Database;
  sms: Sms;
  secret: string;
  smsPerHour?: number | undefined;
}

/** One browser; of those without a mark, all of a network. */
const askerHash = ({ client: { browser, network } }: Source): Buffer =>
  createHash('sha256')
    .update(browser === null ? `network ${network}` : `mark ${browser}`)
    .digest()
    .subarray(0, 16);

export function createCodes({ db, sms, secret, smsPerHour = SMS_PER_HOUR }: CodesParts): Codes {
  // Six digits are soon tried out against a plain hash: without the shop's key this one says nothing.
  const hashCode = (phone: string, code: string, purpose: Purpose) =>
    createHmac('sha256', secret)
      .update(`${purpose.kind === 'change' ? `change ${purpose.userId} ` : ''}${phone} ${code}`)
      .digest();

  /** What a sent code counts in, beside the budget. */
  async function sendLimits(phone: string, asker: Asker): Promise<{ own: Counted[]; isKnown: boolean }> {
    // Looked up for devices that somebody came in by, known or not: asking tells nobody whether there is an account.
    const userId = asker.device === null ? null : await findIdOfPhone(db, phone);
    const own = limitsOf(CODES_SENT, phone, asker, userId);
    return { own, isKnown: own[0]?.[0] === CODES_SENT.perKnownDevice };
  }

  const prove: Codes['prove'] = async (typed, purpose, asker) => {
    const phone = getMobile(typed.phone, asker.language);
    const codeHash = hashCode(phone, typed.code, purpose);
    const kept = await tryCode(db, { phone, asker: askerHash(asker) }, MOST_TRIES);
    if (!kept || !timingSafeEqual(kept, codeHash)) throw new Refusal('auth.invalid_code');
    return { phone, codeHash };
  };

  return {
    prove,

    async send(typed, purpose, asker) {
      const { language } = asker;
      const phone = getMobile(typed, language);
      const { own, isKnown } = await sendLimits(phone, asker);
      const max = isKnown ? smsPerHour : Math.floor(smsPerHour * SHARE_OF_STRANGERS);
      await requireAllWithin(db, [
        [ONCE_A_MINUTE, `${phone} ${own[0]?.[1]}`],
        ...(purpose.kind === 'change' ? [[PER_USER_DAY, String(purpose.userId)] as const] : []),
        ...own,
        [{ name: 'code-budget', max, windowSeconds: 3600 }, 'the shop'],
      ]);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await keepCode(
        db,
        { phone, asker: askerHash(asker), codeHash: hashCode(phone, code, purpose) },
        CODE_SECONDS,
      );
      await sms.send(phone, await wordSms(db, purpose.kind, language, code));
      return { ttl: CODE_SECONDS, resendIn: RESEND_SECONDS };
    },

    async enter({ firstName, agreement, ...typed }, asker) {
      const { language, address } = asker;
      const { phone, codeHash } = await prove(typed, { kind: 'login' }, asker);
      const { own } = await sendLimits(phone, asker);
      const entered = await transaction(db, async (tx) => {
        const known = await findUserIdByPhone(tx, phone);
        const name = parsePersonName(firstName);
        // Asked for before the code is used up: the same one then opens the new account.
        if (known === null && (name === null || agreement !== true))
          throw new Refusal('auth.agreement_needed');
        if (!(await spendCode(tx, phone, codeHash))) throw new Refusal('auth.invalid_code');
        if (known !== null) return { userId: known, isNew: false };
        const userId = await insertUserWithPhone(tx, { phone, firstName: name ?? '', language });
        await insertConsents(tx, userId, {
          documents: ['offer', 'privacy'],
          language,
          network: coarseNetwork(address),
        });
        return { userId, isNew: true };
      });
      // Whoever comes in by their codes may go on asking for them.
      await takeBack(db, own);
      return entered;
    },
  };
}

function getMobile(typed: string, language: Locale): string {
  const phone = parsePhone(typed);
  const faults = new FieldFaults(language);
  if (!phone) faults.add('phone', 'phone');
  else if (!isMobilePhone(phone.e164)) faults.add('phone', 'phoneForSms');
  faults.refuse();
  return phone?.e164 ?? '';
}
