/**
 * Which rows a query means and how well each fits. Every term gives a row the weight of its best mention; a row is in
 * when all terms are met. Where few rows meet all, the page is filled with those that meet the next most, as long as
 * what names the thing is met. Sections whose goods fit on the whole lift their rows: that is learnt from the range.
 */
import type { Term } from '#domain/search.ts';
import type { Columns, IndexedSection, StoreMask } from '../catalog-index/catalog-index.ts';
import { type Collected, collect, fill, listRuns, PAGE_ROWS } from './collect.ts';
import { findMentions, type MentionSource } from './mentions.ts';
import { makeScoreOf } from './score.ts';
import type { Scratch } from './scratch.ts';

export interface MatchSource extends MentionSource {
  columns: Columns;
  /** of each run its leaf, null between leaves */
  leaves: readonly (IndexedSection | null)[];
  /** of the whole range */
  mostPopular: number;
}

export interface MatchRequest {
  terms: readonly Term[];
  /** rows that bear exactly the code asked for: they come first */
  exactRows: readonly number[];
  cityStores: readonly StoreMask[];
  language: 'ru' | 'kz';
  /** told of every row that is found, for whoever asks why it stands where it does */
  onRow?(row: number, worth: number, lift: number): void;
}

export interface Matched {
  /** in their order */
  rows: Uint32Array;
  scores: Int32Array;
  /** some terms are met by no row, or by none of these */
  isPartial: boolean;
  /** how many are of the very size asked for, where others come after them; null otherwise */
  exactSize: number | null;
}

const EXACT = 1_000_000;
/** Goods of the very size come before all others. */
const EXACT_SIZE = 20_000;
/** So few that what comes near counts as well, until a page is full. */
export const FEW_ROWS = 12;
/** What only comes near the word that names the thing comes last. */
const OTHER_THING = 0.5;
/** What meets less than this part of the best, with its sizes or without, is no answer. */
const LEAST_PART = 0.5;

export function match(source: MatchSource, request: MatchRequest, scratch: Scratch): Matched {
  const terms = request.terms.filter(isLookedFor);
  const asked = findMentions(terms, source);
  const whole = (1 << terms.length) - 1;
  const measures = toMeasureBits(terms);
  const exact = new Set(request.exactRows);
  // Where enough goods have it all, leaves that lack any of it are not looked at.
  let found = collect(source, asked, scratch, listRuns(asked, whole), { all: whole, any: 0 }, exact);
  const wholeRows = found.met[whole] ?? 0;
  const isFilled = wholeRows < FEW_ROWS && whole !== 0;
  if (isFilled) found = fill(source, asked, scratch, whole, exact);
  const worthOfMask = toMaskWorths(asked.importances);
  const wanted = findWanted(found.met, worthOfMask, measures === whole ? 0 : measures);
  // Among other words a name may be told by them; where the thing alone was named, the rest is something else.
  const naming = (whole & ~measures) === asked.naming ? asked.naming : 0;
  const sized = isFilled && measures !== 0 ? whole : 0;
  const ends = keepWanted(found, scratch, wanted.masks, exact);
  const isPartial =
    terms.length < request.terms.length || wanted.worth < (worthOfMask.at(-1) as number) - 1e-9;
  return {
    ...rank(source, request, scratch, ends, exact, { sized, naming, terms: terms.length }),
    isPartial: isPartial && exact.size === 0,
    exactSize: sized !== 0 && wholeRows > 0 && (ends.at(-1)?.end ?? 0) > wholeRows ? wholeRows : null,
  };
}

/** Whether any goods have all of it. */
export function hasAll(source: MatchSource, all: readonly Term[], scratch: Scratch): boolean {
  const terms = all.filter(isLookedFor);
  const asked = findMentions(terms, source);
  const whole = (1 << terms.length) - 1;
  const found = collect(source, asked, scratch, listRuns(asked, whole), { all: whole, any: 0 }, new Set());
  return (found.met[whole] ?? 0) > 0;
}

/** Of an unknown word there is nothing to look for. */
export const isLookedFor = ({ alternatives, near }: Term): boolean => alternatives.length + near.length > 0;

/** For every set of terms what it is worth together. */
function toMaskWorths(importances: readonly number[]): Float64Array {
  const worths = new Float64Array(1 << importances.length);
  for (let mask = 1; mask < worths.length; mask++) {
    const term = 31 - Math.clz32(mask);
    worths[mask] = (worths[mask & ~(1 << term)] as number) + (importances[term] as number);
  }
  return worths;
}

