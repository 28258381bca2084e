/** From one token of a query to the words of the range that it may mean, and how far that is from what was typed. */
import { isLatinWord, toCyrillicGuess } from './latin.ts';
import { type Spelling, toNumberSpellings, toSizeSpellings } from './measures.ts';
import type { Synonyms } from './synonyms.ts';
import { type Token, toTokens } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** All of `all` must be there, of each any of its words. */
export interface Alternative {
  all: readonly (readonly number[])[];
  weight: number;
}

export type How = 'known' | 'sound' | 'start' | 'slip' | 'unknown';

export interface Resolution {
  alternatives: Alternative[];
  /** other sizes, the nearest weighing most */
  near?: Alternative[];
  how: How;
  /** 0 for what was typed, more the more had to be guessed */
  cost: number;
  /** what it was taken for, where that is another word */
  taken: string | null;
}

export interface Lexicon {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
}

const COST = {
  sound: 0.3,
  related: 0.5,
  spoken: 0.8,
  start: 0.9,
  slip: 1,
  twoSlips: 2.2,
  unknownNumber: 1.5,
  lacking: 1.5,
  unknown: 4,
} as const;
/** Below it two words have only a stump in common. */
const SURE = 0.8;
const unknown = (cost: number): Resolution => ({ alternatives: [], how: 'unknown', cost, taken: null });
const known = (alternatives: Alternative[]): Resolution => ({
  alternatives,
  how: 'known',
  cost: 0,
  taken: null,
});

/** Without `canGuess` only what is known: comparing with the whole vocabulary is work, and a query has a share of it. */
export function resolveToken(token: Token, lexicon: Lexicon, canGuess = true): Resolution {
  const { vocabulary } = lexicon;
  switch (token.kind) {
    case 'number':
      return withNear(resolveSpellings(toNumberSpellings(token), vocabulary), token, vocabulary);
    case 'size':
      return withNear(resolveSize(token, vocabulary), token, vocabulary);
    case 'code':
      return resolveCode(token, lexicon);
    case 'word':
      return resolveWord(token.text, [token], lexicon, canGuess);
  }
}

/** An amount that the range lacks is looked for by its neighbours alone. */
function withNear(found: Resolution | null, token: Token, vocabulary: Vocabulary): Resolution {
  // A number alone is mostly of millimetres.
  const text = token.kind === 'number' && token.unit === null ? `${token.number}mm` : token.text;
  const near = vocabulary.listNearMeasures(text).map(({ words, weight }) => ({ all: [words], weight }));
  const known = found ?? unknown(COST.unknownNumber);
  return { ...known, near: [...near, ...(known.near ?? [])] };
}

function resolveSpellings(spellings: readonly Spelling[], { find }: Vocabulary): Resolution | null {
  const byWeight = new Map<number, number[]>();
  for (const { text, weight } of spellings) {
    const word = find(text);
    if (word !== undefined) byWeight.set(weight, [...(byWeight.get(weight) ?? []), word]);
  }
  const alternatives = [...byWeight].map(([weight, words]) => ({ all: [words], weight }));
  return alternatives.length === 0 ? null : known(alternatives);
}

/** The size as a whole; or, weaker, its numbers each by itself. */
function resolveSize(token: Extract<Token, { kind: 'size' }>, vocabulary: Vocabulary): Resolution {
  const whole = resolveSpellings(toSizeSpellings(token), vocabulary);
  if (whole) return whole;
  const parts = token.numbers.map((number) =>
    resolveSpellings(toNumberSpellings({ number, unit: null }), vocabulary),
  );
  if (parts.some((part) => part === null)) return unknown(COST.unknownNumber);
  const all = parts.map((part) => part?.alternatives[0]?.all[0] ?? []);
  // No goods have the size: those that share its first number come nearest.
  const near = all.map((words, place) => ({ all: [words], weight: place === 0 ? 0.2 : 0.1 }));
  return { ...known([{ all, weight: 0.6 }]), near };
}

