/** Which rows come into question: those that meet all terms, and where these are few, what fills a page after them. */
import type { Columns } from '../catalog-index/catalog-index.ts';
import { type Asked, findRun, type Mention } from './mentions.ts';
import type { Postings } from './postings.ts';
import type { Scratch } from './scratch.ts';

interface RowSource {
  postings: Postings;
  columns: Pick<Columns, 'rows'>;
}

/** So many rows fill a page. */
export const PAGE_ROWS = 24;

export interface Collected {
  /** where what was found in each run ends, run after run */
  ends: { run: number; end: number }[];
  /** how many rows meet each set of terms */
  met: Uint32Array;
}

/** All of these terms must be met, and one of those; 0 asks for nothing. */
interface Needed {
  all: number;
  any: number;
}

const isNeeded = (mask: number, { all, any }: Needed) =>
  (mask & all) === all && (any === 0 || (mask & any) !== 0);

/** The runs where all of these terms are met. */
export function listRuns({ mentions }: Asked, all: number): number[] {
  const hasAllOf = (here: readonly Mention[]) =>
    here.reduce((bits, { bit, isNear }) => (isNear ? bits : bits & ~bit), all) === 0;
  return [...mentions.keys()].filter((run) => hasAllOf(mentions.get(run) ?? []));
}

/** What comes next after the few that have it all: with a word that names the thing, or if nothing has, with any. */
export function fill(
  source: RowSource,
  asked: Asked,
  scratch: Scratch,
  whole: number,
  exact: ReadonlySet<number>,
): Collected {
  const named = { all: 0, any: asked.naming };
  const found = collect(
    source,
    asked,
    scratch,
    listPromising(source, asked, scratch, whole, named),
    named,
    exact,
  );
  if (asked.naming === 0 || found.met.some((count, mask) => mask !== 0 && count > 0)) return found;
  const any = { all: 0, any: 0 };
  return collect(source, asked, scratch, listPromising(source, asked, scratch, whole, any), any, exact);
}

/**
 * The runs that can fill a page: those where all is met, and the others in the order of the most that a row of theirs
 * could be worth, until the page is full of rows that are worth more. A long title costs a few leaves, not all of them.
 */
function listPromising(
  { postings }: RowSource,
  { mentions }: Asked,
  scratch: Scratch,
  whole: number,
  needed: Needed,
): number[] {
  const { runs } = postings;
  const { masks, worths } = scratch;
  const promising = [...mentions]
    .map(([run, here]) => ({ run, here, ...toMost(here) }))
    .filter(({ met }) => isNeeded(met, needed))
    .sort((a, b) => Number(b.met === whole) - Number(a.met === whole) || b.most - a.most || a.run - b.run);
  const best: number[] = [];
  const taken: number[] = [];
  for (const { run, here, met, most } of promising) {
    const least = best[PAGE_ROWS - 1];
    if (least !== undefined && met !== whole && most < least) break;
    taken.push(run);
    const size = (runs[run + 1] as number) - (runs[run] as number);
    scratch.weigh(postings, here, size);
    for (let at = 0; at < size; at++) {
      const worth = worths[at] as number;
      if (worth <= (best[PAGE_ROWS - 1] ?? 0) || !isNeeded((masks[at] as number) & whole, needed)) continue;
      let place = Math.min(best.length, PAGE_ROWS - 1);
      while (place > 0 && (best[place - 1] as number) < worth) place--;
      best.splice(place, 0, worth);
      best.length = Math.min(best.length, PAGE_ROWS);
    }
  }
  return taken;
}

/** Which terms a run can meet, and the most that one of its rows can be worth. */
function toMost(here: readonly Mention[]): { met: number; most: number } {
  let met = 0;
  let seen = 0;
  let most = 0;
  // Of each term the best mention comes first among those that meet it, and then among those that come near.
  for (const { bit, isNear, worth } of here) {
    if (!isNear) met |= bit;
    if ((seen & bit) === 0) most += worth;
    seen |= bit;
  }
  return { met, most };
}

/** The rows of these runs that meet what is needed, into the scratch. */
export function collect(
  { postings, columns }: RowSource,
  { mentions, importances }: Asked,
  scratch: Scratch,
  looked: readonly number[],
  needed: Needed,
  exact: ReadonlySet<number>,
): Collected {
  const { runs } = postings;
  const { masks, worths, foundRows, foundMasks, foundWorths } = scratch;
  const met = new Uint32Array(1 << importances.length);
  const whole = met.length - 1;
  const withExact = new Set([...exact].filter((row) => row < columns.rows).map((row) => findRun(runs, row)));
  const ends: Collected['ends'] = [];
  let count = 0;
  for (const run of [...new Set([...looked, ...withExact])].sort((a, b) => a - b)) {
    const start = runs[run] as number;
    const size = (runs[run + 1] as number) - start;
    scratch.weigh(postings, mentions.get(run) ?? [], size);
    const takesExact = withExact.has(run);
    for (let at = 0; at < size; at++) {
      const mask = (masks[at] as number) & whole;
      if ((mask === 0 || !isNeeded(mask, needed)) && !(takesExact && exact.has(start + at))) continue;
      met[mask] = (met[mask] as number) + 1;
      foundRows[count] = start + at;
      foundMasks[count] = mask;
      foundWorths[count++] = worths[at] as number;
    }
    ends.push({ run, end: count });
  }
  return { ends, met };
}
