/** Short messages as staff word them. Promises: what cannot be filled or would be more than two messages is not kept. */
import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import { findSmsFault, type SmsKind, saySms } from '#domain/sms-words.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findSmsWords, listSmsWords, lockSmsWords, updateSmsWords } from './sms-words.queries.ts';

/** As it goes out: in the shop's own words, or in those that ship. */
export async function wordSms(db: Db, kind: SmsKind, language: Locale, value: string): Promise<string> {
  return saySms(kind, language, await findSmsWords(db, kind, language), value);
}

export const smsWordsSubject: Subject = {
  right: 'mail',
  fields: { words: { schema: z.string().trim().max(320) } },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockSmsWords(tx, ids);
    const rows = await listSmsWords(tx, ids);
    return new Map(rows.map(({ id, ...values }) => [id, values]));
  },
  async write(tx, changes) {
    const kinds = new Map(
      (
        await listSmsWords(
          tx,
          changes.map(({ id }) => id),
        )
      ).map(({ id, kind }) => [id, kind]),
    );
    for (const { id, to } of changes) {
      const kind = kinds.get(id);
      if (kind === undefined) continue;
      const fault = findSmsFault(kind, String(to));
      if (fault) throw new Refusal(`sms.${fault.what}`, { slot: fault.slot });
      await updateSmsWords(tx, id, String(to));
    }
  },
  nameOf: ({ kind, language }) => `SMS ${kind} (${language})`,
};
