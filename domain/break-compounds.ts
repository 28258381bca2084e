/** Apart from the typographer, which every screen carries: cards alone are so narrow. */
// «Шлако-портландцемент» is wider than half a phone: such a word may break between its roots.
const FIRST_ROOT =
  /(?<!\p{L})(?:шлако|звуко|само|супер|полотенце|быстро|влаго|ветро|полипро|термо)(?=\p{Ll}{8})/giu;

/** For words that stand in a narrow column, where nothing but a soft hyphen lets a word of two roots break. */
export function breakCompounds(text: string): string {
  return text.replace(FIRST_ROOT, '$&\u00AD');
}
