/**
 * Letters about orders as staff see and word them. Promises: a letter is shown as it would go out with a real order, but names
 * nobody (who words letters need not know who buys); words whose slots cannot be filled are neither shown nor kept.
 */
import { z } from 'zod';
import type { LetterWordsRow } from '#contract/office/letter-templates.ts';
import { findSlotFault } from '#domain/letter-slots.ts';
import type { Locale } from '#domain/locale.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { readLetterOrder } from './letter-order.ts';
import type { LetterKind } from './order-letter-words.ts';
import { wordOrder } from './order-letters.ts';
import { listLetterWords, lockLetterWords, updateLetterWords } from './own-letter-words.queries.ts';
import { type OwnWords, sayOrder } from './own-letter-words.ts';

const SOMEBODY: Readonly<Record<Locale, { firstName: string; door: string }>> = {
  ru: { firstName: 'Имя', door: 'Город, улица, дом' },
  kz: { firstName: 'Есімі', door: 'Қала, көше, үй' },
};
const CODE = '••••';

function requireSlots({ subject, opening }: OwnWords): void {
  const fault = findSlotFault('subject', subject) ?? findSlotFault('opening', opening);
  if (fault) throw new Refusal(`letter.${fault.what}_slot`, { slot: fault.slot });
}

export const letterWordsSubject: Subject = {
  right: 'mail',
  fields: {
    subject: { schema: z.string().trim().max(120) },
    opening: { schema: z.string().trim().max(500) },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockLetterWords(tx, ids);
    const rows = await listLetterWords(tx, ids);
    return new Map(
      rows.map(({ id, kind, language, subject, opening }) => [id, { kind, language, subject, opening }]),
    );
  },
  async write(tx, changes) {
    const byId = Map.groupBy(changes, ({ id }) => id);
    for (const row of await listLetterWords(tx, [...byId.keys()])) {
      const own = byId.get(row.id) ?? [];
      const wanted: LetterWordsRow = {
        ...row,
        ...Object.fromEntries(own.map(({ field, to }) => [field, to])),
      };
      requireSlots(wanted);
      await updateLetterWords(tx, wanted);
    }
  },
  nameOf: ({ kind, language }) => `${kind} (${language})`,
};

interface AskedLetter extends OwnWords {
  kind: LetterKind;
  language: Locale;
  order: number;
}

export async function showLetter(db: Db, asked: AskedLetter, publicUrl: string) {
  const { kind, language } = asked;
  requireSlots(asked);
  const { firstName, door } = SOMEBODY[language];
  const found = await readLetterOrder(db, asked.order, { email: '', firstName }, language);
  if (!found) throw new Refusal('order.not_found');
  const order = {
    ...found,
    place: found.isPickup ? found.place : door,
    pickupCode: found.pickupCode === null ? null : CODE,
    ...(kind === 'changed' ? { formerTotalTenge: found.totalTenge } : {}),
  };
  const {
    subject,
    paragraphs,
    facts = [],
    lines = [],
    sums = [],
    button,
    note = '',
  } = wordOrder(kind, order, publicUrl, asked);
  return {
    ...{ subject, note, button: button?.label ?? '', usual: sayOrder(kind, order).usual },
    paragraphs: [...paragraphs],
    facts: [...facts],
    lines: lines.map(({ name, detail, sum }) => ({ name, detail, sum })),
    sums: sums.map(({ name, value, isTotal = false }) => ({ name, value, isTotal })),
  };
}
