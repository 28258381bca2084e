/**
 * The best few rows and leaves of a query, for those who want no more. Leaves are looked at in the order of the most
 * that their rows could score, until no other leaf can bring anything better: the first letters of a word, which half
 * of the range bears, cost a few leaves and not half of the range.
 */
import type { Term } from '#domain/search.ts';
import { type SectionOfFound, toSectionsOfFound } from './found-sections.ts';
import {
  FEW_ROWS,
  isLookedFor,
  type Matched,
  type MatchRequest,
  type MatchSource,
  match,
  toLift,
} from './match.ts';
import { findMentions, type Mention } from './mentions.ts';
import { makeScoreOf, mostOf } from './score.ts';
import type { Scratch } from './scratch.ts';

export interface BestRequest extends Omit<MatchRequest, 'exactRows'> {
  rows: number;
  sections: number;
}

export interface Best {
  /** the best first */
  rows: number[];
  sections: SectionOfFound[];
  /** how many rows there are in all; null when the best were found without looking at the rest */
  total: number | null;
}

interface Candidate {
  run: number;
  mentions: readonly Mention[];
  most: number;
}

interface Row {
  row: number;
  score: number;
}

export function matchBest(source: MatchSource, request: BestRequest, scratch: Scratch): Best {
  const terms = request.terms.filter(isLookedFor);
  const whole = (1 << terms.length) - 1;
  const candidates = listCandidates(source, terms, whole);
  const scoreOf = makeScoreOf(source.columns, request.cityStores, source.mostPopular, {
    nameWords: source.postings.nameWords,
    terms: terms.length,
  });
  const { runs } = source.postings;
  const { masks, worths, foundRows, foundWorths } = scratch;
  const best: Row[] = [];
  const sections: SectionOfFound[] = [];
  let total = 0;
  let isWhole = true;
  for (const { run, mentions, most } of candidates) {
    const least = Math.min(
      best.length < request.rows ? 0 : (best.at(-1)?.score ?? 0),
      sections.length < request.sections ? 0 : (sections.at(-1)?.best ?? 0),
    );
    if (most < least) {
      isWhole = false;
      break;
    }
    const start = runs[run] as number;
    const size = (runs[run + 1] as number) - start;
    scratch.weigh(source.postings, mentions, size);
    let count = 0;
    for (let at = 0; at < size; at++) {
      if (((masks[at] as number) & whole) !== whole) continue;
      foundRows[count] = start + at;
      foundWorths[count++] = worths[at] as number;
    }
    if (count === 0) continue;
    total += count;
    const leaf = source.leaves[run] ?? null;
    const lift = leaf ? toLift(foundWorths, 0, count, runs, run) : 0;
    let bestHere = 0;
    for (let at = 0; at < count; at++) {
      const row = foundRows[at] as number;
      const score = scoreOf(row, foundWorths[at] as number, lift);
      if (score > bestHere) bestHere = score;
      put(best, { row, score }, request.rows, isBetterRow);
    }
    if (leaf) put(sections, { section: leaf, count, best: bestHere }, request.sections, isBetterSection);
  }
  if (total < Math.max(FEW_ROWS, request.rows)) return takeAll(source, request, scratch);
  return { rows: best.map(({ row }) => row), sections, total: isWhole ? total : null };
}

/** The leaves where all terms are mentioned, the most promising first. */
function listCandidates(source: MatchSource, terms: readonly Term[], whole: number): Candidate[] {
  const { runs } = source.postings;
  const { mentions } = findMentions(terms, source);
  const candidates: Candidate[] = [];
  for (const [run, here] of mentions) {
    const size = (runs[run + 1] as number) - (runs[run] as number);
    let bits = 0;
    let worth = 0;
    let most = size;
    let sum = 0;
    for (let place = 0; 1 << place <= whole; place++) {
      const own = here.filter(({ bit, isNear }) => bit === 1 << place && !isNear);
      const [first] = own;
      if (!first) continue;
      bits |= first.bit;
      worth += first.worth;
      most = Math.min(
        most,
        own.reduce((count, mention) => count + mention.most, 0),
      );
      sum += own.reduce((total, mention) => total + mention.worth * mention.most, 0);
    }
    if (bits !== whole) continue;
    const lift = Math.min(most * worth, sum) / size;
    candidates.push({ run, mentions: here, most: mostOf(worth, lift) });
  }
  return candidates.sort((a, b) => b.most - a.most || a.run - b.run);
}

/** Few rows, or none that meets every term: then what comes near counts as well. */
function takeAll(source: MatchSource, request: BestRequest, scratch: Scratch): Best {
  const matched = match(source, { ...request, exactRows: [] }, scratch);
  return {
    rows: listBest(matched, request.rows),
    sections: toSectionsOfFound(source.sections, matched).slice(0, request.sections),
    total: matched.rows.length,
  };
}

function listBest({ rows, scores }: Matched, limit: number): number[] {
  const best: Row[] = [];
  for (let at = 0; at < rows.length; at++)
    put(best, { row: rows[at] as number, score: scores[at] as number }, limit, isBetterRow);
  return best.map(({ row }) => row);
}

const isBetterRow = (a: Row, b: Row) => a.score > b.score || (a.score === b.score && a.row < b.row);
const isBetterSection = (a: SectionOfFound, b: SectionOfFound) =>
  (a.best - b.best || a.count - b.count || b.section.start - a.section.start) > 0;

/** Into its place among the best, of which there are at most so many. */
function put<T>(best: T[], one: T, limit: number, isBetter: (a: T, b: T) => boolean): void {
  if (best.length === limit && !isBetter(one, best[limit - 1] as T)) return;
  let place = best.length;
  while (place > 0 && isBetter(one, best[place - 1] as T)) place--;
  best.splice(place, 0, one);
  if (best.length > limit) best.pop();
}
