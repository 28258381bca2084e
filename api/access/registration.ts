/**
 * Registration. Promises that nobody learns from it who has an account: the request is checked, hashed and written down
 * without looking anybody up; whether a letter invites to confirm or tells the owner of the address is decided later,
 * beside the requests. The account is made by whoever opens the letter, and only the browser that registered is logged
 * in by that: a stranger who registers somebody's address gets nothing when its owner confirms.
 */
import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { register } from '#contract/auth.ts';
import { coarseNetwork } from '#domain/device.ts';
import { parseEmail } from '#domain/email.ts';
import type { Locale } from '#domain/locale.ts';
import { parsePersonName } from '#domain/person-name.ts';
import { parsePhone } from '#domain/phone.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { REGISTRATIONS } from '../http/limit-figures.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/session.ts';
import { attachClaimedCard, type ClaimedCard, findCardClaim } from '../loyalty/loyalty.ts';
import { insertConsents } from './consents.ts';
import { FieldFaults } from './form-refusals.ts';
import { limitsOf, requireAllWithin, type Source } from './guessing.ts';
import type { Passwords } from './passwords.ts';
import {
  askForLetterAgain,
  type ConfirmedRegistration,
  endRegistration,
  findRegistration,
  findUnconfirmed,
  insertRegistration,
  makeAccount,
} from './registration.queries.ts';
import { makeToken } from './sessions.ts';
import { CONFIRM_SECONDS } from './tokens.ts';

const RESEND_SECONDS = 60;
const PER_LETTER: Limit = { name: 'confirmation', max: 1, windowSeconds: RESEND_SECONDS };
const PER_LETTER_DAY: Limit = { name: 'confirmation-day', max: 5, windowSeconds: 24 * 60 * 60 };

export interface Registered {
  /** For the browser alone: proves at the confirmation that it was this one. */
  browserSecret: string;
  email: string;
  ttl: number;
  resendIn: number;
}

type Asked = z.output<typeof register.body>;

export async function registerUser(
  { db, passwords }: { db: Database; passwords: Passwords },
  asked: Asked,
  { language, address, ...source }: Source & { language: Locale; address: string },
): Promise<Registered> {
  const read = readAsked(asked, language);
  await requireAllWithin(db, limitsOf(REGISTRATIONS, read.email, source, null));
  const passwordHash = await passwords.hash(asked.password);
  const browserSecret = makeToken();
  await transaction(db, (tx) =>
    insertRegistration(
      tx,
      {
        ...read,
        passwordHash,
        language,
        isSubscribed: asked.subscribe ?? false,
        network: coarseNetwork(address),
        browserHash: hashToken(browserSecret),
      },
      CONFIRM_SECONDS,
    ),
  );
  return { browserSecret, email: read.email, ttl: CONFIRM_SECONDS, resendIn: RESEND_SECONDS };
}

function readAsked(asked: Asked, language: Locale) {
  const faults = new FieldFaults(language);
  const firstName = faults.need('firstName', parsePersonName(asked.firstName), 'firstName');
  const hasLastName = (asked.lastName ?? '').trim() !== '';
  const lastName = hasLastName ? faults.need('lastName', parsePersonName(asked.lastName), 'lastName') : '';
  const typed = parsePhone(asked.phone);
  const phone = faults.need('phone', typed?.kind === 'fixed' ? null : (typed?.e164 ?? null), 'phone');
  const email = faults.need('email', parseEmail(asked.email), 'email');
  faults.checkPassword(asked.password, [phone, email]);
  if (!asked.agreement) faults.add('agreement', 'agreement');
  const hasCard = (asked.cardNumber ?? '').trim() !== '';
  const card = hasCard ? findCardClaim(asked.cardNumber ?? '', asked.cardCode ?? '') : null;
  if (hasCard && card === null) faults.add('cardNumber', 'cardNumber');
  else if (card !== null && (asked.cardCode ?? '').trim() === '') faults.add('cardCode', 'cardCode');
  faults.refuse();
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: phone ?? '',
    email: email ?? '',
    cityCode: asked.cityCode ?? null,
    card,
  };
}

/** One letter a minute, five a day, whoever asks for them. */
export async function requireLetterLimit(db: Db, who: string): Promise<void> {
  await requireWithinLimit(db, PER_LETTER, who);
  await requireWithinLimit(db, PER_LETTER_DAY, who);
}

export async function resendToBrowser(db: Db, browserSecret: string): Promise<void> {
  await requireLetterLimit(db, browserSecret);
  await askForLetterAgain(db, { browserHash: hashToken(browserSecret) }, CONFIRM_SECONDS);
}

/** A registration that waits for its letter to be opened, to whoever knows its password. The same work for all. */
export async function findUnconfirmedBy(
  { db, passwords }: { db: Db; passwords: Passwords },
  login: string,
  password: string,
): Promise<{ id: number; email: string } | null> {
  const found = await findUnconfirmed(db, login);
  return (await passwords.isRight(found?.passwordHash ?? null, password)) ? found : null;
}

export async function resendToUnconfirmed(
  db: Db,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await requireLetterLimit(db, `registration ${email}`);
  await askForLetterAgain(db, { id }, CONFIRM_SECONDS);
}

export interface Confirmed {
  userId: number;
  email: string;
  isPhoneTaken: boolean;
  /** The browser that confirms is the one that registered. */
  isSameBrowser: boolean;
  /** A plastic card that waits to be attached. */
  card: ClaimedCard | null;
}

/** Makes the account; null when the token belongs to no registration. */
export async function confirmRegistration(
  tx: Db,
  token: string,
  browserSecret: string | null,
): Promise<Confirmed | null> {
  const found = await findRegistration(tx, hashToken(token));
  if (!found) return null;
  if (found.isOver) throw new Refusal('token.expired');
  const account = await makeAccount(tx, found.id);
  if (!account) throw new Refusal('token.expired');
  await insertConsents(tx, account.userId, {
    documents: found.isSubscribed ? ['offer', 'privacy', 'subscription'] : ['offer', 'privacy'],
    language: found.language,
    network: found.network,
  });
  await endRegistration(tx, found.id);
  return {
    userId: account.userId,
    email: found.email,
    isPhoneTaken: !account.hasPhone,
    isSameBrowser: isBrowserOf(found, browserSecret),
    card: found.cardCodeHash && { number: found.cardNumber, codeHash: found.cardCodeHash },
  };
}

/** After the account is there: a card that is not theirs to have costs nobody the account. */
export async function attachRegisteredCard(
  db: Database,
  { userId, card }: Pick<Confirmed, 'userId' | 'card'>,
): Promise<boolean | null> {
  return card && attachClaimedCard(db, userId, card);
}

function isBrowserOf({ browserHash }: ConfirmedRegistration, browserSecret: string | null): boolean {
  return browserSecret !== null && timingSafeEqual(browserHash, hashToken(browserSecret));
}
