/** The letter by which somebody confirms that they want to be forgotten: a password alone may be known to others. */
import type { Locale } from '#domain/locale.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/session.ts';
import type { Mail } from '../mail/mail.ts';
import { leavingLetter } from './letters.ts';
import { requireLetterLimit } from './registration.ts';
import { makeToken } from './sessions.ts';
import { findMailedToken, insertMailedToken, spendMailedToken } from './tokens.queries.ts';
import { LEAVING_SECONDS } from './tokens.ts';

export interface Leaver {
  userId: number;
  email: string;
  firstName: string;
  language: Locale;
}

export async function sendLeavingLetter(
  { db, mail, publicUrl }: { db: Database; mail: Mail; publicUrl: string },
  { userId, email, firstName, language }: Leaver,
): Promise<void> {
  await requireLetterLimit(db, `leaving ${userId}`);
  const token = makeToken();
  const tokenHash = hashToken(token);
  await transaction(db, async (tx) => {
    await insertMailedToken(tx, { tokenHash, kind: 'leaving', userId, email, seconds: LEAVING_SECONDS });
    const key = tokenHash.toString('base64url');
    await mail.enqueue(tx, leavingLetter({ publicUrl, to: email, language, firstName, token, key }));
  });
}

/** Whose link it is; it works once. */
export async function spendLeavingToken(tx: Db, token: string): Promise<number> {
  const tokenHash = hashToken(token);
  const found = await findMailedToken(tx, tokenHash, 'leaving');
  if (!found) throw new Refusal('token.unknown');
  if (!(await spendMailedToken(tx, tokenHash))) throw new Refusal('token.expired');
  return found.userId;
}
