/** Goods that nobody has tuned for: both halves of the second and the third set, the shop beside BM25 and full text. */
import type { Database } from '#api/database.ts';
import { toFigures, toFigureTable } from '../figures.ts';
import { readStrangers } from '../strangers/strangers.ts';
import { type ForeignQuery, type ForeignRange, makeForeignRanges } from './foreign-set.ts';
import { type ForeignJudged, judgeForeign } from './judge-foreign.ts';

const HALVES: readonly ForeignQuery['half'][] = ['tuned', 'unseen'];

export async function runForeignBench(db: Database, print: (text: string) => void): Promise<void> {
  await judgeSet(db, 'goods of other shops', makeForeignRanges(), print);
  await judgeSet(db, 'price lists and titles of strangers', [readStrangers()], print);
}

async function judgeSet(
  db: Database,
  name: string,
  ranges: readonly ForeignRange[],
  print: (text: string) => void,
): Promise<void> {
  const all = new Map<string, ForeignJudged[]>();
  for (const range of ranges) {
    for (const [engine, judged] of await judgeForeign(db, range, ['the shop', 'plain BM25', 'full text']))
      all.set(engine, [...(all.get(engine) ?? []), ...judged]);
  }
  for (const half of HALVES) {
    for (const [engine, judged] of all) {
      const figures = toFigures(judged.filter((each) => each.half === half));
      print(`\nsearch: ${name}, the ${half} half, ${engine}\n${toFigureTable(figures)}`);
    }
  }
}
