/** Goods that nobody has tuned for: both halves of the second set, the shop beside BM25 and full text. */
import type { Database } from '#api/database.ts';
import { toFigures, toFigureTable } from '../figures.ts';
import { type ForeignQuery, makeForeignRanges } from './foreign-set.ts';
import { type ForeignJudged, judgeForeign } from './judge-foreign.ts';

const HALVES: readonly ForeignQuery['half'][] = ['tuned', 'unseen'];

export async function runForeignBench(db: Database, print: (text: string) => void): Promise<void> {
  const all = new Map<string, ForeignJudged[]>();
  for (const range of makeForeignRanges()) {
    for (const [engine, judged] of await judgeForeign(db, range, ['the shop', 'plain BM25', 'full text']))
      all.set(engine, [...(all.get(engine) ?? []), ...judged]);
  }
  for (const half of HALVES) {
    for (const [engine, judged] of all) {
      const figures = toFigures(judged.filter((each) => each.half === half));
      print(`\nsearch: goods of other shops, the ${half} half, ${engine}\n${toFigureTable(figures)}`);
    }
  }
}
