const LONGEST = 50;

/** Letters of any alphabet (Kazakh ones too) with their marks, spaces, hyphens and apostrophes: 1–50 of them. */
const NAME = /^\p{L}[\p{L}\p{M}' ’ʼ-]*$/u;

/** A first or a last name as stored, or null when it is none. */
export function parsePersonName(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  return NAME.test(name) && [...name].length <= LONGEST ? name : null;
}
