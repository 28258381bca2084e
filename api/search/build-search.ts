/** Reads the names of the range into postings and a vocabulary, row by row of a copy of the catalogue index. */
import { type SynonymGroup, toFiledTexts, toTokens, toWordKeys } from '#domain/search.ts';
import { type CopiedRow, findRow, readCopy } from '../catalog-index/catalog-index.ts';
import type { Db } from '../database.ts';
import type { BuiltSearch, Phrase, SearchSource, SectionWord } from './built-search.ts';
import { toHeads, toPhrase, toSectionHeads } from './name-parts.ts';
import { countRows, HEAD, NAME, type Place, PostingsWriter, toRuns, VALUE } from './postings.ts';
import { copyNames, nameFields as field, listSynonymRows } from './search.queries.ts';
import { toValueTexts } from './value-texts.ts';
import { shippedWords } from './words/shipped-words.ts';

const MOST_PHRASES = 5000;

export async function buildSearch(
  db: Db,
  source: SearchSource,
  listSynonyms: (db: Db) => Promise<SynonymGroup[]> = listSynonymRows,
): Promise<BuiltSearch> {
  const builder = new SearchBuilder(source);
  await readCopy(await copyNames(db), (row) => builder.addProduct(row));
  return builder.finish([...shippedWords, ...(await listSynonyms(db))]);
}

const MIXED = /[,/]|\s(?:и|мен|пен|бен|және)\s/;
const RUSSIAN = 1;
const KAZAKH = 2;

interface Beginning {
  words: [number, Place][];
  phrase: Phrase | null;
}

/** Goods come section by section, and names of a section are alike: what was read long ago is hardly asked for again. */
const MOST_REMEMBERED = 10_000;
const MOST_COUNTED = 40;

function countWords(name: string): number {
  let count = 1;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) count++;
  return count;
}

function recall<T>(memory: Map<string, T>, key: string, make: () => T): T {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  memory.set(key, made);
  return made;
}

class SearchBuilder {
  readonly #source: SearchSource;
  readonly #writer: PostingsWriter;
  readonly #languages: number[] = [];
  readonly #shown = new Map<number, string>();
  /** words that some name cuts short */
  readonly #cut = new Set<number>();
  readonly #phrases = new Map<string, Phrase>();
  readonly #valueTexts: { text: string; language: number }[][];
  readonly #valueWords: number[][] = [];
  readonly #filed = new Map<string, number[]>();
  readonly #beginnings = new Map<string, Beginning>();
  readonly #parts = new Map<string, number[]>();
  readonly #inRow = new Map<number, Place>();
  readonly #nameWords: Uint8Array;

  constructor(source: SearchSource) {
    const { columns, reference } = source;
    this.#source = source;
    const leaves = reference.sections.filter(({ isLeaf }) => isLeaf);
    this.#writer = new PostingsWriter(toRuns(leaves, columns.rows));
    this.#valueTexts = toValueTexts(reference, RUSSIAN, KAZAKH);
    this.#nameWords = new Uint8Array(new SharedArrayBuffer(columns.rows));
  }

  addProduct(read: CopiedRow): void {
    const row = findRow(this.#source.columns, read.int4(field.id));
    // Came after the copy: the next one will have it.
    if (row < 0) return;
    const brand = read.text(field.brand);
    this.#inRow.clear();
    const name = read.text(field.nameRu);
    this.#nameWords[row] = Math.min(MOST_COUNTED, countWords(name));
    this.#addName(name, brand, 'ru');
    if (!read.isNull(field.nameKz)) this.#addName(read.text(field.nameKz), brand, 'kz');
    this.#addText(brand, NAME, RUSSIAN | KAZAKH);
    const { valueStart, values } = this.#source.columns;
    for (let at = valueStart[row] as number; at < (valueStart[row + 1] as number); at++) {
      for (const word of this.#wordsOfValue(values[at] as number)) this.#note(word, VALUE);
    }
    for (const [word, place] of this.#inRow) this.#writer.add(word, place, row);
  }

  /** Names repeat themselves: what a part of one is filed under is remembered. */
  #addName(name: string, brand: string, language: 'ru' | 'kz'): void {
    const [first = '', ...rest] = name.split(', ');
    const key = `${language} ${brand}\n${first}`;
    const known = recall(this.#beginnings, key, () => this.#readBeginning(first, brand, language));
    for (const [word, place] of known.words) this.#note(word, place);
    if (known.phrase) known.phrase.count++;
    for (const part of rest) this.#addText(part, NAME, language === 'ru' ? RUSSIAN : KAZAKH);
  }

  #readBeginning(first: string, brand: string, language: 'ru' | 'kz'): Beginning {
    const heads = toHeads(first, brand, language);
    const words = toTokens(first).flatMap((token) => {
      const place = token.kind === 'word' && heads.has(token.text) ? HEAD : NAME;
      return this.#fileToken(token, language === 'ru' ? RUSSIAN : KAZAKH).map((word): [number, Place] => [
        word,
        place,
      ]);
    });
    const text = toPhrase(first, brand, language);
    if (text === null) return { words, phrase: null };
    const phrase = this.#phrases.get(text) ?? { text, language, count: 0 };
    this.#phrases.set(text, phrase);
    return { words, phrase };
  }

