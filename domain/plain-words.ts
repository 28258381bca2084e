/** What became of words that were sent by a plain form: told by the address of the page that it leads back to. */
export const ASKED_WORD = 'asked';

const OUTCOMES = ['sent', 'invalid', 'refused'] as const;
export type Asked = (typeof OUTCOMES)[number];

export const parseAsked = (word: string | null): Asked | null =>
  OUTCOMES.find((each) => each === word) ?? null;
