/** Another password of somebody who is logged in: the old one proves them, what else was open ends, a letter tells it. */
import type { Locale } from '#domain/locale.ts';
import { type Database, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Mail } from '../mail/mail.ts';
import { findCredentialsOf, setPasswordHash } from './credentials.queries.ts';
import { FieldFaults } from './form-refusals.ts';
import { type Guessing, PER_USER } from './guessing.ts';
import { passwordChangedLetter } from './letters.ts';
import type { Passwords } from './passwords.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { endMailedTokens } from './tokens.queries.ts';

export interface ChangePassword {
  /** Absent where there is none yet. */
  oldPassword?: string | undefined;
  password: string;
}

interface ChangeParts {
  db: Database;
  mail: Mail;
  passwords: Passwords;
  guessing: Guessing;
}

export async function changePassword(
  { db, mail, passwords, guessing }: ChangeParts,
  { id, sessionId }: { id: number; sessionId: number },
  asked: ChangePassword,
  language: Locale,
): Promise<void> {
  const found = await findCredentialsOf(db, id);
  const faults = new FieldFaults(language);
  faults.checkPassword(asked.password, [found?.email ?? null, found?.phone ?? null]);
  faults.refuse();
  if (!found) throw new Refusal('session.required');
  await guessing([[PER_USER, String(id)]], async () => {
    const isFirst = found.passwordHash === null;
    if (isFirst || (await passwords.isRight(found.passwordHash, asked.oldPassword ?? ''))) return;
    faults.add('oldPassword', 'oldPassword');
    faults.refuse();
  });
  const passwordHash = await passwords.hash(asked.password);
  await transaction(db, async (tx) => {
    await setPasswordHash(tx, id, passwordHash);
    await deleteSessionsOf(tx, id, sessionId);
    await endMailedTokens(tx, id, 'recovery');
    if (found.email === null) return;
    const key = `${id}:${Date.now()}`;
    await mail.enqueue(tx, passwordChangedLetter({ to: found.email, language: found.language, key }));
  });
}
