/**
 * Which rows a query means and how well each fits. Every term gives a row the weight of its best mention; a row is in
 * when all terms are met, or, where no row meets all, when it meets as much as any. Sections whose goods fit on the
 * whole lift their rows: that is learnt from the range itself.
 */
import type { Term } from '#domain/search.ts';
import type { Columns, IndexedSection, StoreMask } from '../catalog-index/catalog-index.ts';
import { type Asked, findMentions, findRun, type Mention, type MentionSource } from './mentions.ts';
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
}

export interface Matched {
  /** in their order */
  rows: Uint32Array;
  scores: Int32Array;
  /** some terms are met by no row, or by none of these */
  isPartial: boolean;
}

const EXACT = 1_000_000;
/** So few that what comes near counts as well. */
export const FEW_ROWS = 12;

export function match(source: MatchSource, request: MatchRequest, scratch: Scratch): Matched {
  const terms = request.terms.filter(({ alternatives }) => alternatives.length > 0);
  const asked = findMentions(terms, source);
  const whole = (1 << terms.length) - 1;
  const measures = toMeasureBits(terms);
  // Sizes may be missing (see findWanted), names may not: a leaf that lacks one of them is not looked at.
  const needed = whole & ~measures || whole;
  const exact = new Set(request.exactRows);
  let found = collect(source, asked, scratch, needed, exact);
  if ((found.met[whole] ?? 0) === 0) found = collect(source, asked, scratch, 0, exact);
  const worthOfMask = toMaskWorths(asked.importances);
  const wanted = findWanted(found.met, worthOfMask, measures);
  return {
    ...rank(source, request, scratch, keepWanted(found, scratch, wanted.masks, exact), exact),
    isPartial: terms.length < request.terms.length || wanted.worth < (worthOfMask.at(-1) as number) - 1e-9,
  };
}

interface Collected {
  /** where what was found in each run ends, run after run */
  ends: { run: number; end: number }[];
  /** how many rows meet each set of terms */
  met: Uint32Array;
}

/** The rows that meet at least these terms, into the scratch; with 0 all that meet any. */
function collect(
  { postings, columns }: MatchSource,
  { mentions, importances }: Asked,
  scratch: Scratch,
  needed: number,
  exact: ReadonlySet<number>,
): Collected {
  const { runs } = postings;
  const { masks, worths, foundRows, foundMasks, foundWorths } = scratch;
  const met = new Uint32Array(1 << importances.length);
  const withExact = new Set([...exact].filter((row) => row < columns.rows).map((row) => findRun(runs, row)));
  const hasNeeded = (here: readonly Mention[]) => here.reduce((bits, { bit }) => bits & ~bit, needed) === 0;
  const looked = [...mentions.keys()].filter((run) => hasNeeded(mentions.get(run) ?? []));
  const ends: Collected['ends'] = [];
  let count = 0;
  for (const run of [...new Set([...looked, ...withExact])].sort((a, b) => a - b)) {
    const start = runs[run] as number;
    const size = (runs[run + 1] as number) - start;
    scratch.weigh(postings, mentions.get(run) ?? [], size);
    const takesExact = withExact.has(run);
    for (let at = 0; at < size; at++) {
      const mask = masks[at] as number;
      if ((mask === 0 || (mask & needed) !== needed) && !(takesExact && exact.has(start + at))) continue;
      met[mask] = (met[mask] as number) + 1;
      foundRows[count] = start + at;
      foundMasks[count] = mask;
      foundWorths[count++] = worths[at] as number;
    }
    ends.push({ run, end: count });
  }
  return { ends, met };
}

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
 * The sets of terms that let a row in: those worth the most of what any row meets. When only a few rows are of that
 * size, the others of the same name come after them: somebody who asks for what we lack wants to see what we have.
 */
function findWanted(
  met: Uint32Array,
  worthOfMask: Float64Array,
  measures: number,
): { worth: number; masks: Uint8Array } {
  let worth = 0;
  for (let mask = 1; mask < met.length; mask++) {
    if ((met[mask] as number) > 0) worth = Math.max(worth, worthOfMask[mask] as number);
  }
  const wanted = new Uint8Array(met.length);
  let count = 0;
  let named = 0;
  for (let mask = 1; mask < met.length; mask++) {
    if ((met[mask] as number) === 0 || (worthOfMask[mask] as number) < worth - 1e-9) continue;
    wanted[mask] = 1;
    count += met[mask] as number;
    named = mask & ~measures;
  }
  for (let mask = 1; mask < met.length && count < FEW_ROWS && named !== 0; mask++) {
    if ((mask & ~measures) === named) wanted[mask] = 1;
  }
  return { worth, masks: wanted };
}

/** Closes the gaps that the unwanted leave. */
function keepWanted(
  { ends }: Collected,
  { foundRows, foundMasks, foundWorths }: Scratch,
  wanted: Uint8Array,
  exact: ReadonlySet<number>,
): Collected['ends'] {
  let count = 0;
  let at = 0;
  return ends.map(({ run, end }) => {
    for (; at < end; at++) {
      const row = foundRows[at] as number;
      if (wanted[foundMasks[at] as number] === 0 && !(exact.size > 0 && exact.has(row))) continue;
      foundRows[count] = row;
      foundWorths[count++] = foundWorths[at] as number;
    }
    return { run, end: count };
  });
}

function rank(
  { columns, postings: { runs }, leaves, mostPopular }: MatchSource,
  { cityStores }: MatchRequest,
  { foundRows, foundWorths }: Scratch,
  ends: Collected['ends'],
  exact: ReadonlySet<number>,
): Omit<Matched, 'isPartial'> {
  const count = ends.at(-1)?.end ?? 0;
  const rows = foundRows.slice(0, count);
  const scoreOf = makeScoreOf(columns, cityStores, mostPopular);
  const scores = new Int32Array(count);
  let first = 0;
  for (const { run, end } of ends) {
    const lift = leaves[run] ? toLift(foundWorths, first, end, runs, run) : 0;
    for (let at = first; at < end; at++)
      scores[at] = scoreOf(rows[at] as number, foundWorths[at] as number, lift);
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
