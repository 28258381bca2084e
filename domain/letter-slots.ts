/** Slots of a letter's own words: `{number}` stands for the order's number. Which there are and must be, and how they are filled. */
export const LETTER_SLOTS = ['number', 'name', 'total'] as const;
export type LetterSlot = (typeof LETTER_SLOTS)[number];

/** A buyer with several orders must see in the list which one is meant. */
const NEEDED: Readonly<Record<'subject' | 'opening', readonly LetterSlot[]>> = {
  subject: ['number'],
  opening: [],
};
/** A name or a sum in a subject would be read by whoever looks at a locked phone. */
const ALLOWED: Readonly<Record<'subject' | 'opening', readonly LetterSlot[]>> = {
  subject: ['number'],
  opening: LETTER_SLOTS,
};

export interface SlotFault {
  what: 'unknown' | 'missing' | 'broken';
  slot: string;
}

/** What is wrong with such words; null: nothing. Empty ones say nothing anew. */
export function findSlotFault(part: 'subject' | 'opening', words: string): SlotFault | null {
  if (words === '') return null;
  const named = [...words.matchAll(/\{([^{}]*)\}/g)].map(([, slot = '']) => slot);
  const unknown = named.find((slot) => !ALLOWED[part].some((each) => each === slot));
  if (unknown !== undefined) return { what: 'unknown', slot: unknown };
  const missing = NEEDED[part].find((slot) => !named.includes(slot));
  if (missing !== undefined) return { what: 'missing', slot: missing };
  return /[{}]/.test(words.replace(/\{[^{}]*\}/g, '')) ? { what: 'broken', slot: '' } : null;
}

/** Each slot once, from left to right: what a name holds is never read as a slot. */
export const fillSlots = (words: string, values: Readonly<Record<LetterSlot, string>>): string =>
  words.replace(/\{(number|name|total)\}/g, (_slot, name: LetterSlot) => values[name]);
