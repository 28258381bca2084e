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
import { isKazakhLink, isLink, isStopWord } from './stop-words.ts';
import { type Token, toTokens } from './tokens.ts';

const LONGEST_QUERY = 200;
const MOST_TERMS = 12;
const LAYOUT_COST = 0.75;
/** Words beyond these must be known as they are. */
const MOST_GUESSES = 4;

export interface Term {
  /** as typed, folded */
  text: string;
  alternatives: Alternative[];
  how: How;
  /** a number or a size: tells goods apart, but names none */
  isMeasure: boolean;
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
}

export function understand(query: string, lexicon: Lexicon, options: ReadingOptions = {}): Understood {
  const typed = query.slice(0, LONGEST_QUERY).trim();
  const literal = read(typed, lexicon, options);
  if (options.isExact || literal.cost === 0) return { terms: literal.terms, corrected: null };
  let best = literal;
  for (const text of toOtherLayouts(typed)) {
    const reading = read(text, lexicon, options);
    const cost = reading.cost + LAYOUT_COST;
    if (reading.terms.length > 0 && cost < best.cost) best = { ...reading, cost, isGuessed: true };
  }
  return { terms: best.terms, corrected: best.isGuessed ? best.text : null };
}

function read(text: string, lexicon: Lexicon, { isExact, isTyping }: ReadingOptions): Reading {
  const tokens = toTokens(text);
  const meaningful = tokens.filter((token) => !isStopWord(token.text));
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
      phrase?.resolution ?? join(tokens, at, lexicon) ?? resolveToken(token, lexicon, guesses < MOST_GUESSES);
    const isLast = at + span.length >= tokens.length;
    const whole = isTyping && isLast && !phrase ? withStarts(token, resolution, lexicon) : resolution;
    const used = isExact ? withoutGuess(whole) : whole;
    reading.cost += used.cost;
    if (resolution.how !== 'known') guesses++;
    reading.terms.push({
      text: span.map((each) => each.text).join(' '),
      alternatives: used.alternatives,
      how: used.how,
      isMeasure: token.kind === 'number' || token.kind === 'size',
      isDetail,
    });
    if (used.taken !== null) reading.isGuessed = true;
    words.push(used.taken ?? span.map(shownOf).join(' '));
    at += span.length - 1 + (resolution === used && 'joined' in resolution ? 1 : 0);
  }
  return { ...reading, text: words.join(' ') };
}

const shownOf = (token: Token) => (token.kind === 'word' ? token.shown : token.text.replace(/x/g, '×'));

function withoutGuess(resolution: Resolution): Resolution {
  return resolution.how === 'known'
    ? resolution
    : { ...resolution, alternatives: [], how: 'unknown', taken: null };
}

const MOST_STARTS = 12;

/** What begins like the word that is still being typed comes beside what it means as it stands. */
function withStarts(token: Token, resolution: Resolution, { vocabulary }: Lexicon): Resolution {
  const starts = token.kind === 'word' ? vocabulary.listByStart(token.text, MOST_STARTS) : [];
  if (starts.length === 0) return resolution;
  const begun = { all: [starts], weight: 0.9 };
  if (resolution.how !== 'known') return { alternatives: [begun], how: 'start', cost: 0.1, taken: null };
  return { ...resolution, alternatives: [...resolution.alternatives, begun] };
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
  if (together.length === 0) return null;
  return {
    alternatives: [{ all: [together], weight: 0.95 }],
    how: 'known',
    cost: 0.2,
    taken: null,
    joined: true,
  };
}
