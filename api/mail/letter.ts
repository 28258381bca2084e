/** A letter as its module hands it over: words and facts. What staff have written over its subject and opening words goes in here. */
import type { LetterName } from '#contract/office/letter-templates.ts';
import { fillSlots, findSlotFault } from '#domain/letter-slots.ts';
import { type SlotOf, templateOf } from '#domain/letter-templates.ts';
import { type ComposedMail, composeMail } from './compose.ts';
import type { LetterWords } from './letter-words.ts';

/** Of one kind, with what its slots are filled with; all letters where no kind is named. */
export type Letter<N extends LetterName = LetterName> = N extends LetterName
  ? {
      name: N;
      /** What makes it this letter and no other: `recovery:` and the id of its token. */
      dedupeKey: string;
      /** An address as parseEmail gives it. */
      to: string;
      /** Ends letters of its kind by one POST, for mail programs that have a button for it. */
      endUrl?: string;
      /** As they ship; an empty paragraph is not said. */
      words: LetterWords;
      slots: Readonly<Record<SlotOf<N>, string>>;
      /** Its subject says what must be known, whatever the shop says of others of its kind. */
      keepsSubject?: boolean;
    }
  : never;

export interface OwnWords {
  subject: string;
  opening: string;
}

const NO_OWN_WORDS: OwnWords = { subject: '', opening: '' };

/** Own words that make no sense to this version must hold no letter back: then the shop's are said. */
export function sayLetter(
  { name, words, slots, keepsSubject }: Letter,
  own: OwnWords = NO_OWN_WORDS,
): LetterWords {
  const { opens } = templateOf(name);
  const said = (part: 'subject' | 'opening') =>
    own[part] === '' || findSlotFault(name, part, own[part]) ? '' : fillSlots(own[part], slots);
  const subject = keepsSubject ? '' : said('subject');
  const opening = said('opening');
  const paragraphs =
    opens === 'before'
      ? [opening, ...words.paragraphs]
      : words.paragraphs.map((usual, at) => (at === opens && opening !== '' ? opening : usual));
  return {
    ...words,
    subject: subject === '' ? words.subject : subject,
    paragraphs: paragraphs.filter((paragraph) => paragraph !== ''),
  };
}

/** What is said where nothing of one's own is written. */
export function usualWords({ name, words }: Letter): OwnWords {
  const { opens } = templateOf(name);
  return { subject: words.subject, opening: opens === 'before' ? '' : (words.paragraphs[opens] ?? '') };
}

export const composeLetter = (letter: Letter, own?: OwnWords): ComposedMail =>
  composeMail(sayLetter(letter, own));
