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
  /** it only comes near what was asked: the next size, another thing of the same section */
  isNear: boolean;
  worth: number;
  groups: readonly (readonly Part[])[];
  /** at most so many rows */
  most: number;
}

export interface Asked {
  /** of each term what it is worth beside the others */
  importances: number[];
  /** the terms that say what the thing is: a row without any of them is something else */
  naming: number;
  /** by run, in the order of the terms, of each the best first: a row keeps the first weight that it gets for a term */
  mentions: Map<number, Mention[]>;
}

/** What a mention is worth, by where it stands. */
const WORTH = { head: 1, sectionHead: 0.8, name: 0.7, sectionName: 0.35, value: 0.45 } as const;
const TOGETHER = 0.95;
/** The bits of what comes near stand above those of what is met. */
export const NEAR = 12;
/** A department says less of its goods than their own leaf. */
const DEPARTMENT = 0.7;
/** Where so many of a leaf bear a word themselves, the others of the leaf are other things. */
const BORNE = 0.1;
const OTHER_THING = 0.35;

/** By run. */
type Parts = Map<number, Part[]>;

interface Step {
  worth: number;
  isNear: boolean;
  groups: Parts[];
}

export function findMentions(terms: readonly Term[], source: MentionSource): Asked {
  const weighed = terms.map((term) => weighTerm(term, source));
  const importances = weighed.map(({ importance }) => importance);
  const sum = importances.reduce((total, each) => total + each, 0);
  const mentions = new Map<number, Mention[]>();
  for (const [place, term] of terms.entries()) {
    const share = (importances[place] as number) / sum;
    for (const { worth, isNear, groups } of toSteps(term, source)) {
      const [first = new Map<number, Part[]>(), ...others] = groups;
      for (const [run, parts] of first) {
        if (others.some((group) => !group.has(run))) continue;
        const here = [parts, ...others.map((group) => group.get(run) ?? [])];
        const most = Math.min(...here.map((group) => countParts(source.postings, group)));
        const known = mentions.get(run);
        const mention = { bit: 1 << place, isNear, worth: worth * share, groups: here, most };
        if (known) known.push(mention);
        else mentions.set(run, [mention]);
      }
    }
  }
  return { importances, naming: toNamingBits(weighed), mentions };
}

function countParts({ cutCounts }: Postings, parts: readonly Part[]): number {
  let count = 0;
  for (const part of parts)
    count += part.kind === 'cut' ? (cutCounts[part.cut] as number) : part.end - part.start;
  return count;
}

/** What is met before what comes near, the best first. */
function toSteps(term: Term, source: MentionSource): Step[] {
  const steps: Step[] = [];
  const borne = countBorne(term, source);
  for (const alternative of term.alternatives) addSteps(steps, alternative, false, { term, source, borne });
  for (const alternative of term.near) addSteps(steps, alternative, true, { term, source, borne });
  return steps.sort((a, b) => Number(a.isNear) - Number(b.isNear) || b.worth - a.worth);
}

function addSteps(
  steps: Step[],
  { all, weight }: Term['alternatives'][number],
  isNear: boolean,
  { term, source, borne }: { term: Term; source: MentionSource; borne: ReadonlyMap<number, number> },
): void {
  const { postings, sectionWords } = source;
  if (all.length > 1) {
    steps.push({ worth: weight * TOGETHER, isNear, groups: all.map((group) => findAnywhere(group, source)) });
    return;
  }
  for (const word of all[0] ?? []) {
    for (const [place, worth] of PLACE_WORTHS) {
      if (countRows(postings, word, place) === 0) continue;
      // A number names nothing: wherever it stands it is worth the same.
      const here = term.isMeasure && place !== VALUE ? WORTH.head : worth;
      const parts: Parts = new Map();
      addList(parts, postings, listOf(word, place));
      steps.push({ worth: weight * here, isNear, groups: [parts] });
    }
    for (const { section, isHead, isMixed } of sectionWords.get(word) ?? []) {
      const [own, others]: [Parts, Parts] = [new Map(), new Map()];
      const isLeaf = source.sections[section]?.isLeaf ?? true;
      // What a leaf is for, or its only name, is true of all its goods, however few of them say so.
      addSection(own, others, source, section, isHead && (isMixed || !isLeaf) ? borne : undefined);
      const part = isLeaf ? 1 : DEPARTMENT;
      const worth = weight * part * (isHead ? WORTH.sectionHead : WORTH.sectionName);
      if (own.size > 0) steps.push({ worth, isNear, groups: [own] });
      if (others.size > 0) steps.push({ worth: worth * OTHER_THING, isNear: true, groups: [others] });
    }
  }
}

