/** Which parts of a suggestion were typed: by words, folded as the search folds them. */
import { foldText } from '#domain/fold.ts';

export interface Part {
  text: string;
  isMarked: boolean;
}

const WORDS = /([\p{L}\p{N}]+)/u;
const isWord = (text: string) => /^[\p{L}\p{N}]/u.test(text);
const toTyped = (typed: string) => typed.split(WORDS).filter(isWord).map(foldText);

/** The beginnings of words that were typed. */
export function markTyped(text: string, typed: string): Part[] {
  const starts = toTyped(typed);
  return toParts(text, (word) => {
    const folded = foldText(word);
    const longest = Math.max(
      0,
      ...starts.filter((start) => folded.startsWith(start)).map(({ length }) => length),
    );
    // Folding drops signs: the letters that make up the beginning are counted.
    let end = 0;
    while (end < word.length && foldText(word.slice(0, end)).length < longest) end += 1;
    return end;
  });
}

/** The words that a whole query adds to what was typed. */
export function markAdded(text: string, typed: string): Part[] {
  const whole = new Set(toTyped(typed));
  return toParts(text, (word) => (whole.has(foldText(word)) ? 0 : word.length));
}

function toParts(text: string, countMarked: (word: string) => number): Part[] {
  const parts: Part[] = [];
  const add = (part: string, isMarked: boolean) => {
    const last = parts.at(-1);
    if (last && (last.isMarked === isMarked || part === '')) last.text += part;
    else if (part !== '') parts.push({ text: part, isMarked });
  };
  for (const piece of text.split(WORDS)) {
    const end = isWord(piece) ? countMarked(piece) : 0;
    add(piece.slice(0, end), true);
    add(piece.slice(end), false);
  }
  return parts;
}
