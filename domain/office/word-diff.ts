/**
 * What two people have made of one text, word by word: the longest words in common stay, the rest is gone or new. For the
 * conflict screen and the log, which only draw it.
 */
export interface DiffPart {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Above so many comparisons a text counts as written anew: nobody reads such a difference word by word. */
const MOST_CELLS = 4_000_000;

/** Words with their letters of any language, spaces, and every other sign by itself. */
const toWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|./gsu) ?? [];

export function diffWords(was: string, is: string): DiffPart[] {
  const before = toWords(was);
  const after = toWords(is);
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const parts: DiffPart[] = [];
  for (const word of before.slice(0, start)) add(parts, 'same', word);
  addMiddle(parts, before.slice(start, before.length - end), after.slice(start, after.length - end));
  for (const word of before.slice(before.length - end)) add(parts, 'same', word);
  return parts;
}

/** Was, mine, theirs: each of the two against what they both began with. */
export const diffThree = (was: string, mine: string, theirs: string) => ({
  mine: diffWords(was, mine),
  theirs: diffWords(was, theirs),
});

function addMiddle(parts: DiffPart[], before: readonly string[], after: readonly string[]): void {
  if (before.length * after.length > MOST_CELLS) {
    add(parts, 'gone', before.join(''));
    add(parts, 'new', after.join(''));
    return;
  }
  const common = lengthsInCommon(before, after);
  const width = after.length + 1;
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      add(parts, 'same', before[i] ?? '');
      i++;
      j++;
    } else if (
      j >= after.length ||
      (i < before.length && (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
    ) {
      add(parts, 'gone', before[i] ?? '');
      i++;
    } else {
      add(parts, 'new', after[j] ?? '');
      j++;
    }
  }
}

/** For every pair of places, how many words the rests have in common. */
function lengthsInCommon(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  return lengths;
}

/** Neighbours of one kind are one part. */
function add(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}
