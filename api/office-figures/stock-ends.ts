/** Goods that end before their supply comes, the dearest loss first. */
import type { StockEnd } from '#contract/office/figures.ts';
import type { Locale } from '#domain/locale.ts';
import { DEMAND_DAYS, findStockEnd } from '#domain/office/stock-ends.ts';
import { almatyDate } from '#domain/time.ts';
import type { Database } from '../database.ts';
import { type EndCandidate, listEndCandidates } from './stock-ends.queries.ts';

/** Of each of the last 28 days, the oldest first. */
const byDay = (of: Readonly<Record<string, number>>): number[] =>
  Array.from({ length: DEMAND_DAYS }, (_, at) => of[String(DEMAND_DAYS - at)] ?? 0);

function toEnd(candidate: EndCandidate, today: string): StockEnd[] {
  const { productId, name, article, city, cityCode, count, price, supplies } = candidate;
  const sold = byDay(candidate.sold);
  const adjusted = byDay(candidate.adjusted);
  const moved = sold.map((gone, at) => (adjusted[at] ?? 0) - gone);
  const end = findStockEnd({ count, price, sold, moved, supplies }, today);
  return end === null ? [] : [{ productId, name, article, city, cityCode, count, ...end }];
}

export async function findStockEnds(
  db: Database,
  { city, language, now }: { city: string | null; language: Locale; now: Date },
): Promise<StockEnd[]> {
  const today = almatyDate(now);
  const candidates = await listEndCandidates(db, { today, city, language });
  return candidates
    .flatMap((candidate) => toEnd(candidate, today))
    .toSorted((one, other) => other.lostPerDayTenge - one.lostPerDayTenge || one.productId - other.productId);
}
