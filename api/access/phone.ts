/**
 * Another phone for an account. Promises: the new one is proved by a code that was sent there for this user alone;
 * whether it is somebody else's is told only to whoever has shown that code; the old one hears of it before anything
 * changes, the owner gets a letter, and every other session ends.
 */
import type { Locale } from '#domain/locale.ts';
import { isMobilePhone, maskPhone, parsePhone } from '#domain/phone.ts';
import { type Database, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Mail } from '../mail/mail.ts';
import { type Sms, wordSms } from '../sms/sms.ts';
import type { ProvedPhone } from './codes.ts';
import {
  type Credentials,
  findCredentialsOf,
  isPhoneTaken,
  setPhone,
  spendCode,
} from './credentials.queries.ts';
import { FieldFaults } from './form-refusals.ts';
import { phoneChangedLetter } from './letters.ts';
import { deleteSessionsOf } from './sessions.queries.ts';

/** Refuses the number that is theirs already. */
export function requireOtherPhone({ phone }: Credentials, typed: string, language: Locale): void {
  if (phone === null || parsePhone(typed)?.e164 !== phone) return;
  const faults = new FieldFaults(language);
  faults.add('phone', 'phoneSame');
  faults.refuse();
}

interface Parts {
  db: Database;
  sms: Sms;
  mail: Mail;
}

export async function moveToPhone(
  { db, sms, mail }: Parts,
  { id, sessionId }: { id: number; sessionId: number },
  { phone, codeHash }: ProvedPhone,
): Promise<void> {
  const before = await findCredentialsOf(db, id);
  if (!before) throw new Refusal('session.required');
  if (await isPhoneTaken(db, phone)) throw new Refusal('auth.phone_taken');
  // First: a change that its owner could not be told of does not happen.
  if (before.phone !== null && isMobilePhone(before.phone))
    await sms.send(before.phone, await wordSms(db, 'phone_changes', before.language, maskPhone(phone)));
  await transaction(db, async (tx) => {
    if (!(await spendCode(tx, phone, codeHash))) throw new Refusal('auth.invalid_code');
    if (!(await setPhone(tx, id, phone))) throw new Refusal('auth.phone_taken');
    await deleteSessionsOf(tx, id, sessionId);
    if (before.email === null) return;
    const letter = { to: before.email, language: before.language, key: `${id}:${Date.now()}` };
    await mail.enqueue(tx, phoneChangedLetter({ ...letter, phone: maskPhone(phone) }));
  });
}
