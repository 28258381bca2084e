/** What staff have written over a letter's subject and opening words. What the shop must say besides stays as it is. */
import { fillSlots } from '#domain/letter-slots.ts';
import { formatTenge } from '#domain/money.ts';
import { LETTER_WORDS, type LetterKind, type LetterOrder } from './order-letter-words.ts';

export interface OwnWords {
  subject: string;
  opening: string;
}

const NO_OWN_WORDS: OwnWords = { subject: '', opening: '' };

/** Which of its paragraphs is a greeting: of a letter about a drive the day comes first. */
const OPENS_AT: Partial<Record<LetterKind, number>> = { shipped: 1 };

export function sayOrder(kind: LetterKind, order: LetterOrder, own: OwnWords = NO_OWN_WORDS) {
  const usual = LETTER_WORDS[kind][order.language](order);
  const at = OPENS_AT[kind] ?? 0;
  const values = { number: order.number, name: order.firstName, total: formatTenge(order.totalTenge) };
  // An order that waits for the shop's word is told so, whatever the shop says of others.
  const isUsual = own.subject === '' || (kind === 'created' && order.confirmUntil !== null);
  return {
    usual: { subject: usual.subject, opening: usual.paragraphs[at] ?? '' },
    subject: isUsual ? usual.subject : fillSlots(own.subject, values),
    paragraphs: usual.paragraphs.map((words, index) =>
      index === at && own.opening !== '' ? fillSlots(own.opening, values) : words,
    ),
  };
}
