/**
 * Every word of the range and the ways to it: as typed, by its stem or its Kazakh forms, by sound, by its beginning, by
 * slips. Words are known by number, so that what is found for each can stand in plain arrays.
 */
import { listCutKeys } from './cut-words.ts';
import { makeFuzzyList } from './fuzzy-list.ts';
import { toKazakhForms } from './kazakh-forms.ts';
import { toSounds, toSoundVariants } from './latin.ts';
import { makeNearMeasures, type NearMeasures } from './near-measures.ts';
import { stemRussian, toRoot } from './russian-stem.ts';
import { toSpoken } from './spoken.ts';

export interface VocabularyWords {
  /** folded, each once */
  words: string[];
  /** as people write them, where it differs */
  shown: (string | null)[];
  /** of each the ways to it, with a space between: see toWordKeys */
  keys: string[];
  /** how many goods each names, or at least mentions */
  counts: Uint32Array;
}

export interface Vocabulary {
  find(word: string): number | undefined;
  /** all forms of the word; the unsure ones where there are no others */
  listForms(word: string): number[];
  /** the same by how surely they are forms of it */
  listFormsByWeight(word: string): { words: number[]; weight: number }[];
  /** of the same root: a noun's adjective */
  listRelated(word: string): readonly number[];
  /** spoken alike, written otherwise */
  listSpoken(word: string): readonly number[];
  /** what suppliers cut the word down to, «акр.» or «кр-ка», by how surely it is meant */
  listCut(word: string): { words: readonly number[]; weight: number }[];
  /** the sizes, or amounts of the same unit, that come nearest: the nearest weighs most */
  listNearMeasures(text: string): { words: number[]; weight: number }[];
  listBySound(word: string): readonly number[];
  listByStart(start: string, limit: number): number[];
  listNear: NearWords;
  listNearSounds: NearWords;
  countOf(word: number): number;
  shownOf(word: number): string;
  /** folded */
  wordOf(word: number): string;
}

/**
 * `r:` a Russian stem, `d:` its root, `k:` a Kazakh form, `s:` the sounds, `p:` as it is spoken, `a:` a word cut short. A
 * word of both languages has the keys of both.
 */
export function toWordKeys(word: string, isRussian: boolean, isKazakh: boolean, isCut = false): string[] {
  const cut = isCut ? [`a:${word}`] : [];
  if (!/^\p{L}+$/u.test(word)) return cut;
  const forms = isKazakh ? toKazakhForms(word) : [];
  const spoken = isRussian ? toSpoken(stemRussian(word)) : null;
  const sounds = new Set([word, ...forms].map(toSounds).filter((each) => each.length > 2));
  return [
    ...cut,
    ...(isRussian ? [`r:${stemRussian(word)}`, `d:${toRoot(stemRussian(word))}`] : []),
    ...forms.map((form) => `k:${form}`),
    ...[...sounds].map((each) => `s:${each}`),
    ...(spoken === null ? [] : [`p:${spoken}`]),
  ];
}

const nothing: readonly number[] = [];
const MOST_NEAR = 12;

type NearWords = (word: string, slips: number) => { words: number[]; slips: number }[];

function toNearWords(meant: ReadonlyMap<string, number[]>): NearWords {
  const list = makeFuzzyList([...meant.keys()]);
  const words = [...meant.values()];
  return (word, slips) =>
    list.find(word, slips, MOST_NEAR).map((each) => ({ words: words[each.place] ?? [], slips: each.slips }));
}

