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
  for (let number = told.length - 1; number >= 0; number--) toldNumbers.set(told[number] ?? '', number);
  const words: string[] = [];
  /** How each word is written, from when it has been met. */
  const written = new Map<string, string>();
  for (const [word, count] of countWords(value)) {
    if (count > (toldNumbers.has(word) ? OFTEN : 1)) written.set(word, SIGN + (words.push(word) - 1));
  }

  function numberOf(keys: string[]): number {
    // Two shapes whose keys are joined to the same are told apart by a name that is dearer to make.
    const joined = keys.join();
    const known = shapeNumbers.get(joined);
    if (known !== undefined && isSame(shapes[known - 1] ?? [], keys)) return known;
    const name = known === undefined ? joined : JSON.stringify(keys);
    const number = shapeNumbers.get(name) ?? shapes.push(keys);
    shapeNumbers.set(name, number);
    return number;
  }

  function packWord(word: string): string {
    if (word.length < MIN_LETTERS) return packLoneWord(word);
    const known = written.get(word);
    if (known !== undefined) return known;
    const toldAt = toldNumbers.get(word);
    const text = toldAt === undefined ? packLoneWord(word) : SIGN + TOLD + toldAt;
    written.set(word, text);
    return text;
  }

  function packRow(part: Fields, keys: readonly string[]): unknown[] {
    const row = keys.map((key) =>
      Object.hasOwn(part, key) && part[key] !== undefined ? pack(part[key]) : ABSENT,
    );
    while (row.at(-1) === ABSENT) row.pop();
    return row;
  }

  function packList(part: readonly unknown[]): unknown[] {
    const items = part.map(settle);
    if (items.length < 2 || !items.every(isPlain)) return [0, ...items.map(pack)];
    const [keys = [], ...others] = items.map(keysOf);
    // Nearly always the same ones.
    if (others.every((each) => isSame(keys, each)))
      return [-numberOf(keys), ...items.map((item) => keys.map((key) => pack(item[key])))];
    const all = [...new Set([keys, ...others].flat())];
    return [-numberOf(all), ...items.map((item) => packRow(item, all))];
  }

  function pack(given: unknown): unknown {
    if (typeof given === 'string') return packWord(given);
    if (typeof given === 'number' || typeof given === 'boolean') return given;
    const part = settle(given);
    if (typeof part === 'string') return packWord(part);
    if (Array.isArray(part)) return packList(part);
    if (!isPlain(part)) return part;
    const keys = keysOf(part);
    const fields: unknown[] = [numberOf(keys)];
    for (const key of keys) fields.push(pack(part[key]));
    return fields;
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

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (part: unknown): part is Fields =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at]);

/** As `JSON.stringify` would take it. */
function settle(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part ?? null;
  const { toJSON } = part as { toJSON?: unknown };
  return typeof toJSON === 'function' ? (toJSON.call(part) as unknown) : part;
}

function keysOf(part: Fields): string[] {
  const keys = Object.keys(part);
  return keys.some((key) => part[key] === undefined) ? keys.filter((key) => part[key] !== undefined) : keys;
}

function countWords(value: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  (function count(given: unknown): void {
    const part = typeof given === 'object' ? settle(given) : given;
    if (typeof part === 'string') {
      if (part.length >= MIN_LETTERS) counts.set(part, (counts.get(part) ?? 0) + 1);
    } else if (Array.isArray(part)) for (const each of part) count(each);
    else if (isPlain(part)) for (const key of Object.keys(part)) count(part[key]);
  })(value);
  return counts;
}