  #addText(text: string, place: Place, bits: number): void {
    const key = `${bits} ${text}`;
    const known = recall(this.#parts, key, () =>
      toTokens(text).flatMap((token) => this.#fileToken(token, bits)),
    );
    for (const word of known) this.#note(word, place);
  }

  #fileToken(token: ReturnType<typeof toTokens>[number], bits: number): number[] {
    if (token.kind === 'word') {
      const id = this.#idOf(token.text, bits);
      if (token.shown !== token.text && !this.#shown.has(id)) this.#shown.set(id, token.shown);
      if (token.isCut) this.#cut.add(id);
      return [id];
    }
    const key = `${token.text} ${token.kind === 'size' ? token.unit : ''}`;
    return recall(this.#filed, key, () => toFiledTexts(token).map((text) => this.#idOf(text, 0)));
  }

  #wordsOfValue(value: number): number[] {
    const known = this.#valueWords[value];
    if (known) return known;
    const words = (this.#valueTexts[value] ?? []).map(({ text, language }) => this.#idOf(text, language));
    this.#valueWords[value] = words;
    return words;
  }

  #idOf(word: string, bits: number): number {
    const id = this.#writer.idOf(word);
    this.#languages[id] = (this.#languages[id] ?? 0) | bits;
    return id;
  }

  /** Of several places in a row the best counts. */
  #note(word: number, place: Place): void {
    const known = this.#inRow.get(word);
    if (known === undefined || place < known) this.#inRow.set(word, place);
  }

  finish(synonyms: SynonymGroup[]): BuiltSearch {
    const sectionWords = this.#listSectionWords();
    const postings = this.#writer.finish(this.#source.columns.rows, this.#nameWords);
    const { words } = this.#writer;
    const count = (word: number, place: Place) => countRows(postings, word, place);
    const counts = Uint32Array.from(
      words,
      (_, word) => count(word, HEAD) * 4 + count(word, NAME) + Math.ceil(count(word, VALUE) / 4),
    );
    for (const { word, isHead } of sectionWords) counts[word] = (counts[word] ?? 0) + (isHead ? 20 : 5);
    const keys = words.map((word, id) => {
      const bits = this.#languages[id] ?? 0;
      return toWordKeys(word, (bits & RUSSIAN) !== 0, (bits & KAZAKH) !== 0, this.#cut.has(id)).join(' ');
    });
    const shown = words.map((_, id) => this.#shown.get(id) ?? null);
    const phrases = [...this.#phrases.values()]
      .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
      .slice(0, MOST_PHRASES);
    return { postings, vocabulary: { words, shown, keys, counts }, sectionWords, phrases, synonyms };
  }

  #listSectionWords(): SectionWord[] {
    return this.#source.reference.sections.flatMap(({ nameRu, nameKz }, section) =>
      (['ru', 'kz'] as const).flatMap((language) => {
        const name = language === 'ru' ? nameRu : nameKz;
        const heads = toSectionHeads(name, language);
        return toTokens(name).flatMap((token) =>
          this.#fileToken(token, language === 'ru' ? RUSSIAN : KAZAKH).map((word) => ({
            word,
            section,
            isHead: heads.has(token.text),
            isMixed: MIXED.test(name),
          })),
        );
      }),
    );
  }
}
