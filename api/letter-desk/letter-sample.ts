/** What a letter is looked at with: things of the shop, and somebody who is nobody. */
import type { LetterName } from '#contract/office/letter-templates.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import type { Letter } from '../mail/mail.ts';

export interface SampleAsked {
  language: Locale;
  /** The order or the product it is about; null: the newest, the most wanted. */
  thing: number | null;
}

export interface SampleParts extends SampleAsked {
  db: Db;
  publicUrl: string;
}

/** A letter as it would go out; refuses a thing that is not there. */
export type Samples<N extends LetterName> = Readonly<
  Record<N, (parts: SampleParts) => Letter | Promise<Letter>>
>;

/** Whoever words letters need not know who buys. */
export const SOMEBODY = {
  ru: { firstName: 'Имя', door: 'Город, улица, дом', phone: '+7 7•• ••• •• 88' },
  kz: { firstName: 'Есімі', door: 'Қала, көше, үй', phone: '+7 7•• ••• •• 88' },
} as const satisfies Record<Locale, object>;

export const HIDDEN = '••••';
/** In the place of what opens an account: a sample opens nothing. */
export const NO_TOKEN = 'sample';