export function makeVocabulary({ words, shown, keys, counts }: VocabularyWords): Vocabulary {
  const places = new Map(words.map((word, place) => [word, place]));
  const byKey = new Map<string, number[]>();
  for (const [place, all] of keys.entries()) {
    for (const key of all === '' ? [] : all.split(' ')) {
      const known = byKey.get(key);
      if (known) known.push(place);
      else byKey.set(key, [place]);
    }
  }
  const isWord = /^\p{L}{3,}$/u;
  const sorted = [...words.keys()]
    .filter((place) => /^\p{L}/u.test(words[place] ?? ''))
    .sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1));
  let measures: NearMeasures | null = null;
  let near: NearWords | null = null;
  let nearSounds: NearWords | null = null;

  /** Stems and forms beside words: a slip in a form that no name has is found too. Made when first asked for. */
  function openNear() {
    const texts = new Map<string, number[]>();
    for (const [place, word] of words.entries()) if (isWord.test(word)) texts.set(word, [place]);
    for (const [key, all] of byKey) {
      const stem = key.slice(2);
      if (/^[rk]:/.test(key) && stem.length > 3 && !texts.has(stem)) texts.set(stem, all);
    }
    return toNearWords(texts);
  }

  function openNearSounds() {
    const sounds = [...byKey].filter(([key]) => key.startsWith('s:'));
    return toNearWords(new Map(sounds.map(([key, all]) => [key.slice(2), all])));
  }

  function listFormsByWeight(word: string) {
    const forms = toKazakhForms(word);
    const russian = byKey.get(`r:${stemRussian(word)}`) ?? nothing;
    const kazakh = new Set(forms.flatMap((form) => byKey.get(`k:${form}`) ?? nothing));
    // Surer when one of the two is the very word that the other was cut down to.
    const isSure = (place: number) =>
      forms.includes(words[place] ?? '') || (byKey.get(`k:${word}`) ?? nothing).includes(place);
    const weights = new Map<number, number>();
    // Where names bear the word with its own suffixes, what it may be cut down to is another: балға is not бал.
    const own = byKey.get(`k:${word}`) ?? nothing;
    const isCutDown = (place: number) => own.length > 0 && !own.includes(place);
    for (const place of kazakh) weights.set(place, isSure(place) && !isCutDown(place) ? 0.9 : 0.6);
    for (const place of russian) weights.set(place, 0.95);
    return [0.95, 0.9, 0.6]
      .map((weight) => ({
        weight,
        words: [...weights.keys()].filter((place) => weights.get(place) === weight),
      }))
      .filter((group) => group.words.length > 0);
  }

  return {
    find: (word) => places.get(word),
    listForms(word) {
      const groups = listFormsByWeight(word);
      const sure = groups.filter(({ weight }) => weight > 0.6);
      return (sure.length > 0 ? sure : groups).flatMap((group) => group.words);
    },
    listFormsByWeight,
    listRelated: (word) => byKey.get(`d:${toRoot(stemRussian(word))}`) ?? nothing,
    listSpoken: (word) => byKey.get(`p:${toSpoken(stemRussian(word))}`) ?? nothing,
    listCut: (word) =>
      listCutKeys(word).flatMap(({ key, weight }) => {
        const cut = byKey.get(key);
        return cut ? [{ words: cut, weight }] : [];
      }),
    listNearMeasures(text) {
      measures ??= makeNearMeasures(words);
      return measures(text);
    },
    listBySound: (word) => toSoundVariants(word).flatMap((sounds) => byKey.get(`s:${sounds}`) ?? nothing),
    listByStart(start, limit) {
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((words[sorted[middle] as number] ?? '') < start) low = middle + 1;
        else high = middle;
      }
      const found: number[] = [];
      for (let at = low; words[sorted[at] ?? -1]?.startsWith(start); at++) found.push(sorted[at] as number);
      return found.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b).slice(0, limit);
    },
    listNear(word, slips) {
      near ??= openNear();
      return near(word, slips);
    },
    listNearSounds(word, slips) {
      nearSounds ??= openNearSounds();
      return nearSounds(toSounds(word), slips);
    },
    countOf: (word) => counts[word] ?? 0,
    shownOf: (word) => shown[word] ?? words[word] ?? '',
    wordOf: (word) => words[word] ?? '',
  };
}
