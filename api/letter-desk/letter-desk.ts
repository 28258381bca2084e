/**
 * Every letter of the shop as staff see and word it. Promises: a letter is shown, and sent to oneself for a trial, as it would go out
 * with real things of the shop, but names nobody (who words letters need not know who buys); words whose slots cannot be filled are
 * neither shown, sent nor kept. Relies on each module for its letters; one without a sample does not compile.
 */
import { z } from 'zod';
import type { LetterName, LetterWordsRow } from '#contract/office/letter-templates.ts';
import { findSlotFault } from '#domain/letter-slots.ts';
import { LETTER_NAMES, languagesOf, wordsIdOf } from '#domain/letter-templates.ts';
import type { Locale } from '#domain/locale.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { type Letter, type OwnWords, sayLetter, usualWords } from '../mail/mail.ts';
import { ACCOUNT_SAMPLES } from './account-samples.ts';
import { GOODS_SAMPLES } from './goods-samples.ts';
import { listLetterWords, lockLetterWords, writeLetterWords } from './letter-desk.queries.ts';
import type { SampleAsked, SampleParts, Samples } from './letter-sample.ts';
import { ORDER_SAMPLES } from './order-samples.ts';
import { STAFF_SAMPLES } from './staff-samples.ts';

const SAMPLES: Samples<LetterName> = {
  ...ORDER_SAMPLES,
  ...ACCOUNT_SAMPLES,
  ...GOODS_SAMPLES,
  ...STAFF_SAMPLES,
};

/** Of each letter in each language it is written in; empty ones are those that ship. */
export async function listAllWords(db: Db): Promise<LetterWordsRow[]> {
  const stored = new Map((await listLetterWords(db)).map((row) => [row.id, row]));
  return LETTER_NAMES.flatMap((kind) =>
    languagesOf(kind).map((language) => {
      const id = wordsIdOf(kind, language);
      return stored.get(id) ?? { id, kind, language, subject: '', opening: '' };
    }),
  );
}

function requireSlots(name: LetterName, { subject, opening }: OwnWords): void {
  const fault = findSlotFault(name, 'subject', subject) ?? findSlotFault(name, 'opening', opening);
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
    const asked = (await listAllWords(tx)).filter(({ id }) => ids.includes(id));
    return new Map(
      asked.map(({ id, kind, language, subject, opening }) => [id, { kind, language, subject, opening }]),
    );
  },
  async write(tx, changes) {
    const byId = Map.groupBy(changes, ({ id }) => id);
    for (const row of await listAllWords(tx)) {
      const own = byId.get(row.id);
      if (!own) continue;
      const wanted: LetterWordsRow = {
        ...row,
        ...Object.fromEntries(own.map(({ field, to }) => [field, to])),
      };
      requireSlots(wanted.kind, wanted);
      await writeLetterWords(tx, wanted);
    }
  },
  nameOf: ({ kind, language }) => `${kind} (${language})`,
};

export interface AskedLetter extends SampleAsked, OwnWords {
  kind: LetterName;
}

/** With things of the shop, before any words of one's own. */
async function sample({ kind, language, thing }: AskedLetter, parts: Pick<SampleParts, 'db' | 'publicUrl'>) {
  const spoken = languagesOf(kind).find((each) => each === language) ?? 'ru';
  const letter: Letter = await SAMPLES[kind]({ ...parts, language: spoken, thing });
  return letter;
}

export async function showLetter(db: Db, asked: AskedLetter, publicUrl: string) {
  requireSlots(asked.kind, asked);
  const letter = await sample(asked, { db, publicUrl });
  const {
    subject,
    paragraphs,
    facts = [],
    lines = [],
    sums = [],
    button,
    note = '',
  } = sayLetter(letter, asked);
  return {
    ...{ subject, note, button: button?.label ?? '', usual: usualWords(letter) },
    paragraphs: [...paragraphs],
    facts: [...facts],
    lines: lines.map(({ name, detail, sum }) => ({ name, detail, sum })),
    sums: sums.map(({ name, value, isTotal = false }) => ({ name, value, isTotal })),
  };
}

const TRIAL: Readonly<Record<Locale, string>> = { ru: 'Проба', kz: 'Сынама' };

/** To whoever tries it: with a mark in the subject, so that nobody takes it for one of their own. */
export async function makeTrial(
  db: Db,
  asked: AskedLetter,
  { to, publicUrl }: { to: string; publicUrl: string },
): Promise<Letter> {
  requireSlots(asked.kind, asked);
  const letter = await sample(asked, { db, publicUrl });
  const words = sayLetter(letter, asked);
  const subject = `${TRIAL[words.language]}: ${words.subject}`;
  const { endUrl: _end, ...rest } = letter;
  return { ...rest, to, dedupeKey: `trial:${crypto.randomUUID()}`, words: { ...words, subject } } as Letter;
}
