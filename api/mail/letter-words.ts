import type { Locale } from '#domain/locale.ts';

/** A thing that the letter is about, with what it costs. */
export interface LetterLine {
  name: string;
  /** «2 шт.» */
  detail: string;
  sum: string;
  /** External id of the product whose picture stands beside it. */
  picture?: string;
}

export interface LetterWords {
  language: Locale;
  subject: string;
  /** The first is shown beside the subject in a list of letters. */
  paragraphs: readonly string[];
  /** The one thing to do. */
  button?: { label: string; href: string };
  /** Name and value of what the letter is about: a phone, a product. */
  facts?: readonly { name: string; value: string }[];
  lines?: readonly LetterLine[];
  /** Below the lines, figures under figures. */
  sums?: readonly { name: string; value: string; isTotal?: boolean }[];
  /** In small letters at the end: what to do if it was somebody else. */
  note?: string;
}