const toMeasureBits = (terms: readonly Term[]) =>
  terms.reduce((bits, { isMeasure }, place) => (isMeasure ? bits | (1 << place) : bits), 0);

/**
 * The sets of terms that let a row in: those worth the most of what any row meets, and when these are only a few rows
 * the next best, until a page is full: somebody who asks for what we lack wants to see what we have.
 */
function findWanted(
  met: Uint32Array,
  worthOfMask: Float64Array,
  measures: number,
): { worth: number; masks: Uint8Array } {
  const sets: { mask: number; worth: number }[] = [];
  for (let mask = 1; mask < met.length; mask++) {
    if ((met[mask] as number) > 0) sets.push({ mask, worth: worthOfMask[mask] as number });
  }
  sets.sort((a, b) => b.worth - a.worth);
  const worth = sets[0]?.worth ?? 0;
  const namedOf = (mask: number) => worthOfMask[mask & ~measures] as number;
  const named = sets.reduce((most, { mask }) => Math.max(most, namedOf(mask)), 0);
  const wanted = new Uint8Array(met.length);
  let count = 0;
  let last = worth;
  for (const set of sets) {
    const isSame = set.worth > last - 1e-9;
    if (!isSame && count >= (last === worth ? FEW_ROWS : PAGE_ROWS)) break;
    if (namedOf(set.mask) < named * LEAST_PART && set.worth < worth * LEAST_PART) continue;
    wanted[set.mask] = 1;
    count += met[set.mask] as number;
    last = set.worth;
  }
  return { worth, masks: wanted };
}

/** Closes the gaps that the unwanted leave. */
function keepWanted(
  { ends, met }: Collected,
  { foundRows, foundMasks, foundWorths }: Scratch,
  wanted: Uint8Array,
  exact: ReadonlySet<number>,
): Collected['ends'] {
  // Mostly nothing is left out, and half of the range may have been found.
  if (met.every((rows, mask) => rows === 0 || wanted[mask] === 1)) return ends;
  let count = 0;
  let at = 0;
  return ends.map(({ run, end }) => {
    for (; at < end; at++) {
      const row = foundRows[at] as number;
      if (wanted[foundMasks[at] as number] === 0 && !(exact.size > 0 && exact.has(row))) continue;
      foundRows[count] = row;
      foundMasks[count] = foundMasks[at] as number;
      foundWorths[count++] = foundWorths[at] as number;
    }
    return { run, end: count };
  });
}

function rank(
  { columns, postings: { runs, nameWords }, leaves, mostPopular }: MatchSource,
  { cityStores, onRow }: MatchRequest,
  { foundRows, foundMasks, foundWorths }: Scratch,
  ends: Collected['ends'],
  exact: ReadonlySet<number>,
  { sized, naming, terms }: { sized: number; naming: number; terms: number },
): Pick<Matched, 'rows' | 'scores'> {
  const count = ends.at(-1)?.end ?? 0;
  const rows = foundRows.slice(0, count);
  const scoreOf = makeScoreOf(columns, cityStores, mostPopular, { nameWords, terms });
  const scores = new Int32Array(count);
  let first = 0;
  for (const { run, end } of ends) {
    const lift = leaves[run] ? toLift(foundWorths, first, end, runs, run) : 0;
    for (let at = first; at < end; at++) {
      const mask = foundMasks[at] as number;
      const isOther = naming !== 0 && (mask & naming) === 0;
      const worth = (foundWorths[at] as number) * (isOther ? OTHER_THING : 1);
      scores[at] =
        scoreOf(rows[at] as number, worth, lift) + (sized !== 0 && mask === sized ? EXACT_SIZE : 0);
      if (onRow !== undefined) onRow(rows[at] as number, worth, lift);
    }
    first = end;
  }
  for (const [at, row] of exact.size > 0 ? rows.entries() : [])
    if (exact.has(row)) scores[at] = (scores[at] as number) + EXACT;
  return { rows, scores };
}

/** How well a leaf fits on the whole, 0 to 1: the mean of its goods, found or not. */
export function toLift(
  worths: Float32Array,
  first: number,
  end: number,
  runs: Uint32Array,
  run: number,
): number {
  let sum = 0;
  for (let at = first; at < end; at++) sum += worths[at] as number;
  return Math.fround(sum / ((runs[run + 1] as number) - (runs[run] as number)));
}
