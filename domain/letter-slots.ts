/** Slots of a letter's own words: `{number}` stands for the order's number. Which may and must be there, and how they are filled. */
import type { LetterName } from '#contract/office/letter-templates.ts';
import { templateOf } from './letter-templates.ts';

export interface SlotFault {
  what: 'unknown' | 'missing' | 'broken';
  slot: string;
}

/** What is wrong with such words of this letter; null: nothing. Empty ones say nothing anew. */
export function findSlotFault(
  name: LetterName,
  part: 'subject' | 'opening',
  words: string,
): SlotFault | null {
  if (words === '') return null;
  const { slots, inSubject, needs } = templateOf(name);
  const allowed = part === 'subject' ? inSubject : slots;
  const named = [...words.matchAll(/\{([^{}]*)\}/g)].map(([, slot = '']) => slot);
  const unknown = named.find((slot) => !allowed.includes(slot));
  if (unknown !== undefined) return { what: 'unknown', slot: unknown };
  const missing = needs[part].find((slot) => !named.includes(slot));
  if (missing !== undefined) return { what: 'missing', slot: missing };
  return /[{}]/.test(words.replace(/\{[^{}]*\}/g, '')) ? { what: 'broken', slot: '' } : null;
}

/** Each slot once, from left to right: what a name holds is never read as a slot. */
export const fillSlots = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{([^{}]*)\}/g, (slot, name: string) => values[name] ?? slot);
