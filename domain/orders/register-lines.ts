/**
 * What a cash register is told: a receipt has no line of 0 ₸, so there a gift costs 1 ₸ a piece and the dearest lines
 * cost as much less. The total stays. Screens and papers of the shop never show it.
 */
import { vatIncluded } from '../money.ts';
import type { PaperLine } from './paper-lines.ts';

const LEAST_TENGE = 1;

export function toRegisterLines<Line extends PaperLine>(lines: readonly Line[]): Line[] {
  const sums = lines.map(({ sumTenge, count }) => (sumTenge === 0 ? count * LEAST_TENGE : sumTenge));
  let owed = sums.reduce((sum, each, at) => sum + each - (lines[at]?.sumTenge ?? 0), 0);
  const dearest = [...lines.keys()].sort(
    (one, other) => (sums[other] ?? 0) - (sums[one] ?? 0) || one - other,
  );
  for (const at of dearest) {
    const given = Math.min(owed, Math.max(0, (sums[at] ?? 0) - (lines[at]?.count ?? 0) * LEAST_TENGE));
    sums[at] = (sums[at] ?? 0) - given;
    owed -= given;
  }
  // Goods at 1 ₸ a piece can give nothing: then the register must take the gift as it is.
  if (owed > 0) return [...lines];
  return lines.map((line, at) => {
    const sumTenge = sums[at] ?? line.sumTenge;
    if (sumTenge === line.sumTenge) return line;
    const discountTenge = line.discountTenge + line.sumTenge - sumTenge;
    return { ...line, sumTenge, discountTenge, vatTenge: vatIncluded(sumTenge, line.vatPercent) };
  });
}
