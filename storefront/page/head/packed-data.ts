/**
 * A page's data as it travels in its HTML: nothing is written twice. The keys of an object are written once for all of its
 * shape, for the data of a list is mostly the same keys over and over; words that come again, and words that the page itself
 * tells (told-words.ts), are referred to. Of JSON and for JSON: what comes out is what `JSON.parse` would have given.
 */
export interface PackedData {
  /** The keys of each shape. */
  shapes: readonly (readonly string[])[];
  /** Words that come more than once. */
  words: readonly string[];
  /**
   * An array is `[0, …items]`, an object `[shape, …values]`, a list of nothing but objects `[-shape, …rows]` with the
   * values of each; anything else is itself, except words that begin with the sign of a reference.
   */
  data: unknown;
}

/** `~3` is the fourth of the words, `~.3` the fourth that the page tells, `~~` stands for the sign itself. */
const SIGN = '~';
const TOLD = '.';
/** Where an object of a list has no such key; at the end of a row it is left out. */
const ABSENT: readonly never[] = [];
/** A shorter one would not be worth a reference. */
const MIN_LETTERS = 5;
/** What the page tells is written all the same where it comes more often: the reference is shorter. */
const OFTEN = 4;

export function packData(value: unknown, told: readonly string[] = []): PackedData {
  const shapes: string[][] = [];
  const shapeNumbers = new Map<string, number>();
  const toldNumbers = new Map<string, number>();
  told.forEach((word, number) => {
    if (!toldNumbers.has(word)) toldNumbers.set(word, number);
  });
  const counts = countWords(value);
  const words = [...counts.keys()].filter(
    (word) => (counts.get(word) ?? 0) > (toldNumbers.has(word) ? OFTEN : 1),
  );
  const wordNumbers = new Map(words.map((word, number) => [word, number]));

  function numberOf(keys: string[]): number {
    const name = JSON.stringify(keys);
    const number = shapeNumbers.get(name) ?? shapes.push(keys);
    shapeNumbers.set(name, number);
    return number;
  }

  function packWord(word: string): string {
    const number = wordNumbers.get(word);
    if (number !== undefined) return `${SIGN}${number}`;
    const toldAt = word.length < MIN_LETTERS ? undefined : toldNumbers.get(word);
    if (toldAt !== undefined) return `${SIGN}${TOLD}${toldAt}`;
    return packLoneWord(word);
  }

  function packRow(part: object, keys: readonly string[]): unknown[] {
    const fields = new Map(fieldsOf(part));
    const row = keys.map((key) => (fields.has(key) ? pack(fields.get(key)) : ABSENT));
    while (row.at(-1) === ABSENT) row.pop();
    return row;
  }

  function pack(given: unknown): unknown {
    const part = settle(given);
    if (typeof part === 'string') return packWord(part);
    if (typeof part !== 'object' || part === null) return part;
    if (!Array.isArray(part)) {
      const fields = fieldsOf(part);
      return [numberOf(fields.map(([key]) => key)), ...fields.map(([, each]) => pack(each))];
    }
    const items = part.map(settle);
    if (items.length < 2 || !items.every(isPlain)) return [0, ...items.map(pack)];
    const keys = [...new Set(items.flatMap((item) => fieldsOf(item).map(([key]) => key)))];
    return [-numberOf(keys), ...items.map((item) => packRow(item, keys))];
  }

  return { data: pack(value), shapes, words };
}

/** A word as it stands in packed data, where it comes once and the page does not tell it. */
export const packLoneWord = (word: string): string => (word.startsWith(SIGN) ? SIGN + word : word);

export function unpackData({ shapes, words, data }: PackedData, told: readonly string[] = []): unknown {
  function unpackWord(word: string): string {
    if (!word.startsWith(SIGN)) return word;
    const rest = word.slice(1);
    if (rest.startsWith(SIGN)) return rest;
    return (rest.startsWith(TOLD) ? told[Number(rest.slice(1))] : words[Number(rest)]) ?? '';
  }

  // Made of entries: a key may have any name.
  function toObject(keys: readonly string[], values: readonly unknown[]): object {
    const entries: [string, unknown][] = [];
    for (const [at, value] of values.entries())
      if (!isAbsent(value)) entries.push([keys[at] ?? '', unpack(value)]);
    return Object.fromEntries(entries);
  }

  function unpack(part: unknown): unknown {
    if (typeof part === 'string') return unpackWord(part);
    if (!Array.isArray(part)) return part;
    const [number, ...values] = part as [number, ...unknown[]];
    if (number === 0) return values.map(unpack);
    const keys = shapes[Math.abs(number) - 1] ?? [];
    return number > 0 ? toObject(keys, values) : values.map((row) => toObject(keys, row as unknown[]));
  }
  return unpack(data);
}

const isAbsent = (part: unknown): boolean => Array.isArray(part) && part.length === 0;

const isPlain = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** As `JSON.stringify` would take it. */
const settle = (part: unknown): unknown =>
  isPlain(part) && 'toJSON' in part && typeof part.toJSON === 'function'
    ? (part.toJSON() as unknown)
    : (part ?? null);

const fieldsOf = (part: object): [string, unknown][] =>
  Object.entries(part).filter(([, each]) => each !== undefined);

function countWords(value: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  (function count(given: unknown): void {
    const part = settle(given);
    if (typeof part === 'string') {
      if (part.length >= MIN_LETTERS) counts.set(part, (counts.get(part) ?? 0) + 1);
    } else if (Array.isArray(part)) for (const each of part) count(each);
    else if (isPlain(part)) for (const [, each] of fieldsOf(part)) count(each);
  })(value);
  return counts;
}
