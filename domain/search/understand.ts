/**
 * From what was typed to what is looked for. The text as it stands is tried first, then as other keyboard layouts would
 * have it; the reading that needs the least guessing wins, and the text as it stands wins a tie.
 */
import { toOtherLayouts } from './keyboard.ts';
import {
  type Alternative,
  type How,
  type Lexicon,
  type Resolution,
  resolveToken,
  toSynonymAlternatives,
} from './resolve.ts';
import { isKazakhLink, isLink, isPackaging, isStopWord } from './stop-words.ts';
import { type Token, toTokens } from './tokens.ts';

const LONGEST_QUERY = 200;
const MOST_TERMS = 12;
const LAYOUT_COST = 0.75;
const MEASURES = { size: 2, amount: 1.5, number: 1 } as const;
/** Words beyond these must be known as they are. */
const MOST_GUESSES = 4;

export interface Term {
  /** as typed, folded */
  text: string;
  alternatives: Alternative[];
  /** what is shown after these: the next sizes */
  near: readonly Alternative[];
  how: How;
  /** a number or a size: tells goods apart, but names none */
  isMeasure: boolean;
  /** how surely it tells them apart: a size most, a number without a unit least */
  measure: number;
  /** tells more about another term, by a preposition: обоев in «клей для обоев» */
  isDetail: boolean;
}

export interface Understood {
  terms: Term[];
  /** what was meant, where it is not what was typed; null otherwise */
  corrected: string | null;
}

interface Reading {
  terms: Term[];
  cost: number;
  text: string;
  isGuessed: boolean;
}

export interface ReadingOptions {
  /** nothing is guessed: who insists on the letters gets what they say */
  isExact?: boolean;
  /** the last word may be only its beginning */
  isTyping?: boolean;
  /** words are not taken for others that are spelt a little differently */
  withoutSlips?: boolean;
}

export function understand(query: string, lexicon: Lexicon, options: ReadingOptions = {}): Understood {
  const typed = query.slice(0, LONGEST_QUERY).trim();
  const literal = read(typed, lexicon, options);
  if (options.isExact || literal.cost === 0) return { terms: literal.terms, corrected: null };
  let best = literal;
  for (const text of isMostlyKnown(literal.terms) ? [] : toOtherLayouts(typed)) {
    const reading = read(text, lexicon, options);
    const cost = reading.cost + LAYOUT_COST;
    if (reading.terms.length > 0 && cost < best.cost) best = { ...reading, cost, isGuessed: true };
  }
  if (!best.isGuessed) return { terms: best.terms, corrected: null };
  // The right words may be a phrase of the trade, which the mistyped ones were not.
  const again = read(best.text, lexicon, options);
  return { terms: again.cost < best.cost ? again.terms : best.terms, corrected: best.text };
}

const MANY_WORDS = 3;

/** Of so many known words one or two strange ones are no other layout. */
function isMostlyKnown(terms: readonly Term[]): boolean {
  const words = terms.filter(({ isMeasure }) => !isMeasure);
  const known = words.filter(({ how }) => how === 'known').length;
  return known >= MANY_WORDS && known * 2 > words.length;
}

function read(text: string, lexicon: Lexicon, options: ReadingOptions): Reading {
  const { isExact, isTyping, withoutSlips } = options;
  const tokens = toTokens(text);
  const named = tokens.filter(
    (token) => token.kind === 'word' && !isStopWord(token.text) && !isPackaging(token.text),
  );
  const isAside = (token: Token) => named.length > 0 && isPackaging(token.text);
  const meaningful = tokens.filter((token) => !isStopWord(token.text) && !isAside(token));
  // Somebody may look for nothing but «без» all the same.
  const kept = meaningful.length > 0 ? new Set(meaningful) : new Set(tokens);
  const reading: Reading = { terms: [], cost: 0, text: '', isGuessed: false };
  const words: string[] = [];
  let isDetail = false;
  let guesses = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (isLink(token.text)) isDetail = reading.terms.length > 0;
    if (!kept.has(token)) {
      words.push(shownOf(token));
      if (isKazakhLink(token.text)) for (const term of reading.terms) term.isDetail = true;
      continue;
    }
    if (reading.terms.length >= MOST_TERMS) break;
    const phrase = findPhrase(tokens, at, lexicon);
    const span = phrase?.tokens ?? [token];
    const resolution =
      phrase?.resolution ??
      join(tokens, at, lexicon) ??
      resolveToken(token, lexicon, guesses < MOST_GUESSES && !withoutSlips);
    const isLast = at + span.length >= tokens.length;
    const whole = isTyping && isLast && !phrase ? withStarts(token, resolution, lexicon) : resolution;
    const used: Resolution = isExact ? withoutGuess(whole) : whole;
    reading.cost += used.cost;
    if (resolution.how !== 'known') guesses++;
    reading.terms.push({
      text: span.map((each) => each.text).join(' '),
      alternatives: used.alternatives,
      near: used.near ?? [],
      how: used.how,
      isMeasure: token.kind === 'number' || token.kind === 'size',
      measure:
        token.kind === 'size'
          ? MEASURES.size
          : 'unit' in token && token.unit
            ? MEASURES.amount
            : MEASURES.number,
      isDetail,
    });
    if (used.taken !== null) reading.isGuessed = true;
    words.push(used.taken ?? span.map(shownOf).join(' '));
    at += span.length - 1 + (resolution === used && 'joined' in resolution ? 1 : 0);
  }
  return { ...reading, text: words.join(' ') };
}

