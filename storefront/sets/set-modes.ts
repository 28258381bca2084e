/** The three kinds of sets; any other word in the address is no page. */
export const SET_MODES = ['kits', 'collections', 'interiors'] as const;
export type SetMode = (typeof SET_MODES)[number];

export function isSetMode(word: string | undefined): word is SetMode {
  return (SET_MODES as readonly (string | undefined)[]).includes(word);
}
