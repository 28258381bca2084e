/** Where the terms of a query are mentioned, and what each mention is worth: leaf by leaf, nothing read yet. */
import type { Term } from '#domain/search.ts';
import type { IndexedSection } from '../catalog-index/catalog-index.ts';
import type { SectionWord } from './built-search.ts';
import { countRows, HEAD, listOf, NAME, type Place, type Postings, VALUE } from './postings.ts';

export interface MentionSource {
  postings: Postings;
  sections: readonly IndexedSection[];
  sectionWords: ReadonlyMap<number, readonly SectionWord[]>;
}

/** Rows of one run: a cut of a list, or a stretch, both counted from where the run begins. */
export type Part = { kind: 'cut'; cut: number } | { kind: 'stretch'; start: number; end: number };

/** A mention of a term in one run: one part, or what all of several groups of parts have in common. */
export interface Mention {
  bit: number;
  worth: number;
  groups: readonly (readonly Part[])[];
  /** at most so many rows */
  most: number;
}

export interface Asked {
  /** of each term what it is worth beside the others */
  importances: number[];
  /** by run, in the order of the terms, of each the best first: a row keeps the first weight that it gets for a term */
  mentions: Map<number, Mention[]>;
}

/** What a mention is worth, by where it stands. */
const WORTH = { head: 1, sectionHead: 0.8, name: 0.62, sectionName: 0.35, value: 0.45 } as const;
const TOGETHER = 0.95;

/** By run. */
type Parts = Map<number, Part[]>;

interface Step {
  worth: number;
  groups: Parts[];
}

export function findMentions(terms: readonly Term[], source: MentionSource): Asked {
  const importances = terms.map((term) => toImportance(term, source.postings));
  const sum = importances.reduce((total, each) => total + each, 0);
  const mentions = new Map<number, Mention[]>();
  for (const [place, term] of terms.entries()) {
    const share = (importances[place] as number) / sum;
    for (const { worth, groups } of toSteps(term, source)) {
      const [first = new Map<number, Part[]>(), ...others] = groups;
      for (const [run, parts] of first) {
        if (others.some((group) => !group.has(run))) continue;
        const here = [parts, ...others.map((group) => group.get(run) ?? [])];
        const most = Math.min(...here.map((group) => countParts(source.postings, group)));
        const known = mentions.get(run);
        const mention = { bit: 1 << place, worth: worth * share, groups: here, most };
        if (known) known.push(mention);
        else mentions.set(run, [mention]);
      }
    }
  }
  return { importances, mentions };
}

function countParts({ cutCounts }: Postings, parts: readonly Part[]): number {
  let count = 0;
  for (const part of parts)
    count += part.kind === 'cut' ? (cutCounts[part.cut] as number) : part.end - part.start;
  return count;
}

/** The best first. */
function toSteps(term: Term, source: MentionSource): Step[] {
  const { postings, sectionWords } = source;
  const steps: Step[] = [];
  for (const { all, weight } of term.alternatives) {
    if (all.length > 1) {
      steps.push({ worth: weight * TOGETHER, groups: all.map((group) => findAnywhere(group, source)) });
      continue;
    }
    for (const word of all[0] ?? []) {
      const places: [Place, number][] = [
        [HEAD, WORTH.head],
        [NAME, WORTH.name],
        [VALUE, WORTH.value],
      ];
      for (const [place, worth] of places) {
        if (countRows(postings, word, place) === 0) continue;
        // A number names nothing: wherever it stands it is worth the same.
        const here = term.isMeasure && place !== VALUE ? WORTH.head : worth;
        const parts: Parts = new Map();
        addList(parts, postings, listOf(word, place));
        steps.push({ worth: weight * here, groups: [parts] });
      }
      for (const { section, isHead } of sectionWords.get(word) ?? []) {
        const parts: Parts = new Map();
        addSection(parts, source, section);
        steps.push({ worth: weight * (isHead ? WORTH.sectionHead : WORTH.sectionName), groups: [parts] });
      }
    }
  }
  return steps.sort((a, b) => b.worth - a.worth);
}

/** Every row of any of the words, wherever they stand; some more than once. */
function findAnywhere(words: readonly number[], source: MentionSource): Parts {
  const parts: Parts = new Map();
  for (const word of words) {
    for (const place of [HEAD, NAME, VALUE] as const) addList(parts, source.postings, listOf(word, place));
    for (const { section } of source.sectionWords.get(word) ?? []) addSection(parts, source, section);
  }
  return parts;
}

function add(parts: Parts, run: number, part: Part): void {
  const known = parts.get(run);
  if (known) known.push(part);
  else parts.set(run, [part]);
}

function addList(parts: Parts, { cuts, cutRuns }: Postings, list: number): void {
  for (let cut = cuts[list] as number; cut < (cuts[list + 1] as number); cut++)
    add(parts, cutRuns[cut] as number, { kind: 'cut', cut });
}

function addSection(parts: Parts, { postings: { runs }, sections }: MentionSource, section: number): void {
  const { start = 0, end = 0 } = sections[section] ?? {};
  for (let run = findRun(runs, start); (runs[run] as number) < end; run++) {
    const from = runs[run] as number;
    const to = Math.min(end, runs[run + 1] as number);
    add(parts, run, { kind: 'stretch', start: Math.max(0, start - from), end: to - from });
  }
}

/** The run that a row lies in. */
export function findRun(runs: Uint32Array, row: number): number {
  let low = 0;
  let high = runs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((runs[middle] as number) <= row) low = middle;
    else high = middle - 1;
  }
  return low;
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
