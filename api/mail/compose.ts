/** A letter from its words: text and HTML say the same, everything is escaped. */
import { sayShop, toHtml } from './letter-html.ts';
import type { LetterWords } from './letter-words.ts';

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

export function composeMail(words: LetterWords): ComposedMail {
  // A line break in a subject would begin another header.
  const subject = words.subject.replace(/\s+/g, ' ').trim();
  return { subject, text: toText(words), html: toHtml(words, subject) };
}

function toText({
  language,
  paragraphs,
  button,
  facts = [],
  lines = [],
  sums = [],
  note,
}: LetterWords): string {
  const parts = [
    ...paragraphs,
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    lines.map(({ name, detail, sum }) => `${name}\n  ${detail} · ${sum}`).join('\n'),
    sums.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.href}` : '',
    note ?? '',
    `--\n${sayShop(language)}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
