/**
 * What a word may have been cut down to in a price list: «матовая» to «мат.», «краска» to «кр-ка». The shorter what is
 * left, the more words it may stand for.
 */
const SHORTEST = 2;
const LONGEST_START = 4;
const LONGEST_END = 3;

export interface CutKey {
  key: string;
  weight: number;
}

/** From a folded word, the surest first; keys as the vocabulary has them. */
export function listCutKeys(word: string): CutKey[] {
  const keys: CutKey[] = [];
  if (!/^\p{L}{4,}$/u.test(word)) return keys;
  for (let length = word.length - 1; length >= SHORTEST; length--)
    keys.push({ key: `a:${word.slice(0, length)}`, weight: length > 3 ? 0.9 : length === 3 ? 0.85 : 0.5 });
  for (let start = 1; start <= LONGEST_START; start++) {
    for (let end = 1; end <= LONGEST_END && start + end < word.length; end++)
      keys.push({ key: `a:${word.slice(0, start)}-${word.slice(-end)}`, weight: start > 1 ? 0.9 : 0.8 });
  }
  return keys;
}