function resolveCode(token: Extract<Token, { kind: 'code' }>, lexicon: Lexicon): Resolution {
  const { vocabulary } = lexicon;
  const whole = vocabulary.find(token.text);
  const phrases = toSynonymAlternatives([token], lexicon);
  // A mark is also written with another letter, or none: М500, ПЦ-500.
  const mark = vocabulary.find(token.text.match(/^м(\d{2,})$/)?.[1] ?? '');
  const bare = mark === undefined ? [] : [{ all: [[mark]], weight: 0.6 }];
  if (whole !== undefined) return known([{ all: [[whole]], weight: 1 }, ...phrases, ...bare]);
  if (bare.length > 0) return known([...phrases, ...bare]);
  if (phrases.length > 0) return known(phrases);
  const pieces = token.pieces.length > 1 ? token.pieces : (token.text.match(/\p{L}+|\d+/gu) ?? []);
  const found = pieces.map((piece) => listPiece(piece, vocabulary));
  if (found.length > 1 && found.every((words) => words.length > 0))
    return known([{ all: found, weight: 0.8 }]);
  const starts = token.text.length >= 3 ? vocabulary.listByStart(token.text, 20) : [];
  return starts.length === 0
    ? unknown(COST.unknownNumber)
    : { alternatives: [{ all: [starts], weight: 0.7 }], how: 'start', cost: COST.start, taken: null };
}

function listPiece(piece: string, vocabulary: Vocabulary): number[] {
  const word = vocabulary.find(piece);
  if (word !== undefined) return [word];
  const number = toTokens(piece)[0];
  if (number?.kind !== 'number') return [];
  return (
    resolveSpellings(toNumberSpellings(number), vocabulary)?.alternatives.flatMap(
      ({ all }) => all[0] ?? [],
    ) ?? []
  );
}

/** `tokens` are what synonyms are looked up for: the word itself, or the phrase it stands for. */
function resolveWord(
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  canGuess: boolean,
): Resolution {
  const { vocabulary } = lexicon;
  const exact = vocabulary.find(text);
  const forms = vocabulary.listFormsByWeight(text).map(({ words, weight }) => ({ all: [words], weight }));
  const sure: Alternative[] = [
    ...(exact === undefined ? [] : [{ all: [[exact]], weight: 1 }]),
    ...forms.filter(({ weight }) => weight >= SURE),
    ...vocabulary.listCut(text).map(({ words, weight }) => ({ all: [words], weight })),
    ...toSynonymAlternatives(tokens, lexicon),
  ];
  if (sure.length > 0) {
    const isCutShort =
      exact === undefined &&
      sure.every(({ all }) => all.every((words) => isMuchShorter(words, text, vocabulary)));
    if (!isCutShort || !canGuess) return known(sure);
    // «кобина» may be көбіне cut down to көп, or кабина with a slip: both are looked for.
    const slip = resolveGuess(text, lexicon);
    if (slip.cost > COST.slip) return known(sure);
    return { ...slip, alternatives: [...sure, ...slip.alternatives], cost: Math.min(slip.cost, COST.sound) };
  }
  if (!canGuess) return unknown(COST.unknown);
  // A word of the trade is no slip: the range just has nothing of it.
  if (forms.length === 0 && lexicon.synonyms.has(tokens)) return unknown(COST.lacking);
  // Words that only share a stump may be strangers: a slip is as likely.
  const guess = resolveGuess(text, lexicon);
  if (forms.length === 0 || (guess.how !== 'unknown' && guess.cost <= COST.slip)) return guess;
  return { alternatives: forms, how: 'start', cost: COST.start, taken: null };
}

export function toSynonymAlternatives(
  tokens: readonly Token[],
  { vocabulary, synonyms }: Lexicon,
): Alternative[] {
  return synonyms.find(tokens).flatMap((phrase) => {
    const all = phrase.map((token) => listSame(token, vocabulary));
    return all.some((words) => words.length === 0) ? [] : [{ all, weight: 0.7 }];
  });
}

function listSame(token: Token, vocabulary: Vocabulary): readonly number[] {
  if (token.kind === 'word') return vocabulary.listForms(token.text);
  const word = vocabulary.find(token.text);
  return word === undefined ? [] : [word];
}

