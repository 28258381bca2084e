/**
 * A forgotten password. Asking is only written down, so that it takes the same time and gets the same answer whoever
 * asks for whom; the account is looked up later, beside the requests. The link sets a new password, ends every
 * session and logs in whoever opened it.
 */
import type { Locale } from '#domain/locale.ts';
import { type Database, transaction } from '../database.ts';
import { RECOVERIES } from '../http/limit-figures.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/session.ts';
import type { Mail } from '../mail/mail.ts';
import { findCredentials, setPasswordHash } from './credentials.queries.ts';
import { FieldFaults } from './form-refusals.ts';
import { limitsOf, requireAllWithin, type Source } from './guessing.ts';
import { passwordChangedLetter } from './letters.ts';
import type { Passwords } from './passwords.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import {
  endMailedTokens,
  findMailedToken,
  insertRecoveryRequest,
  setConfirmedEmail,
  spendMailedToken,
} from './tokens.queries.ts';

export async function askForRecovery(
  db: Database,
  loginName: string,
  { language, ...source }: Source & { language: Locale },
): Promise<void> {
  // Looked up for a device that somebody came in by, whosever login it is: for all others nobody is.
  const found = source.device && (await findCredentials(db, loginName));
  await requireAllWithin(db, limitsOf(RECOVERIES, loginName, source, found?.userId ?? null));
  await insertRecoveryRequest(db, loginName, language);
}

/** Gives the id of the user whose password is new; all sessions are ended. */
export async function setPasswordByToken(
  { db, passwords, mail }: { db: Database; passwords: Passwords; mail: Mail },
  { token, password }: { token: string; password: string },
  language: Locale,
): Promise<number> {
  const tokenHash = hashToken(token);
  const found = await findMailedToken(db, tokenHash, 'recovery');
  if (!found) throw new Refusal('token.unknown');
  if (found.isOver) throw new Refusal('token.expired');
  // A password that is not good enough does not use the link up.
  const faults = new FieldFaults(language);
  faults.checkPassword(password, [found.phone, found.email]);
  faults.refuse();
  const passwordHash = await passwords.hash(password);
  const { userId, email } = found;
  await transaction(db, async (tx) => {
    if (!(await spendMailedToken(tx, tokenHash))) throw new Refusal('token.expired');
    await setPasswordHash(tx, userId, passwordHash);
    await setConfirmedEmail(tx, userId, email);
    await endMailedTokens(tx, userId, 'recovery');
    await deleteSessionsOf(tx, userId, null);
    await mail.enqueue(
      tx,
      passwordChangedLetter({ to: email, language: found.language, key: tokenHash.toString('base64url') }),
    );
  });
  return userId;
}