const PLACE_WORTHS: readonly (readonly [Place, number])[] = [
  [HEAD, WORTH.head],
  [NAME, WORTH.name],
  [VALUE, WORTH.value],
];

/** By run, how many goods bear the term in their names; only asked where a section bears it too. */
function countBorne({ alternatives }: Term, { postings, sectionWords }: MentionSource): Map<number, number> {
  const counts = new Map<number, number>();
  const words = alternatives.flatMap(({ all }) => (all.length === 1 ? (all[0] ?? []) : []));
  if (!words.some((word) => sectionWords.has(word))) return counts;
  const { cuts, cutRuns, cutCounts } = postings;
  for (const word of words) {
    for (const list of [listOf(word, HEAD), listOf(word, NAME)]) {
      for (let cut = cuts[list] as number; cut < (cuts[list + 1] as number); cut++) {
        const run = cutRuns[cut] as number;
        counts.set(run, (counts.get(run) ?? 0) + (cutCounts[cut] as number));
      }
    }
  }
  return counts;
}

/** Every row of any of the words, wherever they stand; some more than once. */
function findAnywhere(words: readonly number[], source: MentionSource): Parts {
  const parts: Parts = new Map();
  for (const word of words) {
    for (const place of [HEAD, NAME, VALUE] as const) addList(parts, source.postings, listOf(word, place));
    for (const { section } of source.sectionWords.get(word) ?? []) addSection(parts, parts, source, section);
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

/** Where goods of the section are called so themselves its rows go to `others`: what is not called so is another thing. */
function addSection(
  own: Parts,
  others: Parts,
  { postings: { runs }, sections }: MentionSource,
  section: number,
  borne?: ReadonlyMap<number, number>,
): void {
  const { start = 0, end = 0, isLeaf = true } = sections[section] ?? {};
  const first = findRun(runs, start);
  let count = 0;
  for (let run = first; borne && (runs[run] as number) < end; run++) count += borne.get(run) ?? 0;
  const isBorne = borne !== undefined && count > 0 && count >= (end - start) * (isLeaf ? BORNE : BORNE / 2);
  for (let run = first; (runs[run] as number) < end; run++) {
    const from = runs[run] as number;
    const to = Math.min(end, runs[run + 1] as number);
    add(isBorne ? others : own, run, { kind: 'stretch', start: Math.max(0, start - from), end: to - from });
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

interface Weighed {
  importance: number;
  /** which part of the goods that mention it are called so, 0 to 1 */
  naming: number;
}

const SECTION_NAMES = 0.5;

/** What names goods weighs most, what is rare weighs more, numbers and details less. */
function weighTerm({ alternatives, isMeasure, measure, isDetail }: Term, source: MentionSource): Weighed {
  const { postings, sectionWords } = source;
  let heads = 0;
  let all = 0;
  let isSection = false;
  for (const { all: groups } of alternatives) {
    for (const word of groups[0] ?? []) {
      const head = countRows(postings, word, HEAD);
      heads += head;
      all += head + countRows(postings, word, NAME) + countRows(postings, word, VALUE);
      isSection ||= sectionWords.get(word)?.some(({ isHead }) => isHead) === true;
    }
  }
  const rarity = Math.log1p(postings.rows / (all + 1)) / Math.log1p(postings.rows);
  const naming = all === 0 ? 0.5 : heads / all;
  return {
    importance: (0.5 + 0.5 * rarity) * (isMeasure ? measure : isDetail ? 0.7 : 1 + naming / 2),
    naming: isMeasure || isDetail ? 0 : isSection ? Math.max(naming, SECTION_NAMES) : naming,
  };
}

const LEAST_NAMING = 0.3;

function toNamingBits(weighed: readonly Weighed[]): number {
  const most = weighed.reduce((best, { naming }) => Math.max(best, naming), LEAST_NAMING);
  return weighed.reduce(
    (bits, { naming }, place) => (naming >= LEAST_NAMING && naming >= most / 2 ? bits | (1 << place) : bits),
    0,
  );
}
