/**
 * Codes by SMS. Six digits, ten minutes, five tries, one use; a new one takes the place of the old. Asking tells nobody
 * whether the phone has an account: that is said to whoever has shown the code, and to nobody else.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { coarseNetwork } from '#domain/device.ts';
import type { Locale } from '#domain/locale.ts';
import { parsePersonName } from '#domain/person-name.ts';
import { isMobilePhone, parsePhone } from '#domain/phone.ts';
import { type Database, transaction } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sms } from '../sms/sms.ts';
import { insertConsents } from './consents.ts';
import {
  findUserIdByPhone,
  insertUserWithPhone,
  keepCode,
  spendCode,
  tryCode,
} from './credentials.queries.ts';
import { FieldFaults } from './form-refusals.ts';

const CODE_SECONDS = 10 * 60;
const RESEND_SECONDS = 60;
const MOST_TRIES = 5;
const PER_PHONE: Limit = { name: 'code', max: 1, windowSeconds: RESEND_SECONDS };
const PER_PHONE_DAY: Limit = { name: 'code-day', max: 5, windowSeconds: 24 * 60 * 60 };
const PER_ADDRESS: Limit = { name: 'code-address', max: 20, windowSeconds: 3600 };

const PER_USER_DAY: Limit = { name: 'code-user', max: 10, windowSeconds: 24 * 60 * 60 };

const TEXT = {
  login: {
    ru: (code: string) => `${code} — код входа в Шебер. Никому его не сообщайте.`,
    kz: (code: string) => `${code} — Шеберге кіру коды. Оны ешкімге айтпаңыз.`,
  },
  change: {
    ru: (code: string) =>
      `${code} — код, чтобы привязать этот номер к аккаунту в Шебере. Не просили — никому не сообщайте.`,
    kz: (code: string) =>
      `${code} — осы нөмірді Шебердегі аккаунтқа тіркеу коды. Сұрамасаңыз, ешкімге айтпаңыз.`,
  },
} as const;

/** What a code is good for: to come in, or to become the phone of one user; never for the other. */
type Purpose = { kind: 'login' } | { kind: 'change'; userId: number };

/** A code that was shown and is right; used up by `spend`. */
export interface ProvedPhone {
  phone: string;
  codeHash: Buffer;
}

export interface Codes {
  send(typed: string, purpose: Purpose, asker: { language: Locale; address: string }): Promise<SentCode>;
  /** The user of the phone whose code this is, made if there was none. */
  enter(asked: EnterByCode, language: Locale, address: string): Promise<{ userId: number; isNew: boolean }>;
  /** Refuses a wrong code, and counts it. */
  prove(typed: { phone: string; code: string }, purpose: Purpose, language: Locale): Promise<ProvedPhone>;
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

export function createCodes({ db, sms, secret }: { db: Database; sms: Sms; secret: string }): Codes {
  // Six digits are soon tried out against a plain hash: without the shop's key this one says nothing.
  const hashCode = (phone: string, code: string, purpose: Purpose) =>
    createHmac('sha256', secret)
      .update(`${purpose.kind === 'change' ? `change ${purpose.userId} ` : ''}${phone} ${code}`)
      .digest();

  const prove: Codes['prove'] = async (typed, purpose, language) => {
    const phone = getMobile(typed.phone, language);
    const codeHash = hashCode(phone, typed.code, purpose);
    const kept = await tryCode(db, phone, MOST_TRIES);
    if (!kept || !timingSafeEqual(kept, codeHash)) throw new Refusal('auth.invalid_code');
    return { phone, codeHash };
  };

  return {
    prove,

    async send(typed, purpose, { language, address }) {
      const phone = getMobile(typed, language);
      await requireWithinLimit(db, PER_ADDRESS, address);
      if (purpose.kind === 'change') await requireWithinLimit(db, PER_USER_DAY, String(purpose.userId));
      await requireWithinLimit(db, PER_PHONE, phone);
      await requireWithinLimit(db, PER_PHONE_DAY, phone);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await keepCode(db, phone, hashCode(phone, code, purpose), CODE_SECONDS);
      await sms.send(phone, TEXT[purpose.kind][language](code));
      return { ttl: CODE_SECONDS, resendIn: RESEND_SECONDS };
    },

    async enter({ firstName, agreement, ...typed }, language, address) {
      const { phone, codeHash } = await prove(typed, { kind: 'login' }, language);
      return transaction(db, async (tx) => {
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
