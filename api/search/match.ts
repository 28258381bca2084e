/**
 * Which rows a query means and how well each fits. Every term gives a row the weight of its best mention; a row is in
 * when all terms are met, or, where no row meets all, when it meets as much as any. Sections whose goods fit on the
 * whole lift their rows: that is learnt from the range itself.
 */
import type { Term } from '#domain/search.ts';
import type { Columns, IndexedSection, StoreMask } from '../catalog-index/catalog-index.ts';
import type { SectionWord } from './built-search.ts';
import { countRows, HEAD, NAME, type Place, type Postings, readRows, VALUE } from './postings.ts';
import type { Scratch } from './scratch.ts';

export interface MatchSource {
  columns: Columns;
  postings: Postings;
  sections: readonly IndexedSection[];
  sectionWords: ReadonlyMap<number, readonly SectionWord[]>;
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

/** What a mention is worth, by where it stands. */
const WORTH = { head: 1, sectionHead: 0.8, name: 0.62, sectionName: 0.35, value: 0.45 } as const;
const BEST_TEXT = 10_000;
const BEST_SECTION = 2000;
const BEST_POPULARITY = 400;
const IN_STOCK = 500;
const EXACT = 1_000_000;
const FEW_ROWS = 12;

export function match(source: MatchSource, request: MatchRequest, scratch: Scratch): Matched {
  const terms = request.terms.filter(({ alternatives }) => alternatives.length > 0);
  const importances = terms.map((term) => toImportance(term, source.postings));
  const sum = importances.reduce((total, each) => total + each, 0);
  scratch.clear();
  for (const [place, term] of terms.entries()) {
    const share = (importances[place] as number) / sum;
    for (const step of toSteps(term, source)) {
      if (step.kind === 'rows') scratch.giveRows(step.rows(scratch), 1 << place, step.worth * share);
      else scratch.giveRange(step.start, step.end, 1 << place, step.worth * share);
    }
  }
  const worthOfMask = toMaskWorths(importances);
  const wanted = findWanted(scratch, worthOfMask, toMeasureBits(terms));
  return {
    ...rank(source, request, scratch, wanted.masks),
    isPartial: terms.length < request.terms.length || wanted.worth < sum - 1e-9,
  };
}

type Step =
  | { kind: 'rows'; worth: number; rows(scratch: Scratch): Uint32Array }
  | { kind: 'range'; worth: number; start: number; end: number };

/** The best first: a row keeps the first weight that it gets for a term. */
function toSteps(term: Term, source: MatchSource): Step[] {
  const { postings, sectionWords, sections } = source;
  const steps: Step[] = [];
  for (const { all, weight } of term.alternatives) {
    const [words = []] = all;
    if (all.length > 1) {
      steps.push({
        kind: 'rows',
        worth: weight * 0.95,
        rows: (scratch) =>
          scratch.intersect(all.map((group) => (take) => readAll(source, group, scratch, take))),
      });
      continue;
    }
    for (const word of words) {
      const places: [Place, number][] = [
        [HEAD, WORTH.head],
        [NAME, WORTH.name],
        [VALUE, WORTH.value],
      ];
      for (const [place, worth] of places) {
        if (countRows(postings, word, place) === 0) continue;
        // A number names nothing: wherever it stands it is worth the same.
        const here = term.isMeasure && place !== VALUE ? WORTH.head : worth;
        steps.push({
          kind: 'rows',
          worth: weight * here,
          rows: (scratch) => readList(postings, word, place, scratch),
        });
      }
      for (const { section, isHead } of sectionWords.get(word) ?? []) {
        const { start = 0, end = 0 } = sections[section] ?? {};
        steps.push({
          kind: 'range',
          worth: weight * (isHead ? WORTH.sectionHead : WORTH.sectionName),
          start,
          end,
        });
      }
    }
  }
  return steps.sort((a, b) => b.worth - a.worth);
}

function readList(postings: Postings, word: number, place: Place, scratch: Scratch): Uint32Array {
  return scratch.list.subarray(0, readRows(postings, word, place, scratch.list));
}

/** Every row of any of the words, wherever they stand; some more than once. */
function readAll(
  { postings, sectionWords, sections }: MatchSource,
  words: readonly number[],
  scratch: Scratch,
  take: (row: number) => void,
): void {
  for (const word of words) {
    for (const place of [HEAD, NAME, VALUE] as const) {
      for (const row of readList(postings, word, place, scratch)) take(row);
    }
    for (const { section } of sectionWords.get(word) ?? []) {
      const { start = 0, end = 0 } = sections[section] ?? {};
      for (let row = start; row < end; row++) take(row);
    }
  }
}

/** What names goods weighs most, what is rare weighs more, numbers and details less. */
function toImportance({ alternatives, isMeasure, isDetail }: Term, postings: Postings): number {
  let heads = 0;
  let all = 0;
  for (const { all: groups } of alternatives) {
    for (const word of groups[0] ?? []) {
      const head = countRows(postings, word, HEAD);
      heads += head;
      all += head + countRows(postings, word, NAME) + countRows(postings, word, VALUE);
    }
  }
  const rarity = Math.log1p(postings.rows / (all + 1)) / Math.log1p(postings.rows);
  const naming = all === 0 ? 0.5 : heads / all;
  return (0.5 + 0.5 * rarity) * (isMeasure ? 0.5 : isDetail ? 0.7 : 1 + naming);
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
  scratch: Scratch,
  worthOfMask: Float64Array,
  measures: number,
): { worth: number; masks: Uint8Array } {
  const met = new Uint32Array(worthOfMask.length);
  const { masks } = scratch;
  scratch.eachTouched((start, end) => {
    for (let row = start; row < end; row++) {
      const mask = masks[row] as number;
      met[mask] = (met[mask] as number) + 1;
    }
  });
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

function rank(
  { columns, sections }: MatchSource,
  { exactRows, cityStores }: MatchRequest,
  scratch: Scratch,
  wanted: Uint8Array,
): Omit<Matched, 'isPartial'> {
  const { rows, popularity, stock } = columns;
  const { masks, worths, list } = scratch;
  const exact = new Set(exactRows);
  for (const row of exact) scratch.touch(row);
  let count = 0;
  let mostPopular = 1;
  scratch.eachTouched((start, end) => {
    for (let row = start; row < end; row++) {
      if (wanted[masks[row] as number] === 0 && !exact.has(row)) continue;
      list[count++] = row;
      if ((popularity[row] as number) > mostPopular) mostPopular = popularity[row] as number;
    }
  });
  const found = list.slice(0, count);
  const lifts = toSectionLifts(sections, found, worths);
  const popularityScale = BEST_POPULARITY / Math.log1p(mostPopular);
  const scores = new Int32Array(count);
  for (let at = 0; at < count; at++) {
    const row = found[at] as number;
    let score = (worths[row] as number) * BEST_TEXT + (lifts[at] as number) * BEST_SECTION;
    score += Math.log1p(popularity[row] as number) * popularityScale;
    for (const { word, mask } of cityStores) {
      if (((stock[word * rows + row] as number) & mask) === 0) continue;
      score += IN_STOCK;
      break;
    }
    scores[at] = Math.round(score) + (exact.has(row) ? EXACT : 0);
  }
  return { rows: found, scores };
}

/** For each found row how well its leaf fits on the whole, 0 to 1: the mean of its goods, found or not. */
function toSectionLifts(
  sections: readonly IndexedSection[],
  found: Uint32Array,
  worths: Float32Array,
): Float32Array {
  const leaves = sections.filter(({ isLeaf, start, end }) => isLeaf && end > start);
  const lifts = new Float32Array(found.length);
  let at = 0;
  for (const { start, end } of leaves) {
    while (at < found.length && (found[at] as number) < start) at++;
    const first = at;
    let sum = 0;
    for (; at < found.length && (found[at] as number) < end; at++)
      sum += worths[found[at] as number] as number;
    lifts.fill(sum / (end - start), first, at);
  }
  return lifts;
}