const shownOf = (token: Token) => token.shown;

function withoutGuess(resolution: Resolution): Resolution {
  return resolution.how === 'known'
    ? resolution
    : { ...resolution, alternatives: [], near: [], how: 'unknown', taken: null };
}

const MOST_STARTS = 12;

/** What begins like the word that is still being typed comes beside what it means as it stands. */
function withStarts(token: Token, resolution: Resolution, lexicon: Lexicon): Resolution {
  const { vocabulary } = lexicon;
  const starts = token.kind === 'word' ? vocabulary.listByStart(token.text, MOST_STARTS) : [];
  const begun = [
    ...(starts.length === 0 ? [] : [{ all: [starts], weight: 0.9 }]),
    ...(token.kind === 'word' ? listBegunSynonyms(token.text, lexicon) : []),
  ];
  if (begun.length === 0) return resolution;
  if (resolution.how !== 'known') return { alternatives: begun, how: 'start', cost: 0.1, taken: null };
  return { ...resolution, alternatives: [...resolution.alternatives, ...begun] };
}

const SHORTEST_BEGUN = 3;

/** «шури» will be шурик, and that is a screwdriver. */
function listBegunSynonyms(start: string, lexicon: Lexicon): Alternative[] {
  if (start.length < SHORTEST_BEGUN) return [];
  return lexicon.synonyms
    .listByStart(start, MOST_STARTS)
    .flatMap((word) => toSynonymAlternatives(toTokens(word), lexicon))
    .map((alternative) => ({ ...alternative, weight: 0.6 }));
}

/** The longest run of tokens from here that the synonyms know, with its own words as the first alternative. */
function findPhrase(tokens: readonly Token[], at: number, lexicon: Lexicon) {
  for (let length = Math.min(lexicon.synonyms.longest, tokens.length - at); length > 1; length--) {
    const run = tokens.slice(at, at + length);
    const synonyms = toSynonymAlternatives(run, lexicon);
    if (synonyms.length === 0) continue;
    const own = run
      .filter((token) => !isStopWord(token.text))
      .map((token) => resolveToken(token, lexicon))
      .map(({ how, alternatives }) =>
        how === 'known' ? alternatives.flatMap(({ all }) => (all.length === 1 ? (all[0] ?? []) : [])) : [],
      );
    const literal = own.every((words) => words.length > 0) ? [{ all: own, weight: 1 }] : [];
    const alternatives = [...literal, ...synonyms];
    return { tokens: run, resolution: { alternatives, how: 'known' as const, cost: 0, taken: null } };
  }
  return null;
}

/** «гипсо картон»: two words that only together are one. */
function join(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): (Resolution & { joined: true }) | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== 'word' || next?.kind !== 'word') return null;
  if (lexicon.vocabulary.find(token.text) !== undefined && lexicon.vocabulary.find(next.text) !== undefined)
    return null;
  const together = lexicon.vocabulary.listForms(token.text + next.text);
  const meant = toSynonymAlternatives(toTokens(token.shown + next.shown), lexicon);
  if (together.length === 0 && meant.length === 0) return null;
  return {
    alternatives: [...(together.length === 0 ? [] : [{ all: [together], weight: 0.95 }]), ...meant],
    how: 'known',
    cost: 0.2,
    taken: null,
    joined: true,
  };
}
