/** From the places at which queries found what they mean to the figures that searches are compared by. */
import type { JudgedQuery } from './judged-query.ts';

export interface Judged {
  judged: JudgedQuery;
  /** of the first ten, which are meant */
  hits: boolean[];
  /** how many of the whole range are meant */
  meant: number;
}

export interface Figures {
  /** kind and language */
  name: string;
  queries: number;
  hit1: number;
  hit5: number;
  hit10: number;
  /** share that finds nothing at all */
  empty: number;
  /** mean of 1 / the place of the first that is meant */
  mrr: number;
  ndcg10: number;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
/** What a hit at this place, from 0, is worth. */
const gain = (place: number) => 1 / Math.log2(place + 2);

export function toFigures(all: readonly Judged[]): Figures[] {
  const groups = new Map<string, Judged[]>();
  for (const each of all) {
    const name = `${each.judged.kind} ${each.judged.language}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups].map(([name, group]) => ({
    name,
    queries: group.length,
    hit1: mean(group.map(({ hits }) => (hits[0] ? 1 : 0))),
    hit5: mean(group.map(({ hits }) => (hits.slice(0, 5).includes(true) ? 1 : 0))),
    hit10: mean(group.map(({ hits }) => (hits.includes(true) ? 1 : 0))),
    empty: mean(group.map(({ hits }) => (hits.length === 0 ? 1 : 0))),
    mrr: mean(group.map(({ hits }) => (hits.includes(true) ? 1 / (hits.indexOf(true) + 1) : 0))),
    ndcg10: mean(group.map(toNdcg)),
  }));
}

function toNdcg({ hits, meant }: Judged): number {
  const got = hits.reduce((sum, isHit, place) => sum + (isHit ? gain(place) : 0), 0);
  let best = 0;
  for (let place = 0; place < Math.min(10, meant); place++) best += gain(place);
  return best === 0 ? 0 : got / best;
}

export function toFigureTable(figures: readonly Figures[]): string {
  const heading = `${'kind'.padEnd(14)}${'queries'.padStart(8)}${'hit@1'.padStart(8)}${'hit@5'.padStart(8)}${'hit@10'.padStart(8)}${'empty'.padStart(8)}${'MRR'.padStart(8)}${'nDCG@10'.padStart(9)}`;
  const lines = figures.map(
    ({ name, queries, hit1, hit5, hit10, empty, mrr, ndcg10 }) =>
      name.padEnd(14) +
      String(queries).padStart(8) +
      [hit1, hit5, hit10, empty, mrr].map((figure) => figure.toFixed(3).padStart(8)).join('') +
      ndcg10.toFixed(3).padStart(9),
  );
  return [heading, ...lines].join('\n');
}
