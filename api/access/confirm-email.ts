/** A proved e-mail: of a registration, which becomes an account by it, or a new address of somebody who has one. */
import type { Locale } from '#domain/locale.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/session.ts';
import type { Mail } from '../mail/mail.ts';
import { findCredentialsOf } from './credentials.queries.ts';
import { confirmLetter } from './letters.ts';
import { type Confirmed, confirmRegistration, requireLetterLimit } from './registration.ts';
import { makeToken } from './sessions.ts';
import {
  findMailedToken,
  findUnconfirmedEmail,
  insertMailedToken,
  setConfirmedEmail,
  spendMailedToken,
} from './tokens.queries.ts';
import { CONFIRM_SECONDS } from './tokens.ts';

interface Post {
  mail: Mail;
  publicUrl: string;
}

export function confirmEmailByToken(
  db: Database,
  token: string,
  browserSecret: string | null,
): Promise<Confirmed> {
  return transaction(db, async (tx) => {
    const registered = await confirmRegistration(tx, token, browserSecret);
    if (registered) return registered;
    const tokenHash = hashToken(token);
    const found = await findMailedToken(tx, tokenHash, 'email');
    if (!found) throw new Refusal('token.unknown');
    const { userId, email } = found;
    if (!(await spendMailedToken(tx, tokenHash)) || !(await setConfirmedEmail(tx, userId, email)))
      throw new Refusal('token.expired');
    return { userId, email, isPhoneTaken: false, isSameBrowser: false, card: null };
  });
}

interface AskedEmail {
  userId: number;
  email: string;
  firstName: string;
  language: Locale;
}

export async function requestEmail({ mail, publicUrl }: Post, tx: Db, asked: AskedEmail): Promise<void> {
  const token = makeToken();
  const tokenHash = hashToken(token);
  const { userId, email, firstName, language } = asked;
  await insertMailedToken(tx, { tokenHash, kind: 'email', userId, email, seconds: CONFIRM_SECONDS });
  const key = tokenHash.toString('base64url');
  await mail.enqueue(tx, confirmLetter({ publicUrl, to: email, language, firstName, token, key }));
}

/** To the address that waits for its confirmation; to nobody where none does. */
export async function resendToUser(
  { db, mail, publicUrl }: Post & { db: Database },
  userId: number,
): Promise<void> {
  await requireLetterLimit(db, `user ${userId}`);
  const email = await findUnconfirmedEmail(db, userId);
  const found = await findCredentialsOf(db, userId);
  if (email === null || !found) return;
  await transaction(db, (tx) =>
    requestEmail({ mail, publicUrl }, tx, {
      userId,
      email,
      firstName: found.firstName,
      language: found.language,
    }),
  );
}