function resolveGuess(text: string, lexicon: Lexicon): Resolution {
  const { vocabulary } = lexicon;
  const bySound = vocabulary.listBySound(text);
  if (bySound.length > 0 && text.length > 2) return toGuess([bySound], 'sound', COST.sound, lexicon);
  const cyrillic = isLatinWord(text) ? toCyrillicGuess(text) : text;
  if (cyrillic !== text) {
    const forms = vocabulary.listForms(cyrillic);
    if (forms.length > 0) return toGuess([forms], 'sound', COST.sound, lexicon);
  }
  const starts = text.length >= 4 ? vocabulary.listByStart(cyrillic, 12) : [];
  if (starts.length > 0) return toGuess([starts], 'start', COST.start, lexicon);
  const related = vocabulary.listRelated(cyrillic);
  if (related.length > 0) {
    return { alternatives: [{ all: [related], weight: 0.8 }], how: 'start', cost: COST.related, taken: null };
  }
  const spoken = vocabulary.listSpoken(cyrillic);
  if (spoken.length > 0) return toGuess([spoken], 'slip', COST.spoken, lexicon);
  return resolveSlip(text, cyrillic, lexicon);
}

/** The nearest words, those with as few slips only; of several the commonest first. */
function resolveSlip(text: string, cyrillic: string, lexicon: Lexicon): Resolution {
  const { vocabulary } = lexicon;
  const length = cyrillic.length;
  const most = length >= 6 ? 2 : length >= 4 ? 1 : 0;
  if (most === 0) return unknown(COST.unknown);
  const near = [
    ...vocabulary.listNear(text, most),
    ...(cyrillic === text
      ? []
      : [...vocabulary.listNear(cyrillic, most), ...vocabulary.listNearSounds(text, most)]),
  ];
  const fewest = Math.min(...near.map(({ slips }) => slips));
  const groups = near
    .filter(({ slips }) => slips === fewest)
    .map(({ words }) => words)
    .sort((a, b) => count(vocabulary, b) - count(vocabulary, a));
  if (groups.length === 0) return resolveSynonymSlip(cyrillic, most, lexicon);
  return toGuess(groups.slice(0, 4), 'slip', fewest === 1 ? COST.slip : COST.twoSlips, lexicon);
}

/** Of a word that only the synonyms know: what it means is found, it itself is nowhere. */
function resolveSynonymSlip(text: string, most: number, lexicon: Lexicon): Resolution {
  const near = lexicon.synonyms.findNear(text, most);
  const alternatives = near ? toSynonymAlternatives(toTokens(near.word), lexicon) : [];
  if (!near || alternatives.length === 0) return unknown(COST.unknown);
  const cost = near.slips === 1 ? COST.slip : COST.twoSlips;
  return { alternatives, how: 'slip', cost, taken: near.word };
}

const isMuchShorter = (words: readonly number[], text: string, { wordOf }: Vocabulary) =>
  words.every((word) => wordOf(word).length <= text.length - 3);

const count = ({ countOf }: Vocabulary, words: readonly number[]) =>
  words.reduce((sum, word) => sum + countOf(word), 0);

/** Each guessed word with all its forms and what means the same. */
function toGuess(
  groups: readonly (readonly number[])[],
  how: How,
  cost: number,
  lexicon: Lexicon,
): Resolution {
  const { vocabulary } = lexicon;
  const best = [...(groups[0] ?? [])].sort((a, b) => vocabulary.countOf(b) - vocabulary.countOf(a))[0];
  const taken = best === undefined ? null : vocabulary.shownOf(best);
  const alternatives = groups.map((group, place) => {
    const forms = new Set(how === 'start' ? group : group.flatMap((word) => formsOf(word, vocabulary)));
    return { all: [[...forms]], weight: (how === 'slip' ? 0.8 : 0.9) - place * 0.04 };
  });
  const [token] = taken === null ? [] : toTokens(taken);
  const synonyms = how === 'start' || !token ? [] : toSynonymAlternatives([token], lexicon);
  return { alternatives: [...alternatives, ...synonyms], how, cost, taken: how === 'start' ? null : taken };
}

const formsOf = (word: number, vocabulary: Vocabulary) => [
  word,
  ...vocabulary.listForms(vocabulary.wordOf(word)),
];
